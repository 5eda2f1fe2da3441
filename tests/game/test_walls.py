"""What the rules layer may import and do, read from its source."""

from __future__ import annotations

import ast
import sys
from collections.abc import Collection, Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "game").rglob("*.py"))
TALKS_TO_THE_SYSTEM = ("game/bots/worker*.py", "game/simulate.py")
"""Only these may read a clock, start processes or print."""
SYSTEM_MODULES = {
    "asyncio",
    "concurrent",
    "datetime",
    "io",
    "multiprocessing",
    "os",
    "pathlib",
    "secrets",
    "shutil",
    "signal",
    "socket",
    "sqlite3",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "uuid",
}
FORBIDDEN_CALLS = {"print", "open", "input", "exec", "eval", "hash", "id"}
ALLOWED = sys.stdlib_module_names | {"game", "msgspec"}
WHY_A_PAIR = "a state makes views, a view samples states"
"""The reason for the one circle of imports that a variant may have; a third module in one is never right."""

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def _imports(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Each imported module with each name taken from it, or an empty name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative import"
            yield from ((node.module or "", alias.name) for alias in node.names)


def _calls(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Each plainly named function that is called, with how many arguments it is given."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, len(node.args) + len(node.keywords)


def _is_exempt(file: Path) -> bool:
    return any(fnmatch(file.relative_to(ROOT).as_posix(), pattern) for pattern in TALKS_TO_THE_SYSTEM)


def test_the_walls_are_looked_at() -> None:
    assert ROOT / "game" / "contract.py" in FILES


@every_file
def test_the_rules_import_the_standard_library_msgspec_and_themselves(file: Path) -> None:
    foreign = {module for module, _ in _imports(_tree(file)) if module.split(".")[0] not in ALLOWED}
    assert not foreign


@every_file
def test_no_generator_is_global_or_unseeded(file: Path) -> None:
    tree = _tree(file)
    taken = {name for module, name in _imports(tree) if module == "random"}
    assert taken <= {"Random"}
    assert ("Random", 0) not in set(_calls(tree))


@every_file
def test_only_the_worker_and_simulate_read_clocks_start_processes_or_print(file: Path) -> None:
    if _is_exempt(file):
        return
    tree = _tree(file)
    assert not {module for module, _ in _imports(tree) if module.split(".")[0] in SYSTEM_MODULES}
    assert not {name for name, _ in _calls(tree)} & FORBIDDEN_CALLS


@every_file
def test_no_stars_are_imported_and_nothing_is_pickled(file: Path) -> None:
    taken = set(_imports(_tree(file)))
    assert "*" not in {name for _, name in taken}
    assert not {module for module, _ in taken} & {"pickle", "shelve", "copy"}


@pytest.mark.parametrize("folder", ["saves", "assets"])
def test_saves_and_assets_never_reach_scenes(folder: str) -> None:
    for file in sorted((ROOT / folder).rglob("*.py")):
        reached = {module.split(".")[0] for module, _ in _imports(_tree(file))}
        assert "scenes" not in reached, file
        assert "saves" not in reached or folder == "saves", file


# Circles


def _modules() -> dict[str, Path]:
    """Every module of the rules layer by its dotted name."""
    named = {".".join(file.relative_to(ROOT).with_suffix("").parts): file for file in FILES}
    return {name.removesuffix(".__init__"): file for name, file in named.items()}


def _imported(file: Path, known: Collection[str]) -> set[str]:
    """The modules of the layer that a file names in its imports, those for type checking included."""
    found = set()
    for module, name in _imports(_tree(file)):
        longer = f"{module}.{name}"
        found |= {longer if longer in known else module} & set(known)
    return found


def circles(graph: Mapping[str, set[str]]) -> set[frozenset[str]]:
    """The sets of modules of which each is reached from each other."""
    reached = {name: _reached(graph, name) for name in graph}
    rings = {frozenset(other for other in reached[name] if name in reached[other]) for name in graph}
    return {ring for ring in rings if len(ring) > 1}


def _reached(graph: Mapping[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = graph[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def test_a_circle_is_found_through_any_number_of_modules() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": {"d"}, "f": {"a", "f"}}
    assert circles(graph) == {frozenset("abc"), frozenset("de")}


def _pairs() -> dict[frozenset[str], str]:
    """The circles that may be, each with its reason: state and view of each variant."""
    variants = [folder.name for folder in (ROOT / "game" / "variants").iterdir() if (folder / "view.py").exists()]
    return {frozenset(f"game.variants.{name}.{part}" for part in ("state", "view")): WHY_A_PAIR for name in variants}


def test_modules_import_each_other_in_named_pairs_at_most() -> None:
    """Report 9, item 5: whoever reads one module of a circle has to read them all."""
    modules = _modules()
    graph = {name: _imported(file, modules) - {name} for name, file in modules.items()}
    found, pairs = circles(graph), _pairs()
    assert found <= pairs.keys(), "\n".join(", ".join(sorted(ring)) for ring in found - pairs.keys())

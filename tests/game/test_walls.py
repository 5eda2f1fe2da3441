"""What the rules layer may import and do, checked in its source."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "game").rglob("*.py"))
TALKS_TO_THE_SYSTEM = ("game/bots/worker*.py", "game/simulate.py")
"""The only modules that may read a clock, start processes or print."""
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
"""The reason for the only import cycle that a variant may have, of exactly two modules."""


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


@cache
def _imports(file: Path) -> frozenset[tuple[str, str]]:
    """Yields each imported module with each imported name, or an empty name."""
    return frozenset(_imported_by(_tree(file)))


def _imported_by(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative import"
            yield from ((node.module or "", alias.name) for alias in node.names)


@cache
def _calls(file: Path) -> frozenset[tuple[str, int]]:
    """Yields the plain name of each called function, with its number of arguments."""
    called = [node for node in ast.walk(_tree(file)) if isinstance(node, ast.Call)]
    return frozenset(
        (node.func.id, len(node.args) + len(node.keywords)) for node in called if isinstance(node.func, ast.Name)
    )


def _found(wrong: Callable[[Path], object], files: Collection[Path] = FILES) -> dict[str, object]:
    """Returns each problem with the files in which it was found."""
    found = {str(file.relative_to(ROOT)): wrong(file) for file in files}
    return {file: what for file, what in found.items() if what}


def _is_exempt(file: Path) -> bool:
    return any(fnmatch(file.relative_to(ROOT).as_posix(), pattern) for pattern in TALKS_TO_THE_SYSTEM)


def test_the_walls_are_looked_at() -> None:
    assert ROOT / "game" / "contract.py" in FILES


def test_the_rules_import_the_standard_library_msgspec_and_themselves() -> None:
    assert not _found(lambda file: {module for module, _ in _imports(file) if module.split(".")[0] not in ALLOWED})


def test_no_generator_is_global_or_unseeded() -> None:
    assert not _found(lambda file: {name for module, name in _imports(file) if module == "random"} - {"Random"})
    assert not _found(lambda file: _calls(file) & {("Random", 0)})


def test_only_the_worker_and_simulate_read_clocks_start_processes_or_print() -> None:
    files = [file for file in FILES if not _is_exempt(file)]
    assert not _found(lambda file: {module.split(".")[0] for module, _ in _imports(file)} & SYSTEM_MODULES, files)
    assert not _found(lambda file: {name for name, _ in _calls(file)} & FORBIDDEN_CALLS, files)


def test_no_stars_are_imported_and_nothing_is_pickled() -> None:
    assert not _found(lambda file: {name for _, name in _imports(file)} & {"*"})
    assert not _found(lambda file: {module for module, _ in _imports(file)} & {"pickle", "shelve", "copy"})


@pytest.mark.parametrize("folder", ["saves", "assets"])
def test_saves_and_assets_never_reach_scenes(folder: str) -> None:
    for file in sorted((ROOT / folder).rglob("*.py")):
        reached = {module.split(".")[0] for module, _ in _imports(file)}
        assert "scenes" not in reached, file
        assert "saves" not in reached or folder == "saves", file


# Circles


def _modules() -> dict[str, Path]:
    """Returns every module of the rules layer by its dotted name."""
    named = {".".join(file.relative_to(ROOT).with_suffix("").parts): file for file in FILES}
    return {name.removesuffix(".__init__"): file for name, file in named.items()}


def _imported(file: Path, known: Collection[str]) -> set[str]:
    """Returns the modules of the layer that a file imports, also for type checking."""
    found = set()
    for module, name in _imports(file):
        longer = f"{module}.{name}"
        found |= {longer if longer in known else module} & set(known)
    return found


def circles(graph: Mapping[str, set[str]]) -> set[frozenset[str]]:
    """Returns the import cycles, each as a set of modules."""
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
    """Returns the allowed cycles with their reasons: state and view of each variant."""
    variants = [folder.name for folder in (ROOT / "game" / "variants").iterdir() if (folder / "view.py").exists()]
    return {frozenset(f"game.variants.{name}.{part}" for part in ("state", "view")): WHY_A_PAIR for name in variants}


def test_modules_import_each_other_in_named_pairs_at_most() -> None:
    """To read one module of a cycle, one has to read them all."""
    modules = _modules()
    graph = {name: _imported(file, modules) - {name} for name, file in modules.items()}
    found, pairs = circles(graph), _pairs()
    assert found <= pairs.keys(), "\n".join(", ".join(sorted(ring)) for ring in found - pairs.keys())

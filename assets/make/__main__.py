"""`python -m assets.make` makes all assets again. The same scripts always make the same bytes."""

import sys
from collections.abc import Sequence
from pathlib import Path

import assets
from assets.make.parts import PARTS

HERE = Path(assets.__file__).resolve().parent


def write(files: dict[str, bytes], root: Path) -> None:
    """Writes each file below ``root``, except those that would not change."""
    for name, data in files.items():
        target = root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.is_file() or target.read_bytes() != data:
            target.write_bytes(data)


def make_all(root: Path) -> list[str]:
    """Makes all assets and the manifest below ``root``, and deletes assets no longer made. Returns the names."""
    files: dict[str, bytes] = {}
    for build in PARTS.values():
        files |= build()
    write(files, root)
    manifest = root / assets.MANIFEST
    before = manifest.read_text(encoding="utf-8").split("\n") if manifest.is_file() else []
    for name in {name for name in before if name} - files.keys():
        (root / name).unlink(missing_ok=True)
    names = sorted(files)
    manifest.write_text("\n".join(names) + "\n", encoding="utf-8", newline="\n")
    return names


def main(arguments: Sequence[str]) -> int:
    """Makes the named parts, or everything without names, in the package's own folder. Returns the exit code."""
    unknown = [name for name in arguments if name not in PARTS]
    if unknown:
        print(f"No such part: {', '.join(unknown)}. Parts are: {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    if not arguments:
        print(f"{len(make_all(HERE))} files made.")
    for name in arguments:
        files = PARTS[name]()
        write(files, HERE)
        print(f"{name}: {len(files)} files made.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

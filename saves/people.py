"""The persons who play at this screen, and the file that names them: one until more are made."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from uuid import uuid4

import msgspec

from game.clubs import LONGEST_NAME
from game.plain import is_plain, one_line, plain
from saves.atomic import NoFile, read_file, set_aside, write_atomically
from saves.locks import Locks
from saves.paths import DataFolder
from saves.unreadable import Damaged, Foreign, Newer, Unreadable
from saves.writer import Writer

KIND = "pigskin-parlor-people"
FORMAT = 1
LARGEST = 100_000
"""Bytes; our files are far smaller."""
FIRST, YOU = "me", "You"
"""The id of the first person, who owns all matches that name nobody, and the first person's default name."""
MOST = 6
"""Largest number of persons that can be added; several windows may add more together, which are all kept."""
_ID = re.compile(r"[0-9a-f]{12}", re.ASCII)


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays at this screen."""

    id: str
    name: str


class _File(msgspec.Struct, frozen=True):
    kind: str
    format: int
    people: list[Person]


def is_person(text: str) -> bool:
    """Returns whether a text from a file can be a person's id.

    >>> is_person("me"), is_person("0123456789ab"), is_person("ME")
    (True, True, False)
    """
    return text == FIRST or _ID.fullmatch(text) is not None


class People:
    """Everybody who plays here.

    Changes are written at once, off the frame's thread, and go by the file as it is then.
    """

    def __init__(self, folder: DataFolder) -> None:
        self._folder = folder
        self._writer = Writer(self._tell_failure)
        self._locks = Locks(folder.path)
        self._changed: dict[str, str] = {}
        """The names that were set in this window."""
        self._blocked = False
        """Whether a file that is not ours has our file's name and must not be overwritten."""
        self.notices: list[str] = []
        """Messages for the player, oldest first."""
        self._names = self._read()

    @property
    def everybody(self) -> list[Person]:
        """Returns all persons, the first one first."""
        return [Person(key, name) for key, name in self._names.items()]

    @property
    def several(self) -> bool:
        """Returns whether there is more than one person."""
        return len(self._names) > 1

    @property
    def names(self) -> Mapping[str, str]:
        """Returns everybody's name by id."""
        return self._names

    def known(self, key: str) -> str:
        """Returns the id if the person is known here, otherwise the first person's."""
        return key if key in self._names else FIRST

    def add(self, name: str) -> Person | None:
        """Adds a person; returns None if the name is empty or taken, or there are too many persons."""
        key = uuid4().hex[:12]
        added = len(self._names) < MOST and self.call({key: name})
        return Person(key, self._names[key]) if added else None

    def call(self, names: Mapping[str, str]) -> bool:
        """Names persons by id; returns False and changes nothing if a name is empty or two are equal."""
        said = {key: plain(name, LONGEST_NAME) for key, name in names.items()}
        together = {**self._names, **said}
        if "" in said.values() or len({name.casefold() for name in together.values()}) < len(together):
            return False
        self._changed |= {key: name for key, name in said.items() if self._names.get(key) != name}
        self._names = together
        if self._changed and not self._blocked and self._folder.writable:
            self._writer.submit("people", partial(self._write, dict(self._changed)))
        return True

    def flush(self, timeout: float | None = None) -> None:
        """Waits at most ``timeout`` seconds until everything is written or has failed again."""
        self._writer.flush(timeout, retry=True)

    # The file

    def _read(self) -> dict[str, str]:
        """Returns the names at the start of the program, always with the first person's."""
        found: dict[str, str] = {}
        try:
            found = self._stored()
        except OSError as problem:
            self.notices.append(f"The names of the players could not be read ({problem.strerror}).")
        return {FIRST: YOU, **found}

    def _stored(self) -> dict[str, str]:
        """Returns the names in the file as it is now; a file that is not ours is set aside first.

        Raises OSError for a file that cannot be read.
        """
        try:
            return _names_in(read_file(self._folder.people, LARGEST))
        except (FileNotFoundError, NotADirectoryError):
            return {}
        except (NoFile, Unreadable) as problem:
            self._keep_aside(problem)
            return {}

    def _keep_aside(self, problem: NoFile | Unreadable) -> None:
        why = f"The names of the players cannot be used: {problem}."
        try:
            kept = set_aside(self._folder.people, getattr(problem, "label", Damaged.label))
        except OSError:
            self._blocked = True
            self.notices.append(f"{why} Nothing will be saved over them.")
        else:
            self.notices.append(f"{why} They were kept as {kept.name}.")

    def _write(self, changed: dict[str, str]) -> None:
        self._locks.claim("people")  # where it cannot be had, the newest writing counts
        try:
            names = {FIRST: YOU, **self._stored(), **changed}
            if not self._blocked:
                file = _File(KIND, FORMAT, [Person(key, name) for key, name in names.items()])
                data = msgspec.json.format(msgspec.json.encode(file), indent=2) + b"\n"
                write_atomically(self._folder.people, data)
        finally:
            self._locks.release("people")

    def _tell_failure(self, reason: str) -> None:
        self.notices.append(f"The names of the players could not be saved: {one_line(reason)}.")


def _names_in(data: bytes) -> dict[str, str]:
    """Returns the names in a file by id. Raises Unreadable with the reason for the player."""
    try:
        file = msgspec.json.decode(data, type=_File)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise Damaged("the file is damaged") from problem
    if file.kind != KIND:
        raise Foreign("the file is not one of ours")
    if file.format > FORMAT:
        raise Newer("the file comes from a newer version")
    if file.format != FORMAT or not all(map(_is_sound, file.people)):
        raise Damaged("the file is damaged")
    return {person.id: person.name for person in file.people}


def _is_sound(person: Person) -> bool:
    return is_person(person.id) and is_plain(person.name, LONGEST_NAME)

"""The persons at a screen: one until more are made; no file, whatever is in it, stops the program."""

import errno
from pathlib import Path

import msgspec
import pytest

from saves import people as people_file
from saves.paths import DataFolder
from saves.people import FIRST, FORMAT, KIND, MOST, YOU, People, Person
from tests.saves.samples import failing


def people(folder: Path) -> People:
    """As the next start of the program reads them."""
    return People(DataFolder(folder))


def stored(folder: Path, names: object, *, kind: object = KIND, number: object = FORMAT) -> People:
    document = {"kind": kind, "format": number, "people": names}
    (folder / "people.json").write_bytes(msgspec.json.encode(document))
    return people(folder)


def test_there_is_one_person_until_more_are_made_and_no_file_for_it(tmp_path: Path) -> None:
    alone = people(tmp_path / "not" / "there")
    assert alone.everybody == [Person(FIRST, YOU)]
    assert not alone.several
    alone.flush()
    assert not (tmp_path / "not").exists()


def test_names_and_persons_come_back_as_they_were_made(tmp_path: Path) -> None:
    made = people(tmp_path)
    assert made.call({FIRST: "  Bea \t "})
    cy = made.add("Cy")
    assert cy is not None
    made.flush()
    assert people(tmp_path).everybody == [Person(FIRST, "Bea"), cy]
    assert people(tmp_path).several
    assert people(tmp_path).known(cy.id) == cy.id
    assert people(tmp_path).known("0123456789ab") == FIRST, "somebody whom this folder does not know"


@pytest.mark.parametrize("name", ["", "  ", "\ufe0f", "you", "YOU"])
def test_nobody_is_made_without_a_name_or_with_anothers(tmp_path: Path, name: str) -> None:
    made = people(tmp_path)
    assert made.add(name) is None
    assert made.everybody == [Person(FIRST, YOU)]


def test_two_persons_may_change_names_but_not_share_one(tmp_path: Path) -> None:
    made = people(tmp_path)
    cy = made.add("Cy")
    assert cy is not None
    assert made.call({FIRST: "Cy", cy.id: "You"})
    assert [person.name for person in made.everybody] == ["Cy", "You"]
    assert not made.call({FIRST: "you"})
    assert [person.name for person in made.everybody] == ["Cy", "You"], "all or nothing"


def test_more_than_a_family_is_not_made(tmp_path: Path) -> None:
    made = people(tmp_path)
    assert [made.add(f"Cousin {number}") is not None for number in range(MOST)] == [*[True] * (MOST - 1), False]


def test_what_two_windows_make_is_there_at_the_next_start(tmp_path: Path) -> None:
    first, second = people(tmp_path), people(tmp_path)
    first.add("Ann")
    first.flush()
    second.add("Bea")
    second.call({FIRST: "Me"})
    second.flush()
    first.add("Cy")
    first.flush()
    assert [person.name for person in people(tmp_path).everybody] == ["Me", "Ann", "Bea", "Cy"]


@pytest.mark.parametrize(
    ("names", "kind", "number", "label"),
    [
        ([{"id": FIRST, "name": "Ann"}], KIND, FORMAT + 1, "newer"),
        ([{"id": FIRST, "name": "Ann"}], "some-other-program", FORMAT, "foreign"),
        ([{"id": FIRST, "name": "Ann"}], KIND, 0, "damaged"),
        ([{"id": "../..", "name": "Ann"}], KIND, FORMAT, "damaged"),
        ([{"id": FIRST, "name": "A\nB"}], KIND, FORMAT, "damaged"),
        ([{"id": FIRST, "name": "x" * 21}], KIND, FORMAT, "damaged"),
        (["Ann"], KIND, FORMAT, "damaged"),
        ({}, KIND, FORMAT, "damaged"),
    ],
)
def test_a_file_that_cannot_be_used_is_set_aside_and_told_of(
    tmp_path: Path, names: object, kind: object, number: object, label: str
) -> None:
    made = stored(tmp_path, names, kind=kind, number=number)
    assert made.everybody == [Person(FIRST, YOU)]
    (kept,) = tmp_path.glob(f"people.{label}-*.json")
    assert [kept.name in notice for notice in made.notices] == [True]
    made.add("Bea")
    made.flush()
    assert [person.name for person in people(tmp_path).everybody] == [YOU, "Bea"]
    assert msgspec.json.decode(kept.read_bytes())["people"] == names


def test_bytes_that_are_no_json_are_set_aside(tmp_path: Path) -> None:
    (tmp_path / "people.json").write_bytes(b"\xff{")
    assert people(tmp_path).notices
    assert not (tmp_path / "people.json").exists()


def test_a_file_that_cannot_be_moved_is_never_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, why: str = "") -> Path:
        raise OSError(errno.EACCES, "refused")

    monkeypatch.setattr(people_file, "set_aside", refuse)
    made = stored(tmp_path, [], number=FORMAT + 1)
    before = (tmp_path / "people.json").read_bytes()
    assert made.add("Bea"), "for this window she is there"
    made.flush()
    assert (tmp_path / "people.json").read_bytes() == before
    assert len(made.notices) == 1


def test_a_full_disk_is_told_of_and_written_later(tmp_path: Path) -> None:
    made = people(tmp_path)
    with failing(people_file, "write_atomically", errno.ENOSPC):
        made.add("Bea")
        made.flush(1)
        assert any("could not be saved" in notice for notice in made.notices)
    made.flush()
    assert [person.name for person in people(tmp_path).everybody] == [YOU, "Bea"]

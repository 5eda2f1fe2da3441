"""The writer's thread: which jobs it runs, in which order, and which failed ones it tries again."""

import threading
from collections.abc import Callable

import pytest

from saves.writer import Writer


class Held:
    """A job that starts, waits for permission to go on, and then fails."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.go_on = threading.Event()
        self.runs = 0

    def __call__(self) -> None:
        self.runs += 1
        self.begun.set()
        assert self.go_on.wait(60)
        raise OSError("no room")


class Jobs:
    """Creates jobs that record their names, and fail while they are among ``broken``."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.done: list[str] = []
        self.broken: set[str] = set()

    def hold(self, key: str) -> Held:
        """Submits a job with that key and waits for its start."""
        held = Held()
        self.writer.submit(key, held)
        assert held.begun.wait(60)
        return held

    def fail(self, **names: str) -> None:
        """Makes jobs with these keys fail, and then lets them succeed."""
        self.broken = set(names.values())
        for key, name in names.items():
            self.writer.submit(key, self(name))
        assert not self.writer.flush()
        self.broken = set()

    def __call__(self, name: str) -> Callable[[], None]:
        def job() -> None:
            if name in self.broken:
                raise OSError(f"{name} is broken")
            self.done.append(name)

        return job


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def writer(told: list[str]) -> Writer:
    return Writer(told.append, lambda: told.append("works again"))


@pytest.fixture
def jobs(writer: Writer) -> Jobs:
    return Jobs(writer)


def test_a_job_cancelled_while_it_runs_is_not_tried_again(writer: Writer, jobs: Jobs, told: list[str]) -> None:
    held = jobs.hold("a")
    writer.cancel("a")
    writer.cancel("b")
    held.go_on.set()
    assert writer.flush()
    writer.submit("b", lambda: None)
    assert writer.flush(retry=True)
    assert held.runs == 1
    assert told == [], "nobody misses it"


def test_cancelling_another_job_leaves_the_running_one_to_be_tried_again(writer: Writer, jobs: Jobs) -> None:
    held = jobs.hold("a")
    writer.cancel("b")
    held.go_on.set()
    assert not writer.flush()
    assert not writer.flush(retry=True)
    assert held.runs == 2


def test_a_job_handed_over_after_the_cancelled_one_is_tried_again(writer: Writer, jobs: Jobs) -> None:
    held = jobs.hold("a")
    writer.cancel("a")
    jobs.broken = {"new"}
    writer.submit("a", jobs("new"))
    held.go_on.set()
    assert not writer.flush()
    jobs.broken = set()
    assert writer.flush(retry=True)
    assert jobs.done == ["new"]


def test_a_cancelled_job_that_fails_does_not_say_that_saving_works_again(
    writer: Writer, jobs: Jobs, told: list[str]
) -> None:
    jobs.fail(a="a")
    held = jobs.hold("a")
    writer.cancel("a")
    held.go_on.set()
    assert writer.flush()
    assert len(told) == 1
    writer.submit("b", jobs("b"))
    assert writer.flush()
    assert told[1:] == ["works again"]


def test_a_cancelled_job_that_failed_before_is_not_tried_again(writer: Writer, jobs: Jobs) -> None:
    jobs.fail(a="a")
    writer.cancel("a")
    writer.submit("b", jobs("b"))
    assert writer.flush(retry=True)
    assert jobs.done == ["b"]


def test_a_new_job_takes_the_place_of_one_that_failed(writer: Writer, jobs: Jobs) -> None:
    jobs.fail(a="old")
    writer.submit("a", jobs("new"))
    assert writer.flush(retry=True)
    assert jobs.done == ["new"]


def test_a_new_job_takes_the_place_of_one_that_is_failing(writer: Writer, jobs: Jobs) -> None:
    held = jobs.hold("a")
    writer.submit("a", jobs("new"))
    held.go_on.set()
    assert writer.flush()
    writer.submit("b", jobs("b"))
    assert writer.flush(retry=True)
    assert held.runs == 1
    assert jobs.done == ["new", "b"]


def test_jobs_that_failed_are_tried_again_before_those_that_wait(writer: Writer, jobs: Jobs) -> None:
    jobs.fail(a="first", b="second")
    writer.submit("c", jobs("third"))
    assert writer.flush()
    assert jobs.done == ["first", "second", "third"]


def test_a_job_that_failed_goes_before_one_that_was_waiting_behind_it(writer: Writer, jobs: Jobs) -> None:
    """A deletion must not be followed by the older write that it replaces."""
    first, second = jobs.hold("a"), Held()
    jobs.broken = {"old"}
    for name in ("old", "held", "behind"):
        writer.submit(name, second if name == "held" else jobs(name))
    writer.cancel("a")
    first.go_on.set()
    assert second.begun.wait(60)
    jobs.broken = set()
    writer.submit("last", jobs("last"))
    second.go_on.set()
    assert not writer.flush()
    assert jobs.done == ["old", "behind", "last"]

"""The command line: what it asks for, and the one line that answers whatever it cannot mean."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.shell.launch import BadArgument, parse


def test_nothing_asks_for_the_menu() -> None:
    launch = parse([])
    assert (launch.variant, launch.demo, launch.level, launch.speed, launch.audio) == (None, False, "pro", None, True)


def test_all_that_can_be_asked_for() -> None:
    which = "--demo football_war --seed -7 --level all-pro --option players=4 --speed 0 --window 1024x600"
    what = "--data-dir here --screenshot a.png --after 2.5 --quit-when-over --no-audio"
    launch = parse([*which.split(), *what.split()])
    assert (launch.variant, launch.demo, launch.seed, launch.level) == ("football_war", True, -7, "all-pro")
    assert launch.options == {"players": "4"}
    assert (launch.speed, launch.size, launch.after) == (0.0, (1024, 600), 2.5)
    assert (launch.data_dir, launch.screenshot) == (Path("here"), Path("a.png"))
    assert launch.quit_when_over
    assert not launch.audio


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--play chess", "no game 'chess'; the games are: jukem"),
        ("--play jukem --option wind=strong", "no option 'wind'; its options are: practice, dealer"),
        ("--play jukem --option practice", "NAME=VALUE"),
        ("--play jukem --demo jukem", "not allowed with"),
        ("--level hard", "the levels are: rookie, pro, all-pro"),
        ("--seed x", "a whole number"),
        ("--seed 1234567890123456789", "at most 18 digits"),
        ("--seed \N{ARABIC-INDIC DIGIT THREE}", "a whole number"),
        ("--see 3", "--see"),
        ("--play=", "no game ''"),
        ("--demo=", "no game ''"),
        ("--speed -1", "from 0 to 1000"),
        ("--speed nan", "from 0 to 1000"),
        ("--window 12", "such as 1280x720"),
        ("--window 1x1", "such as 1280x720"),
        ("--screenshot a.txt", ".png"),
        ("--option players=4", "--option needs --play"),
        ("--quit-when-over", "--quit-when-over needs --play"),
        ("--seed 7", "--seed needs --play"),
        ("--level pro", "--level needs --play"),
        ("--after 2", "--after needs --screenshot"),
        ("--play jukem --after 2", "--after needs --screenshot"),
        ("--play jukem --seed 7 --seed 8", "--seed is given twice"),
        ("--play jukem --play jukem", "--play is given twice"),
        ("--fullscreen --fullscreen", "--fullscreen is given twice"),
        ("--no-audio --no-audio", "--no-audio is given twice"),
        ("--speed 1 --speed=1", "--speed is given twice"),
        ("--demo jukem --option practice=on --option practice=on", "--option practice is given twice"),
        ("--data-dir ~nobody-of-that-name/x", "--data-dir names no folder"),
        ("--bogus", "--bogus"),
    ],
)
def test_what_it_cannot_mean_is_said_in_one_line(line: str, said: str) -> None:
    with pytest.raises(BadArgument) as refused:
        parse(line.split())
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("text", ["a\nb", "a\rb", "a\u2028b", "a\x85b", "a\0b", "x" * 20_000, "\udcff"])
@pytest.mark.parametrize("flag", ["--play={}", "--unknown={}", "{}", "--option={}", "--option={}=on", "--window={}"])
def test_whatever_stands_in_a_flag_the_answer_is_one_line(flag: str, text: str) -> None:
    """A newline inside a flag made two."""
    with pytest.raises(BadArgument) as refused:
        parse(["--demo=jukem"] * (not flag.startswith("--play")) + [flag.format(text)])
    said = str(refused.value)
    assert said.isprintable()
    assert len(said) <= 300

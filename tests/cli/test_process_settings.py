"""Which of several processes a bot is, and how many shards it has: from what is typed, and what is set."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.cli import main
from sfb_bot.cli import run as run_command
from sfb_bot.cli.environment import Settings, read_settings
from sfb_bot.cli.refusal import Refusal
from sfb_bot.matches.territory import Territory
from tests.cli.program import refused

SERVER = "postgresql://ann:secret@example.org/games"
SECOND_OF_THREE = Territory(1, 3)


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No file and no setting of whoever runs the tests has a say."""
    monkeypatch.chdir(tmp_path)
    for name in ("SFB_PROCESS", "SFB_SHARDS", "DISCORD_TOKEN_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SFB_DATABASE", SERVER)
    monkeypatch.setenv("DISCORD_TOKEN", "abc")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings of every bot that would have been started."""
    seen: list[Settings] = []
    monkeypatch.setattr(run_command, "_on_discord", seen.append)
    monkeypatch.setattr(run_command, "run_until_stopped", lambda _: None)
    return seen


def test_a_bot_is_alone_with_one_shard_unless_somebody_says_otherwise(started: list[Settings]) -> None:
    assert main(["run"]) == 0
    assert [(one.process, one.shards) for one in started] == [(None, 1)]


@pytest.mark.parametrize(
    ("typed", "given", "process", "shards"),
    [
        # Where several share the work, Discord is asked how many shards it wants.
        (["--process", "2/3"], {}, SECOND_OF_THREE, None),
        ([], {"SFB_PROCESS": "2/3"}, SECOND_OF_THREE, None),
        ([], {"SFB_PROCESS": " 2/3 ", "SFB_SHARDS": ""}, SECOND_OF_THREE, None),
        ([], {"SFB_PROCESS": "2/3", "SFB_SHARDS": "6"}, SECOND_OF_THREE, 6),
        ([], {"SFB_PROCESS": "2/3", "SFB_SHARDS": "AUTO"}, SECOND_OF_THREE, None),
        (["--shards", "9"], {"SFB_PROCESS": "2/3", "SFB_SHARDS": "6"}, SECOND_OF_THREE, 9),
        (["--shards", "auto"], {"SFB_PROCESS": "2/3", "SFB_SHARDS": "6"}, SECOND_OF_THREE, None),
        # What is typed about the one leaves what is set about the other.
        (["--process", "2/3"], {"SFB_SHARDS": "6"}, SECOND_OF_THREE, 6),
        (["--process", "2/3"], {"SFB_PROCESS": "1/2", "SFB_SHARDS": "6"}, SECOND_OF_THREE, 6),
        # A bot alone may have several shards as well.
        (["--shards", "4"], {}, None, 4),
        ([], {"SFB_SHARDS": "auto"}, None, None),
    ],
)
def test_process_and_shards(
    started: list[Settings],
    monkeypatch: pytest.MonkeyPatch,
    typed: list[str],
    given: dict[str, str],
    process: Territory | None,
    shards: int | None,
) -> None:
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert main(["run", *typed]) == 0
    assert [(one.process, one.shards) for one in started] == [(process, shards)]


def test_both_may_stand_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings"
    file.write_text("SFB_PROCESS=2/3\nSFB_SHARDS=3\n", encoding="utf-8")
    settings = read_settings({}, file)
    assert (settings.process, settings.shards) == (SECOND_OF_THREE, 3)
    assert read_settings({"SFB_PROCESS": "1/3"}, file).process == Territory(0, 3)


@pytest.mark.parametrize("said", ["0/2", "3/2", "1/257", "1", "1/2/3", "first/2", "-1/2", "1 of 2"])
def test_a_process_that_cannot_be_is_refused(said: str) -> None:
    sentence = "it must be like 1/2 for the first of two processes"
    assert refused("run", f"--process={said}") == f"sfb-bot: --process is {said!r}; {sentence}"
    assert refused("health", f"--process={said}") == f"sfb-bot: --process is {said!r}; {sentence}"
    with pytest.raises(Refusal, match="SFB_PROCESS is "):
        read_settings({"SFB_PROCESS": said})


@pytest.mark.parametrize("said", ["0", "16385", "-2", "2.0", "many"])
def test_shards_that_cannot_be_are_refused(said: str) -> None:
    sentence = "it must be auto, or how many shards, 1 to 16384"
    assert refused("run", f"--shards={said}") == f"sfb-bot: --shards is {said!r}; {sentence}"
    with pytest.raises(Refusal, match=f"SFB_SHARDS is '{said}'"):
        read_settings({"SFB_SHARDS": said})


def test_shards_that_cannot_be_shared_out_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = "sfb-bot: 4 shards cannot be shared out evenly to 3 processes"
    assert refused("run", "--process", "2/3", "--shards", "4") == sentence
    monkeypatch.setenv("SFB_SHARDS", "4")
    assert refused("run", "--process", "2/3") == sentence
    monkeypatch.setenv("SFB_PROCESS", "1/3")
    assert refused("run") == sentence


def test_several_processes_need_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SFB_DATABASE", "games.sqlite3")
    sentence = (
        "sfb-bot: several processes need a PostgreSQL database, and games.sqlite3 is a file;"
        " docs/HOSTING.md says how to move there"
    )
    assert refused("run", "--process", "1/2") == sentence
    assert not Path("games.sqlite3").exists()

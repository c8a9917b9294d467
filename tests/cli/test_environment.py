"""Where the bot's settings come from."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from sfb_bot.cli import main
from sfb_bot.cli import playground as playground_command
from sfb_bot.cli import run as run_command
from sfb_bot.cli.environment import JsonLines, Settings, read_settings
from sfb_bot.cli.refusal import Refusal
from sfb_bot.storage.location import FileLocation, ServerLocation


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def test_the_environment_counts_more_than_the_file(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=filed\nLOG_LEVEL=debug\nSFB_DATABASE=a b.db\n", encoding="utf-8-sig")
    settings = read_settings({"DISCORD_TOKEN": " given "}, env_file)
    assert (settings.token, settings.log_level, settings.database) == (
        "given",
        "DEBUG",
        FileLocation(Path("a b.db")),
    )
    assert read_settings({}, env_file).token == "filed"
    assert "filed" not in repr(read_settings({}, env_file))


def test_a_database_may_be_on_a_server(env_file: Path) -> None:
    given = {"SFB_DATABASE": "postgresql://ann:secret@example.org/games", "SFB_FILES": "here"}
    settings = read_settings(given, env_file)
    assert settings.database == ServerLocation(given["SFB_DATABASE"], Path("here"))
    assert settings.database.base == Path("here/games")
    assert "secret" not in f"{settings} {settings.database}"
    # Whatever else looks like an address is the name of a file, as it always was.
    assert read_settings({"SFB_DATABASE": "file:x"}, env_file).database == FileLocation(Path("file:x"))


def test_the_log_as_lines_of_json(env_file: Path) -> None:
    assert read_settings({"LOG_FORMAT": "JSON"}, env_file).log_form == "json"
    with pytest.raises(Refusal, match="LOG_FORMAT"):
        read_settings({"LOG_FORMAT": "xml"}, env_file)
    record = logging.LogRecord("sfb_bot.a", logging.ERROR, "f", 1, "what %s\nsays", ("ж",), None)
    record.created, record.msecs = 1_794_960_000.25, 250.0
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line) == {
        "at": "2026-11-18T00:00:00.250Z",
        "level": "ERROR",
        "logger": "sfb_bot.a",
        "message": "what ж\nsays",
    }
    try:
        raise ValueError("inside")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    assert "ValueError: inside" in json.loads(JsonLines().format(record))["error"]


def test_the_web_page_is_off_unless_somebody_says_so(env_file: Path) -> None:
    nothing = read_settings({"SFB_WEB": "", "SFB_WEB_URL": ""}, env_file)
    assert (nothing.web_port, nothing.web_host, nothing.web_url) == (None, "127.0.0.1", "")
    given = {"SFB_WEB": "8017", "SFB_WEB_HOST": "0.0.0.0", "SFB_WEB_URL": "https://a.example/b/"}
    wanted = read_settings(given, env_file)
    assert (wanted.web_port, wanted.web_host, wanted.web_url) == (8017, "0.0.0.0", "https://a.example/b/")


@pytest.mark.parametrize("command", [["run"], [], ["playground"]])
def test_what_is_typed_counts_more_than_the_environment(
    command: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SFB_WEB", "8017")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    seen: list[Settings] = []

    def note(settings: Settings, *_: object, **__: object) -> None:
        seen.append(settings)

    for module in (run_command, playground_command):
        monkeypatch.setattr(module, "in_playground", note)
        monkeypatch.setattr(module, "run_until_stopped", lambda _: None)
    assert main([*command, "--web", "8018"]) == 0
    assert main(command) == 0
    assert [one.web_port for one in seen] == [8018, 8017]
    assert main([*command, "--web", "x"]) == 2


def test_without_anything_it_is_the_playground(env_file: Path) -> None:
    settings = read_settings({"DISCORD_TOKEN_FILE": ""}, env_file)
    assert (settings.token, settings.log_level) == ("", "INFO")


def test_the_token_may_lie_in_a_file(tmp_path: Path, env_file: Path) -> None:
    secret = tmp_path / "token"
    secret.write_text("\n  abc.def-ghi \r\n")
    assert read_settings({"DISCORD_TOKEN_FILE": str(secret)}, env_file).token == "abc.def-ghi"
    env_file.write_text(f"DISCORD_TOKEN=\nDISCORD_TOKEN_FILE={secret}\n")
    assert read_settings({}, env_file).token == "abc.def-ghi"


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (
            {"DISCORD_TOKEN": "abc", "DISCORD_TOKEN_FILE": "token"},
            "both DISCORD_TOKEN and DISCORD_TOKEN_FILE",
        ),
        ({"DISCORD_TOKEN_FILE": "missing"}, "missing cannot be read: No such file"),
        ({"DISCORD_TOKEN_FILE": "empty"}, "empty, the file of DISCORD_TOKEN_FILE, is empty"),
        ({"DISCORD_TOKEN_FILE": "two"}, "the token in DISCORD_TOKEN_FILE has blanks or line breaks inside"),
        ({"DISCORD_TOKEN_FILE": "."}, ". cannot be read"),
        ({"DISCORD_TOKEN": "abc def"}, "the token in DISCORD_TOKEN has blanks or line breaks inside"),
        ({"LOG_LEVEL": "loud"}, "LOG_LEVEL is 'LOUD'"),
        ({"SFB_WEB": "eighty"}, "SFB_WEB is 'eighty'; it must be a port from 0 to 65535"),
        ({"SFB_WEB": "65536"}, "SFB_WEB is '65536'"),
        ({"SFB_WEB": "-1"}, "SFB_WEB is '-1'"),
        ({"SFB_WEB_URL": "league.example.org"}, "it must be an address like https://league.example.org/"),
        ({"SFB_WEB_URL": "http://league.example.org"}, "it must be an address like https://"),
        ({"SFB_WEB_URL": "https://"}, "it must be an address like https://"),
        ({"SFB_WEB_URL": "https://me:secret@league.example.org"}, "it must be an address like https://"),
        ({"SFB_WEB_URL": "https://league.example.org/?a=b"}, "it must be an address like https://"),
    ],
)
def test_what_makes_no_sense_is_one_sentence(
    tmp_path: Path, env_file: Path, monkeypatch: pytest.MonkeyPatch, given: dict[str, str], words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("empty").write_text(" \n")
    Path("two").write_text("first\nsecond\n")
    with pytest.raises(Refusal) as refusal:
        read_settings(given, env_file)
    assert words in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert not any(token in str(refusal.value) for token in ("abc", "first", "second")), "no part of a token"

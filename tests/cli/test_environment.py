"""Where the bot's settings come from."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.cli.environment import read_settings
from sfb_bot.cli.refusal import Refusal


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def test_the_environment_counts_more_than_the_file(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=filed\nLOG_LEVEL=debug\nSFB_DATABASE=a b.db\n", encoding="utf-8-sig")
    settings = read_settings({"DISCORD_TOKEN": " given "}, env_file)
    assert (settings.token, settings.log_level, settings.database) == ("given", "DEBUG", Path("a b.db"))
    assert read_settings({}, env_file).token == "filed"
    assert "filed" not in repr(read_settings({}, env_file))


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

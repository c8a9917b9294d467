"""`docker-compose.yml`: one bot, or with the profile `cluster` several processes and their database."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from sfb_bot.cli.environment import Settings, read_settings
from sfb_bot.matches.territory import Territory
from sfb_bot.storage.location import FileLocation, ServerLocation
from tests.hosting.compose_file import NotSet, filled_in, read_compose, services

ROOT: Final = Path(__file__).resolve().parents[2]
FILE: Final = ROOT / "docker-compose.yml"
ONE: Final = {"DISCORD_TOKEN": "abc"}
SEVERAL: Final = {**ONE, "SFB_ALONE": "0", "SFB_DATABASE_PASSWORD": "secret"}
PROCESSES: Final = ("bot-1", "bot-2")


def settings_of(service: dict[str, Any]) -> Settings:
    """What the bot in a container is told: by its image, and by this file."""
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    (database,) = [line.split("=", 1)[1] for line in lines if line.strip().startswith("SFB_DATABASE=")]
    return read_settings({"SFB_DATABASE": database, **service["environment"]}, Path("no such file"))


def test_without_the_profile_there_is_one_bot_on_a_file() -> None:
    found = services(FILE, ONE)
    assert list(found) == ["bot"]
    assert found["bot"]["scale"] == "1"
    settings = settings_of(found["bot"])
    assert settings.database == FileLocation(Path("/data/sfb.sqlite3"))
    assert (settings.process, settings.shards) == (None, 1)
    assert settings.token == "abc"
    with pytest.raises(NotSet, match="DISCORD_TOKEN"):
        services(FILE, {})


def test_the_profile_starts_processes_that_share_all_servers_and_no_bot_beside_them() -> None:
    found = services(FILE, SEVERAL, "cluster")
    assert sorted(found) == ["bot", *PROCESSES, "database"]
    assert found["bot"]["scale"] == "0"
    told = [settings_of(found[name]) for name in PROCESSES]
    assert [each.process for each in told] == [Territory(n, len(PROCESSES)) for n in range(len(PROCESSES))]
    assert {each.shards for each in told} == {None}
    url = "postgresql://sfb:secret@database/sfb"
    assert {each.database for each in told} == {ServerLocation(url, Path("/data"))}
    assert {each.token for each in told} == {"abc"}
    assert {found[name]["scale"] for name in PROCESSES} == {"1"}


def test_who_forgets_to_send_the_one_bot_away_has_no_two_bots() -> None:
    """Without SFB_ALONE the bot would run beside the processes; then nobody gets into their database."""
    forgotten = {name: value for name, value in SEVERAL.items() if name != "SFB_ALONE"}
    found = services(FILE, forgotten, "cluster")
    assert found["bot"]["scale"] == "1"
    assert found["database"]["environment"]["POSTGRES_PASSWORD"] == ""
    for name in PROCESSES:
        assert found[name]["environment"]["SFB_DATABASE"] == "postgresql://sfb:@database/sfb"


def test_processes_are_as_confined_as_the_one_bot() -> None:
    found = services(FILE, SEVERAL, "cluster")
    for name in PROCESSES:
        assert found[name] | {"environment": {}, "scale": "", "profiles": [], "depends_on": {}} == (
            found["bot"] | {"environment": {}, "scale": "", "profiles": [], "depends_on": {}}
        )
    for name in ("bot", *PROCESSES, "database"):
        service = found[name]
        assert service["read_only"] == "true"
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["mem_limit"] == "1g"
        assert int(service["pids_limit"]) <= 256
        assert "ports" not in service
        assert "privileged" not in service
        assert service["restart"] == "unless-stopped"


def test_each_process_is_looked_after_by_the_image_and_its_own_settings() -> None:
    """The check of the image asks for the process that its environment names."""
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert "CMD python bot.py health || exit 1" in image
    found = services(FILE, SEVERAL, "cluster")
    for name in PROCESSES:
        assert "healthcheck" not in found[name]
        assert "command" not in found[name]


def test_the_database_is_made_as_the_bot_needs_it() -> None:
    found = services(FILE, SEVERAL, "cluster")
    database = found["database"]
    told = database["environment"]
    assert (told["POSTGRES_USER"], told["POSTGRES_DB"], told["POSTGRES_PASSWORD"]) == ("sfb", "sfb", "secret")
    assert told["POSTGRES_INITDB_ARGS"] == "--encoding=UTF8 --locale=C"
    assert database["volumes"] == ["database:/var/lib/postgresql/data"]
    assert set(read_compose(FILE)["volumes"]) == {"data", "database"}
    assert database["healthcheck"]["test"].startswith("pg_isready -h 127.0.0.1 ")
    for name in PROCESSES:
        assert found[name]["depends_on"] == {"database": {"condition": "service_healthy"}}


def test_images_can_be_named_by_their_digest() -> None:
    found = services(FILE, {**SEVERAL, "POSTGRES_IMAGE": "postgres:16@sha256:00"}, "cluster")
    assert found["database"]["image"] == "postgres:16@sha256:00"
    assert services(FILE, SEVERAL, "cluster")["database"]["image"] == "postgres:16"


def test_the_web_page_is_one_process_s_and_its_address_everybody_s() -> None:
    web = {"SFB_WEB": "8017", "SFB_WEB_URL": "https://league.example.org/"}
    found = services(FILE, {**SEVERAL, **web}, "cluster")
    told = [settings_of(found[name]) for name in PROCESSES]
    assert [each.web_port for each in told] == [8017, None]
    assert {each.web_url for each in told} == {"https://league.example.org/"}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("${A:-b}", "a"),
        ("${B:-b}", "b"),
        ("${B:-}", ""),
        ("x${A:+y}z", "xyz"),
        ("x${B:+y}z", "xz"),
        ("${A:+${B:-c}}", "c"),
        ("${B:+${A:-c}}", ""),
        ("${A}", "a"),
        ("plain", "plain"),
    ],
)
def test_the_reader_of_this_test_fills_in_variables_as_docker_does(text: str, value: str) -> None:
    assert filled_in(text, {"A": "a", "B": ""}) == value


@pytest.mark.parametrize("line", ["a: {b: c}", "a: &x b", "a: b # c", "a: |", "<<: *a", "a: 1\na: 2", "a"])
def test_the_reader_of_this_test_refuses_what_it_does_not_know(tmp_path: Path, line: str) -> None:
    file = tmp_path / "compose.yml"
    file.write_text(line, encoding="utf-8")
    with pytest.raises(ValueError, match=r"not understood|a comment behind"):
        read_compose(file)

"""The unit for systemd: it can be loaded, and starts the process its name says."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from sfb_bot.cli.environment import read_process
from sfb_bot.matches.territory import Territory

UNIT: Final = Path(__file__).resolve().parents[2] / "hosting" / "sfb-bot@.service"
INSTALLED: Final = "/opt/sfb-bot"


def options() -> list[tuple[str, str]]:
    """Every setting of the unit, in order."""
    lines = UNIT.read_text(encoding="utf-8").splitlines()
    found = [line.partition("=") for line in lines if line and line[0] not in "#["]
    assert all(middle for _, middle, _ in found)
    return [(name, value) for name, _, value in found]


def verified(folder: Path, text: str) -> str:
    """What systemd says about a unit of this text, once its program is there; nothing if all is well."""
    program = folder / "bot" / ".venv" / "bin" / "python"
    program.parent.mkdir(parents=True, exist_ok=True)
    if not program.exists():
        program.symlink_to(sys.executable)
    (folder / UNIT.name).write_text(text.replace(INSTALLED, str(folder / "bot")), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(folder / "sfb-bot@1.service")],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    # What other units of this machine lack is no fault of this one.
    said = (done.stdout + done.stderr).splitlines()
    return "\n".join(line for line in said if "sfb-bot" in line)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_every_line(tmp_path: Path) -> None:
    text = UNIT.read_text(encoding="utf-8")
    assert verified(tmp_path, text) == ""
    # It would say so else: a value, a name, a program.
    assert "Invalid memory limit" in verified(tmp_path, text.replace("MemoryMax=1G", "MemoryMax=lots"))
    assert "Unknown key" in verified(tmp_path, text.replace("RestartSec=", "RestartSeconds="))
    assert "not executable" in verified(tmp_path, text.replace("bin/python", "bin/no-python"))


def test_the_name_of_a_unit_says_which_process_it_is() -> None:
    given = options()
    (command,) = [value for name, value in given if name == "ExecStart"]
    (count,) = [value.split("=")[1] for name, value in given if value.startswith("PROCESSES=")]
    process = command.rpartition(" --process ")[2]
    for number in (1, 2):
        said = process.replace("%i", str(number)).replace("${PROCESSES}", count)
        assert read_process(said, "--process") == Territory(number - 1, 2)


def test_it_is_started_again_and_is_given_the_time_to_stop() -> None:
    given = dict(options())
    assert given["Restart"] == "always"
    assert given["StartLimitIntervalSec"] == "0"
    assert int(given["TimeoutStopSec"]) > 30
    assert given["MemoryMax"] == "1G"
    assert given["NoNewPrivileges"] == given["ProtectHome"] == "true"
    assert given["ProtectSystem"] == "strict"

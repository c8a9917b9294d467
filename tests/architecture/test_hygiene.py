"""The repository keeps its promises about files, locks and the two commands."""

import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.architecture.import_law import PACKAGE, imports_of, python_files

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("requirements.lock", "requirements-dev.lock")
LONGEST_FILE = 450
MACHINE_PATH = re.compile(r"(^|[\s=@'\"])(/|~|\.\.?/|[A-Za-z]:\\)", re.MULTILINE)


def pins(lock: str) -> dict[str, str]:
    """Each pinned requirement with its version, its condition and its hashes, by name."""
    entries = re.split(r"\n(?=\S)", (ROOT / lock).read_text(encoding="utf-8").strip())
    return {entry.split("==")[0]: entry for entry in entries}


def normalised(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def declared() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {normalised(re.split(r"[<>=!~\[; ]", line)[0]) for line in project["dependencies"]}


def test_no_file_grows_too_long() -> None:
    files = [path for path in python_files(ROOT) if path.is_relative_to(ROOT / PACKAGE)]
    assert files
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in files
    }
    assert {path: length for path, length in lengths.items() if length > LONGEST_FILE} == {}


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_name_no_address_and_no_machine(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*(-[a-z]|--(?!hash=))", text, re.MULTILINE), "an option other than --hash"
    assert not MACHINE_PATH.search(text)


@pytest.mark.parametrize("line", ["-e /srv/x", "x @ ../x", "x @ ~/x", "--find-links=/srv", "# via C:\\x"])
def test_machine_paths_would_be_found(line: str) -> None:
    assert MACHINE_PATH.search(line)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_is_exact_and_hashed(lock: str) -> None:
    entries = pins(lock)
    assert entries
    for entry in entries.values():
        assert re.match(
            r"[a-z0-9-]+==[^\s*]+( ; [^\\]+)? \\\n(    --hash=sha256:[0-9a-f]{64}( \\\n|$))+$", entry
        )


def test_development_contains_the_runtime() -> None:
    """`do.py run` relies on it: an environment for development also runs the bot."""
    assert pins("requirements.lock").items() <= pins("requirements-dev.lock").items()


def test_locks_cover_the_declared_dependencies() -> None:
    assert declared()
    assert declared() <= set(pins("requirements.lock"))


def test_imported_libraries_are_declared() -> None:
    """A library that only happens to come with another one may vanish with its next release."""
    tops = {
        imported.target.partition(".")[0]
        for path in python_files(ROOT)
        for imported in imports_of(ROOT, path)
        if imported.target
    }
    libraries = tops - sys.stdlib_module_names - {PACKAGE}
    owners = packages_distributions()
    undeclared = {top for top in libraries if not declared() & set(map(normalised, owners.get(top, [])))}
    assert undeclared == set()


def test_readme_names_the_two_commands_and_ci_calls_them() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    for command in ("python3 do.py run", "python3 do.py test"):
        assert command in readme
    assert "python3 do.py test" in ci
    assert "python3 do.py lint" in ci
    assert any(line.startswith("python3 do.py run ") for line in ci)
    assert "set -euo pipefail" in ci


def test_the_settings_template_holds_no_secret() -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    settings = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    assert settings == {"DISCORD_TOKEN": "", "SFB_DATABASE": "data/sfb.sqlite3", "LOG_LEVEL": "INFO"}

"""The repository keeps its promises about files, locks and the two commands."""

import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest

from tests.architecture.import_law import PACKAGE, imports_of, python_files

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("requirements.lock", "requirements-dev.lock")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
KINDS_OF_CHANGE = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
LONGEST_FILE = 450
MACHINE_PATH = re.compile(r"(^|[\s=@'\"])(/|~|\.\.?/|[A-Za-z]:\\)", re.MULTILINE)


def pins(lock: str) -> dict[str, str]:
    """Each pinned requirement with its version, its condition and its hashes, by name."""
    entries = re.split(r"\n(?=\S)", (ROOT / lock).read_text(encoding="utf-8").strip())
    return {entry.split("==")[0]: entry for entry in entries}


def normalised(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def declared() -> set[str]:
    return {normalised(re.split(r"[<>=!~\[; ]", line)[0]) for line in project()["dependencies"]}


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


def test_the_hosted_checks_call_the_same_commands_on_every_promised_python() -> None:
    workflow = (ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8")
    lines = [line.strip() for line in workflow.splitlines()]
    assert "run: python3 do.py test" in lines
    assert "run: python3 do.py lint" in lines
    assert "run: python do.py test" in lines, "on Windows"
    pythons = re.findall(r'"(3\.\d+)"', workflow.split("python: [")[1].split("]")[0])
    named = "Programming Language :: Python :: 3."
    promised = [line.rpartition(" ")[2] for line in project()["classifiers"] if line.startswith(named)]
    assert pythons == promised
    assert project()["requires-python"] == f">={pythons[0]}"
    pinned = re.findall(r"uses: (\S+)", workflow)
    assert pinned
    assert all(re.fullmatch(r"actions/[\w-]+@v\d+", action) for action in pinned)


def test_hooks_before_a_commit_bring_nothing_that_is_not_locked() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"- repo: (.*)", hooks) == ["local"]
    assert re.findall(r"language: (.*)", hooks) == ["system"]
    assert re.findall(r"entry: (.*)", hooks) == ["python3 do.py lint --quick"]


def test_licences_lie_where_they_are_said_to() -> None:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert licence.startswith("MIT License\n")
    files = project()["license-files"]
    assert all((ROOT / path).is_file() for path in files)
    assert all(path in licence for path in files if path != "LICENSE")
    assert {path.parent for path in (ROOT / PACKAGE).rglob("*.ttf")} == {ROOT / PACKAGE / "drawing" / "fonts"}


@pytest.mark.parametrize(
    "document", sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]), ids=lambda p: p.name
)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", document.read_text(encoding="utf-8"))
    local = [link for link in links if "://" not in link]
    assert [link for link in local if not (document.parent / link).exists()] == []


def test_the_changelog_keeps_its_habit() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    versions = [line for line in lines if line.startswith("## ")]
    assert versions[0] == "## [Unreleased]"
    dated = [re.fullmatch(r"## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)", line) for line in versions[1:]]
    assert all(dated)
    assert dated[0]
    assert dated[0][1] == project()["version"]
    kinds = {line for line in lines if line.startswith("### ")}
    assert kinds <= {
        f"### {kind}" for kind in ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
    }


def test_the_settings_template_holds_no_secret() -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    settings = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    assert settings == {"DISCORD_TOKEN": "", "SFB_DATABASE": "data/sfb.sqlite3", "LOG_LEVEL": "INFO"}

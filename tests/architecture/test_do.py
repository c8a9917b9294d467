"""do.py sets up an environment by itself, once, and never believes in a broken one.

The real script runs in a folder of its own, with locks that need no download.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Nothing is downloaded, so only a hang takes this long.
LONGEST = 240
NOTHING_TO_INSTALL = "# no packages\n"
CANNOT_BE_INSTALLED = "no-such-package==1 \\\n    --hash=sha256:" + "0" * 64 + "\n"
BOT = "import sys\nprint('prefix', sys.prefix)\nprint('heard', sys.argv[1:])\nraise SystemExit(7)\n"


def fill(folder: Path) -> None:
    shutil.copy(ROOT / "do.py", folder)
    (folder / "bot.py").write_text(BOT, encoding="utf-8")
    (folder / "requirements.lock").write_text(NOTHING_TO_INSTALL, encoding="utf-8")
    (folder / "requirements-dev.lock").write_text(NOTHING_TO_INSTALL + "# dev\n", encoding="utf-8")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    fill(tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def environment_to_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment made by `run`, of which tests take copies: there are no packages in it."""
    fill(folder := tmp_path_factory.mktemp("run"))
    assert "Setting up .venv from requirements.lock" in do(folder, "run").stdout
    return folder / ".venv"


@pytest.fixture(scope="module")
def environment_to_develop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same made by `setup`."""
    fill(folder := tmp_path_factory.mktemp("develop"))
    assert "Setting up .venv from requirements-dev.lock" in do(folder, "setup").stdout
    return folder / ".venv"


@pytest.fixture
def used_checkout(checkout: Path, environment_to_run: Path) -> Path:
    """A checkout in which the bot was run before."""
    shutil.copytree(environment_to_run, checkout / ".venv", symlinks=True)
    return checkout


@pytest.fixture
def workshop(checkout: Path, environment_to_develop: Path) -> Path:
    """A checkout of somebody who works on the bot."""
    shutil.copytree(environment_to_develop, checkout / ".venv", symlinks=True)
    return checkout


def do(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    offline = {**os.environ, "PIP_NO_INDEX": "1"}
    offline.pop("PIP_FIND_LINKS", None)
    command = [sys.executable, "do.py", *arguments]
    return subprocess.run(
        command, cwd=checkout, env=offline, capture_output=True, text=True, check=False, timeout=LONGEST
    )


def test_run_sets_up_once_and_passes_everything_on(checkout: Path) -> None:
    first = do(checkout, "run", "simulate", "--games", "1")
    assert first.returncode == 7, first.stderr
    assert "Setting up .venv from requirements.lock" in first.stdout
    assert f"prefix {checkout / '.venv'}" in first.stdout
    assert "heard ['simulate', '--games', '1']" in first.stdout

    second = do(checkout, "run")
    assert second.returncode == 7
    assert "Setting up" not in second.stdout


def test_an_environment_for_development_also_runs_the_bot(workshop: Path) -> None:
    ran = do(workshop, "run")
    assert "Setting up" not in ran.stdout
    assert f"prefix {workshop / '.venv'}" in ran.stdout


def test_a_runtime_environment_is_not_taken_for_development(used_checkout: Path) -> None:
    assert "Setting up .venv from requirements-dev.lock" in do(used_checkout, "setup").stdout


def test_a_failed_installation_is_reported_and_tried_again(used_checkout: Path) -> None:
    checkout = used_checkout
    lock = checkout / "requirements.lock"
    lock.write_text(CANNOT_BE_INSTALLED, encoding="utf-8")

    for _attempt in range(2):
        failed = do(checkout, "run")
        assert failed.returncode == 1
        assert failed.stderr.splitlines()[-1].startswith("do.py: installing requirements.lock failed")
        assert "heard" not in failed.stdout

    # Even the old lock is not trusted now: half of the new one may be installed.
    lock.write_text(NOTHING_TO_INSTALL, encoding="utf-8")
    mended = do(checkout, "run")
    assert "Setting up" in mended.stdout
    assert mended.returncode == 7


def test_an_environment_without_its_python_is_made_anew(used_checkout: Path) -> None:
    shutil.rmtree(used_checkout / ".venv" / ("Scripts" if os.name == "nt" else "bin"))
    assert do(used_checkout, "run").returncode == 7


@pytest.mark.parametrize(("arguments", "code"), [([], 2), (["dance"], 2), (["--help"], 0)])
def test_it_explains_itself(checkout: Path, arguments: list[str], code: int) -> None:
    done = do(checkout, *arguments)
    assert done.returncode == code
    assert "python3 do.py run" in done.stdout
    assert not (checkout / ".venv").exists()


TOOLS = "import sys; print('tool', sys.argv[1:])"


@pytest.mark.parametrize(
    ("arguments", "passed_on"),
    [
        ([], []),
        (["--quick"], ["-m", "not slow"]),
        (["--quick", "-k", "traps"], ["-m", "not slow", "-k", "traps"]),
    ],
)
def test_tests_are_chosen_by_one_word(workshop: Path, arguments: list[str], passed_on: list[str]) -> None:
    (workshop / "pytest.py").write_text(TOOLS, encoding="utf-8")
    done = do(workshop, "test", *arguments)
    assert done.returncode == 0, done.stderr
    heard = done.stdout.splitlines()[-1]
    assert heard.startswith("tool ['-n', ")
    assert heard.endswith(", ".join(map(repr, ["worksteal", *passed_on])) + "]")


def test_lint_is_quick_without_types(workshop: Path) -> None:
    for tool in ("ruff", "basedpyright"):
        (workshop / f"{tool}.py").write_text(TOOLS, encoding="utf-8")
    ran = [line for line in do(workshop, "lint", "--quick").stdout.splitlines() if line.startswith("$")]
    assert ran == ["$ python -m ruff check .", "$ python -m ruff format --check ."]
    ran = [line for line in do(workshop, "lint").stdout.splitlines() if line.startswith("$")]
    assert ran[-1] == "$ python -m basedpyright"


def test_a_tool_that_hangs_is_ended(checkout: Path) -> None:
    program = "import do, sys; do.PYTHON = sys.executable; print(do.step('http.server', '0', limit=1))"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=checkout, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stdout.splitlines()[-1] == "False"
    assert done.stderr.splitlines()[-1] == "do.py: http.server did not end within 1 seconds and was ended."

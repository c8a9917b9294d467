"""Set up the environment by itself and run the bot, the tests or the checks.

    python3 do.py run [arguments for bot.py]     start the bot
    python3 do.py test [arguments for pytest]    run all tests; --quick: not those that take minutes
    python3 do.py lint [--quick]                 ruff, format and types; quick: without types
    python3 do.py check [arguments for pytest]   lint and test
    python3 do.py setup                          only prepare the environment for development
    python3 do.py lock [arguments for uv]        maintainers: write the lock files again (needs uv)

Needs Python 3.11 or newer and pip; everything else goes into .venv beside this file.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import venv
from collections.abc import Generator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "installed.sha256"
# The Python behind an activated environment: the one that has pip (outside of one they are the same).
HOST_PYTHON: str = getattr(sys, "_base_executable", sys.executable)
RUNTIME_LOCK = ROOT / "requirements.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"  # contains everything in RUNTIME_LOCK, at the same versions
OLDEST_PYTHON = (3, 11)
OLDEST_PIP = (22, 3)  # the first with --python
# Seconds. A single test that hangs is ended by tests/conftest.py long before; this is for pytest itself.
LONGEST_TESTS = 45 * 60
QUICK = "--quick"


def fail(message: str) -> SystemExit:
    return SystemExit(f"do.py: {message}")


def digest(lock: Path) -> str:
    """Name one installed environment: these pins for this Python."""
    python = f"{sys.platform} {sys.version_info[:2]}"
    return hashlib.sha256(python.encode() + lock.read_bytes()).hexdigest()


def answer_of(*command: str) -> str:
    """What a command prints, or nothing when it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode else done.stdout


def is_installed(*locks: Path) -> bool:
    if not (PYTHON.exists() and STAMP.exists()):
        return False
    return STAMP.read_text() in {digest(lock) for lock in locks}


def pip_command() -> list[str]:
    """The pip that fills .venv: the host's, or a bundled one where that is missing or too old.

    .venv is made without pip because Debian's Python cannot put one there.
    """
    found = re.match(r"pip (\d+)\.(\d+)", answer_of(HOST_PYTHON, "-m", "pip", "--version"))
    if found and (int(found[1]), int(found[2])) >= OLDEST_PIP:
        return [HOST_PYTHON, "-m", "pip", "--python", str(PYTHON)]
    if answer_of(str(PYTHON), "-m", "ensurepip"):
        return [str(PYTHON), "-m", "pip"]
    wanted = ".".join(map(str, OLDEST_PIP))
    if found:
        raise fail(f"pip {found[1]}.{found[2]} is too old, please update it to {wanted} or newer.")
    raise fail("this Python has no pip; please install it first (Debian, Ubuntu: apt install python3-pip).")


@contextlib.contextmanager
def only_one_installer() -> Generator[None]:
    """Let a second do.py wait until the first has finished installing.

    An SQLite lock because it works on every system and vanishes with its process, however that ends.
    """
    guard = sqlite3.connect(ROOT / ".venv.lock", timeout=600, isolation_level=None)
    try:
        guard.execute("BEGIN EXCLUSIVE")
        yield
    finally:
        guard.close()


def prepare(lock: Path, *also_good: Path) -> None:
    """Make .venv hold what `lock` names, or leave it alone when it already holds one of `also_good`."""
    if is_installed(lock, *also_good):
        return
    with only_one_installer():
        if is_installed(lock, *also_good):
            return
        print(f"Setting up .venv from {lock.name}, once ...", flush=True)
        # Without the stamp an interrupted installation is simply done again.
        STAMP.unlink(missing_ok=True)
        venv.EnvBuilder(with_pip=False, symlinks=os.name != "nt", clear=not is_same_python()).create(VENV)
        install = [*pip_command(), "install", "--quiet", "--disable-pip-version-check"]
        if subprocess.call([*install, "--require-hashes", "-r", str(lock)], cwd=ROOT):
            raise fail(f"installing {lock.name} failed, pip says why above; the same command tries again.")
        fresh = STAMP.with_suffix(".new")
        fresh.write_text(digest(lock))
        fresh.replace(STAMP)


def is_same_python() -> bool:
    """Whether .venv was made by a Python whose packages this one can use."""
    if not PYTHON.exists():
        return False
    ask = "import sys; print(*sys.version_info[:2])"
    return answer_of(str(PYTHON), "-c", ask).split() == [str(part) for part in sys.version_info[:2]]


def step(*command: str, limit: int | None = None) -> bool:
    """Run one tool of the environment and say whether it was content; after `limit` seconds it is ended."""
    print("$ python -m " + " ".join(command), flush=True)
    try:
        return subprocess.call([str(PYTHON), "-m", *command], cwd=ROOT, timeout=limit) == 0
    except subprocess.TimeoutExpired:
        print(f"do.py: {command[0]} did not end within {limit} seconds and was ended.", file=sys.stderr)
        return False


def run(arguments: list[str]) -> int:
    prepare(RUNTIME_LOCK, DEV_LOCK)
    command = [str(PYTHON), str(ROOT / "bot.py"), *arguments]
    if os.name != "nt":
        # Become the bot, so that the signals of a service manager reach it.
        os.execv(PYTHON, command)
    return subprocess.call(command)


def test(arguments: list[str]) -> int:
    """All tests at once; whoever names some may take as long as they like, in a debugger for instance."""
    prepare(DEV_LOCK)
    named = [argument for argument in arguments if argument != QUICK]
    chosen = ["-m", "not slow"] if QUICK in arguments else []
    limit = None if named else LONGEST_TESTS
    # One more than there are cores: the tests with the real bot wait now and then.
    workers = str((os.cpu_count() or 1) + 1)
    return 0 if step("pytest", "-n", workers, "--dist", "worksteal", *chosen, *named, limit=limit) else 1


def lint(arguments: list[str]) -> int:
    """Show everything there is to fix, not only the first complaint."""
    prepare(DEV_LOCK)
    content = [step("ruff", "check", "."), step("ruff", "format", "--check", ".")]
    if QUICK not in arguments:
        content.append(step("basedpyright"))
    return 0 if all(content) else 1


def check(arguments: list[str]) -> int:
    return max(lint([]), test(arguments))


def setup(_arguments: list[str]) -> int:
    prepare(DEV_LOCK)
    return 0


def lock(arguments: list[str]) -> int:
    """Pin everything for all supported systems, with hashes and without the address of any index."""
    uv = shutil.which("uv")
    if not uv:
        raise fail("writing the lock files needs uv on the PATH.")
    compile_for_all = [uv, "pip", "compile", "pyproject.toml", "--universal", "--python-version", "3.11"]
    compile_for_all += ["--quiet", "--generate-hashes", "--no-header", "--no-annotate", *arguments]
    runtime = [*compile_for_all, "-o", RUNTIME_LOCK.name]
    dev = [*compile_for_all, "--group", "dev", "-c", RUNTIME_LOCK.name, "-o", DEV_LOCK.name]
    return subprocess.call(runtime, cwd=ROOT) or subprocess.call(dev, cwd=ROOT)


COMMANDS = {"run": run, "test": test, "lint": lint, "check": check, "setup": setup, "lock": lock}


def main() -> int:
    if sys.version_info < OLDEST_PYTHON:
        wanted = ".".join(map(str, OLDEST_PYTHON))
        raise fail(f"Python {wanted} or newer is needed, this is {sys.version.split()[0]}.")
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        print(__doc__)
        return 0 if sys.argv[1:] in (["-h"], ["--help"]) else 2
    try:
        return COMMANDS[sys.argv[1]](sys.argv[2:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    raise SystemExit(main())

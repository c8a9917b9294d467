"""A test that hangs, even while it is cleaned up, fails by name and says where it hung; the others go on."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = "[pytest]\nasyncio_mode = auto\nasyncio_default_fixture_loop_scope = function\ntimeout = 2\n"
HANGING = """
import asyncio

async def test_hangs():
    try:
        await wait_for_godot()
    finally:
        await asyncio.Event().wait()

async def wait_for_godot():
    await asyncio.Event().wait()

async def test_ends():
    await asyncio.sleep(0)
"""


def test_a_hanging_test_fails_and_says_where(tmp_path: Path) -> None:
    (tmp_path / "test_hanging.py").write_text(HANGING, encoding="utf-8")
    done = pytest_in(tmp_path)
    assert done.returncode == 1
    assert "1 failed, 1 passed" in done.stdout
    assert "crashed while running 'test_hanging.py::test_hangs'" in done.stdout
    assert "++++ test_hanging.py::test_hangs hangs, not finished after 2 seconds" in done.stderr
    assert 'test_hanging.py", line 11 in wait_for_godot' in done.stderr


def test_a_module_that_cannot_be_collected_is_named(tmp_path: Path) -> None:
    """No timer was ever set for it; the other tests' workers live on."""
    (tmp_path / "test_broken.py").write_text("import no_such_module\n", encoding="utf-8")
    done = pytest_in(tmp_path)
    assert done.returncode == 1
    assert "ERROR test_broken.py" in done.stdout
    assert "No module named 'no_such_module'" in done.stdout
    assert "INTERNALERROR" not in done.stdout + done.stderr


def pytest_in(folder: Path) -> subprocess.CompletedProcess[str]:
    """The tests of a folder, run by this project's conftest.py."""
    shutil.copy(ROOT / "tests" / "conftest.py", folder)
    (folder / "pytest.ini").write_text(SETTINGS, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-n", "1", "-p", "no:cacheprovider", "."]
    # Without what the run around this one tells its own workers.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )

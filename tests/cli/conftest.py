"""A database for all tests of commands that read one; whoever changes it takes a copy."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.stored_world import write_world


@pytest.fixture(scope="session")
def world(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_world(tmp_path_factory.mktemp("world"))

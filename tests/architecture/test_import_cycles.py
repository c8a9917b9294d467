"""No module imports itself by way of others, not even for the type checker alone."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.architecture.import_law import PACKAGE, imports_of, module_of, python_files

ROOT = Path(__file__).resolve().parents[2]


def imported_modules(root: Path) -> dict[str, set[str]]:
    """Every module with the modules of the package it imports anywhere, TYPE_CHECKING included."""
    files = {module_of(root, path): path for path in python_files(root)}
    graph: dict[str, set[str]] = {}
    for module, path in files.items():
        targets = {found.target for found in imports_of(root, path) if found.target is not None}
        inside = {
            target.removeprefix(f"{PACKAGE}.") for target in targets if target.startswith(f"{PACKAGE}.")
        }
        graph[module] = (inside & files.keys()) - {module}
    return graph


def cycles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """Groups of modules that all reach each other, each sorted (Tarjan's strongly connected components)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []
    for start in sorted(graph):
        # Each frame is a module and what is left of its imports; no recursion, so depth does not matter.
        frames: list[tuple[str, Iterator[str]]] = [] if start in number else [(start, iter(()))]
        while frames:
            module, imports = frames[-1]
            if module not in number:
                number[module] = lowest[module] = len(number)
                path.append(module)
                imports = iter(sorted(graph[module]))
                frames[-1] = (module, imports)
            step = next(imports, None)
            if step is None:
                frames.pop()
                if frames:
                    above = frames[-1][0]
                    lowest[above] = min(lowest[above], lowest[module])
                if lowest[module] == number[module]:
                    group = path[path.index(module) :]
                    del path[path.index(module) :]
                    if len(group) > 1:
                        found.append(sorted(group))
            elif step not in number:
                frames.append((step, iter(())))
            elif step in path:
                lowest[module] = min(lowest[module], number[step])
    return sorted(found)


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Architecture, Law of imports: no import cycles, not even behind TYPE_CHECKING."""
    assert cycles(imported_modules(ROOT)) == []


@pytest.mark.parametrize(
    ("graph", "wanted"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set()}, []),
        ({"a": {"b"}, "b": {"a"}}, [["a", "b"]]),
        ({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}, [["a", "b", "c"]]),
        ({"a": {"b", "c"}, "b": {"d"}, "c": {"d"}, "d": set()}, []),
        ({"a": {"b"}, "b": {"a", "c"}, "c": {"d"}, "d": {"c"}}, [["a", "b"], ["c", "d"]]),
    ],
)
def test_cycles_are_found(graph: dict[str, set[str]], wanted: list[list[str]]) -> None:
    """The reader of cycles finds what is planted for it, and nothing else."""
    assert cycles(graph) == wanted


def test_an_import_for_the_type_checker_counts(tmp_path: Path) -> None:
    """A cycle that only the type checker sees is one."""
    folder = tmp_path / PACKAGE / "kernel"
    folder.mkdir(parents=True)
    (folder / "dice.py").write_text("from sfb_bot.kernel.run import Run\n", "utf-8")
    (folder / "run.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from sfb_bot.kernel import dice\n", "utf-8"
    )
    assert cycles(imported_modules(tmp_path)) == [["kernel.dice", "kernel.run"]]

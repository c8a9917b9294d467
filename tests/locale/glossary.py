"""The tables of docs/GLOSSARY.md."""

from __future__ import annotations

from pathlib import Path

Row = tuple[str, ...]
GLOSSARY = Path(__file__).resolve().parents[2] / "docs" / "GLOSSARY.md"


def glossary_tables(section: str) -> dict[str, list[Row]]:
    """The rows of a section's tables by their headings; a table right below the section's own has none."""
    _, found, rest = GLOSSARY.read_text(encoding="utf-8").partition(f"\n## {section}\n")
    assert found, section
    tables: dict[str, list[Row]] = {}
    heading = ""
    for line in rest.partition("\n## ")[0].splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
        elif line.startswith("| ") and not line.startswith("| English "):
            tables.setdefault(heading, []).append(tuple(cell.strip() for cell in line.strip("|").split("|")))
    return tables

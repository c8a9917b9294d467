"""Made-up folders of texts."""

import sys
from collections.abc import Mapping
from itertools import count
from pathlib import Path

_NUMBERS = count(1)


def package(place: Path, languages: Mapping[str, Mapping[str, str]]) -> str:
    """A package with these files by language and name; every one is a package of its own name."""
    name = f"made_up_texts_{next(_NUMBERS)}"
    folder = place / name
    for language, files in languages.items():
        (folder / language).mkdir(parents=True)
        for file, text in files.items():
            (folder / language / file).write_text(text, encoding="utf-8")
    (folder / "__init__.py").write_text("", encoding="utf-8")
    sys.path.append(str(place))
    return name

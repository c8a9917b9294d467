"""Rewrite the golden transcripts: `python -m tests.games.brawl.golden.update`; `--check` compares.

Run it after a deliberate change of the rules and read the difference before it is committed.
"""

from __future__ import annotations

import sys

from tests.games.brawl.golden.transcript import MATCHES, path_of, transcript


def main(arguments: list[str]) -> int:
    """Update or compare all transcripts; 1 when a comparison failed."""
    if arguments not in ([], ["--check"]):
        print("usage: python -m tests.games.brawl.golden.update [--check]", file=sys.stderr)
        return 2
    different = 0
    for name in MATCHES:
        text = transcript(name)
        path = path_of(name)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            print(f"{path.name}: unchanged")
            continue
        different += 1
        print(f"{path.name}: {'differs' if arguments else 'written'}")
        if not arguments:
            path.write_text(text, encoding="utf-8")
    return 1 if arguments and different else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

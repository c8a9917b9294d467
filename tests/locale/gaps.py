"""What a language lacks, has too much, or fills in otherwise than English, readable by whoever mends it."""

from sfb_bot.locale import DEFAULT_LANGUAGE, facts_wanted


def gaps(folder: str, language: str) -> tuple[list[str], list[str]]:
    """Texts that are missing, and texts that English does not have."""
    english, other = (
        {f"{file}: {name}" for file, texts in facts_wanted(folder, each).items() for name in texts}
        for each in (DEFAULT_LANGUAGE, language)
    )
    return sorted(english - other), sorted(other - english)


def other_facts(folder: str, language: str) -> list[str]:
    """Facts a translation does not write down though English does, or writes down though English does not.

    It may choose its words by any fact that the sources give; whether they do is a test of its own.
    """
    found: list[str] = []
    english = facts_wanted(folder, DEFAULT_LANGUAGE)
    for file, texts in facts_wanted(folder, language).items():
        for name, facts in texts.items():
            if name not in english.get(file, {}):
                continue
            wanted = english[file][name]
            found += [f"{file}: {name}: lacks ${fact}" for fact in sorted(wanted.written - facts.all)]
            found += [f"{file}: {name}: knows no ${fact}" for fact in sorted(facts.written - wanted.all)]
    return found

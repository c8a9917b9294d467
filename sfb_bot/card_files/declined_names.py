"""Names with their grammar, as card files have them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sfb_bot.card_files.strict_toml import TomlTable


def declined_name(
    table: TomlTable, genders: Sequence[str], cases: Sequence[str]
) -> tuple[Mapping[str, str], dict[str, str], dict[str, Mapping[str, str]]]:
    """A name by language, its gender and all its cases where a language declines it, neither where not."""
    texts = table.texts("name")
    gender_of: dict[str, str] = {}
    if table.has("gender"):
        entry = table.table("gender")
        gender_of = {language: entry.text(language, genders) for language in texts if entry.has(language)}
        entry.done()
    cases_of: dict[str, Mapping[str, str]] = {}
    if table.has("cases"):
        entry = table.table("cases")
        cases_of = {
            language: entry.table(language).all_texts(cases) for language in gender_of if entry.has(language)
        }
        entry.done()
    return texts, gender_of, cases_of

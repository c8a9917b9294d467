"""What pictures of cards, champions, scores and leagues show, in words: complete enough to play by."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sfb_bot.brawl.content import CORE_LETTERS, CORES, Card, CardId, Content, in_language
from sfb_bot.brawl.views import PublicView, SeatView
from sfb_bot.render.card_face import range_label, strength_label
from sfb_bot.render.card_words import card_word
from sfb_bot.render.icons import SEAT_LETTERS
from sfb_bot.render.picture import LONGEST_ALT
from sfb_bot.render.words import word


def shortened(text: str, longest: int = LONGEST_ALT) -> str:
    """The text, cut at a word with an ellipsis if it is too long."""
    if len(text) <= longest:
        return text
    return text[: longest - 1].rsplit(" ", 1)[0].rstrip(" ,;:") + "…"


def within_limit(head: str, parts: Sequence[Sequence[str]]) -> str:
    """The most detailed wording that fits: every part gives its wordings from long to short.

    Parts are shortened by turns, the one that saves most first, so that none stays long at the cost of
    another that has already lost more.
    """
    levels = [0] * len(parts)

    def saving(part: int) -> int:
        return len(parts[part][levels[part]]) - len(parts[part][levels[part] + 1])

    while True:
        told = [wordings[level] for wordings, level in zip(parts, levels, strict=True)]
        text = "\n".join(line for line in (head, *told) if line)
        if len(text) <= LONGEST_ALT:
            return text
        shortest = [part for part, wordings in enumerate(parts) if levels[part] + 1 < len(wordings)]
        if not shortest:
            return shortened(text)
        first = min(levels[part] for part in shortest)
        levels[max((part for part in shortest if levels[part] == first), key=saving)] += 1


def _values(card: Card, language: str) -> list[str]:
    values: list[str] = []
    if card.move is not None:
        values.append(card_word("move", language, number=card.move))
    if card.reach is not None:
        values.append(card_word(card.reach.kind, language, range=range_label(card.reach)))
    if card.kind == "attack":
        values.append(card_word("strength", language, number=strength_label(card)))
    if card.defence is not None:
        values.append(card_word("defence", language, number=f"+{card.defence}"))
    return values


def card_line(card: Card, language: str) -> str:
    """A card in one line: name, kind, core, figures, text."""
    name, text = in_language(card.names, language), in_language(card.texts, language)
    head = f"{name} ({card_word(card.kind, language)}, {card_word(f'core{card.core}', language)})"
    values = ", ".join(_values(card, language))
    return f"{head}: {values}. {text}" if values else f"{head}: {text}"


def _card_wordings(card: Card, language: str, note: str = "") -> list[str]:
    name, text = in_language(card.names, language), in_language(card.texts, language)
    mark = f" [{note}]" if note else ""
    kind = card_word(card.kind, language)
    figures = ", ".join((f"{CORE_LETTERS[card.core]} {kind}", *_values(card, language)))
    return [
        card_line(card, language) + mark,
        f"{name} ({figures}): {text}{mark}",
        f"{name} ({figures}){mark}",
        f"{name} ({CORE_LETTERS[card.core]} {kind}){mark}",
        f"{name} {CORE_LETTERS[card.core]}{mark}",
        f"{card.id}{mark}",
    ]


def card_alt(content: Content, card: Card, language: str) -> str:
    """A single card."""
    champion = in_language(content.champions[card.champion].names, language)
    return shortened(f"{champion}, {card.id}. {card_line(card, language)}")


def cores_alt(ready: Sequence[bool], language: str) -> str:
    """Which cores are ready."""
    names = [card_word(f"core{core}", language) for core in range(len(CORES)) if ready[core]]
    return f"{card_word('ready_cores', language)}: {', '.join(names) or card_word('none', language)}."


def hand_alt(
    view: SeatView, content: Content, language: str, playable: Collection[CardId] | None = None
) -> str:
    """A hand, for the seat that holds it."""
    player = view.public.players[view.seat]
    head = (
        f"{card_word('hand_of', language, letter=SEAT_LETTERS[view.seat])}: {len(view.hand)}. "
        f"{word('deck', language)} {player.deck_size}, {word('discard', language)} {len(player.discard)}. "
        f"{cores_alt(player.cores, language)}"
    )
    if not view.hand:
        head += f" {card_word('empty_hand', language)}."
    if view.known_top:
        names = ", ".join(in_language(content.cards[card].names, language) for card in view.known_top)
        head += f" {card_word('on_top', language)}: {names}."
    unplayable = card_word("cannot_play", language)
    parts = [
        _card_wordings(
            content.cards[card], language, unplayable if playable is not None and card not in playable else ""
        )
        for card in view.hand
    ]
    return within_limit(head, parts)


def discard_alt(view: PublicView, seat: int, content: Content, language: str) -> str:
    """A discard pile."""
    pile = view.players[seat].discard
    head = f"{card_word('discard_of', language, letter=SEAT_LETTERS[seat])}: {len(pile)}"
    if not pile:
        return f"{head}. {card_word('empty_discard', language)}."
    return within_limit(
        f"{head} ({card_word('newest', language)}).",
        [_card_wordings(content.cards[card], language) for card in pile],
    )

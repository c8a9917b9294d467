"""What pictures of cards, champions, scores and leagues show, in words: complete enough to play by."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sfb_bot.drawing.icons import SEAT_LETTERS
from sfb_bot.drawing.picture import LONGEST_ALT
from sfb_bot.games.brawl.pictures.card_face import defence_label, range_label, strength_label
from sfb_bot.games.brawl.pictures.card_words import card_word
from sfb_bot.games.brawl.pictures.scoring import (
    outcome_words,
    rounds_of,
    scored_points,
    scored_words,
    side_name,
)
from sfb_bot.games.brawl.pictures.words import word
from sfb_bot.games.brawl.rules.content import (
    CORE_LETTERS,
    CORES,
    Card,
    CardId,
    Challenge,
    Champion,
    Content,
    SheetSide,
    in_language,
)
from sfb_bot.games.brawl.rules.views import PublicView, SeatView, SlotView
from sfb_bot.kernel import Event


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
        values.append(card_word("defence", language, number=defence_label(card)))
    return values


def card_line(card: Card, language: str) -> str:
    """A card in one line: name, kind, core, figures, text."""
    name = in_language(card.names, language)
    text = in_language(card.texts, language) or card_word("no_text", language)
    head = f"{name} ({card_word(card.kind, language)}, {card_word(f'core{card.core}', language)})"
    values = ", ".join(_values(card, language))
    return f"{head}: {values}. {text}" if values else f"{head}: {text}"


def _card_wordings(card: Card, language: str, note: str = "") -> list[str]:
    name = in_language(card.names, language)
    text = in_language(card.texts, language) or card_word("no_text", language)
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

    def note(card: CardId) -> str:
        unplayable = playable is not None and card not in playable
        notes = (("cannot_play", unplayable), ("seen", card in player.shown))
        return ", ".join(card_word(key, language) for key, is_so in notes if is_so)

    parts = [_card_wordings(content.cards[card], language, note(card)) for card in view.hand]
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


def challenge_alt(challenge: Challenge, language: str, slot: SlotView | None = None) -> str:
    """A challenge card, and its place on the track if it has one."""
    said = (
        f"{card_word('challenge', language)}: {in_language(challenge.names, language)}. "
        f"{in_language(challenge.texts, language)}"
    )
    if slot is not None:
        worth = card_word("worth", language, number=slot.points) if slot.points else ""
        said += f" {worth or card_word('not_yet', language)}."
        for side in slot.met_by:
            said += f" ({card_word('met_by', language, letter=SEAT_LETTERS[side])})"
    return shortened(said)


def _side_alt(side: SheetSide, language: str) -> str:
    ability = in_language(side.texts, language) if side.texts else card_word("no_ability", language)
    return (
        f"{card_word('health', language)} {side.health}, {card_word('shield', language)} {side.defence}. "
        f"{ability}"
    )


def champion_alt(champion: Champion, language: str) -> str:
    """A champion card, both sides, and the six cards as briefly as the limit demands."""
    head = (
        f"{_named(champion, language)}.\n"
        f"{card_word('basic', language)}: {_side_alt(champion.basic, language)}\n"
        f"{card_word('levelled', language)}: {_side_alt(champion.levelled, language)}"
    )
    return within_limit(head, [_card_wordings(card, language)[2:] for card in champion.cards])


def champion_cards_alt(champion: Champion, language: str) -> str:
    """The six cards of a champion."""
    head = f"{_named(champion, language)}."
    return within_limit(head, [_card_wordings(card, language) for card in champion.cards])


def gallery_alt(view: PublicView, content: Content, language: str) -> str:
    """A draft: what can still be had, the teams, the bans."""
    draft = view.draft
    kind = card_word(f"draft_{draft.kind}", language)

    def named(champions: Collection[str], *, with_figures: bool = False) -> str:
        told: list[str] = []
        for champion in champions:
            found = content.champions[champion]
            figures = f" {found.basic.health}/{found.basic.defence}" if with_figures else ""
            told.append(in_language(found.names, language) + figures)
        return ", ".join(told) or card_word("none", language)

    lines = [f"{card_word('gallery', language)} · {kind}."]
    gone = {champion for champions in (*draft.picks, *draft.bans) for champion in champions}
    if any(draft.line_ups):
        for seat, line_up in enumerate(draft.line_ups):
            left = [
                champion for champion in line_up if champion not in (*draft.picks[seat], *draft.bans[seat])
            ]
            title = card_word("line_up", language, letter=SEAT_LETTERS[seat])
            lines.append(f"{title}: {card_word('available', language)}: {named(left, with_figures=True)}.")
            lines.append(f"{card_word('picked', language)}: {named(draft.picks[seat])}.")
            lines.append(f"{card_word('banned', language)}: {named(draft.bans[seat])}.")
    else:
        left = [champion for champion in draft.roster if champion not in gone]
        figures = f"{card_word('health', language)}/{card_word('shield', language)}"
        lines.append(f"{card_word('available', language)} ({figures}): {named(left, with_figures=True)}.")
        for seat, picks in enumerate(draft.picks):
            lines.append(f"{card_word('team_of', language, letter=SEAT_LETTERS[seat])}: {named(picks)}.")
        banned = [champion for bans in draft.bans for champion in bans]
        if banned:
            lines.append(f"{card_word('banned', language)}: {named(banned)}.")
    return shortened("\n".join(lines))


def score_alt(
    view: PublicView, events: Sequence[Event], content: Content, language: str, names: Sequence[str] = ()
) -> str:
    """A score sheet: the result and every point."""
    sides = ", ".join(f"{side_name(view, side, language, names)} {view.vp[side]}" for side in (0, 1))
    head = (
        f"{card_word('final', language)}: {sides}. "
        f"{outcome_words(view, language, names)}. "
        f"{card_word('after_rounds', language, number=rounds_of(events))}."
    )
    scored = scored_points(events, view)
    if not scored:
        return shortened(f"{head} {card_word('no_points', language)}.")
    parts: list[list[str]] = []
    for entry in scored:
        letter, made = SEAT_LETTERS[entry.seat], scored_words(entry, view, content, language)
        when = card_word("round", language, number=entry.round)
        parts.append(
            [
                f"{when}: {letter} +{entry.points}, {made}.",
                f"{entry.round}: {letter} +{entry.points} {made}",
                f"{entry.round}: {letter} +{entry.points}",
            ]
        )
    return within_limit(head, parts)


def _named(champion: Champion, language: str) -> str:
    """Name and title; some champions have no title."""
    parts = in_language(champion.names, language), in_language(champion.titles, language)
    return ", ".join(part for part in parts if part)

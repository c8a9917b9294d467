"""What pictures of cards, champions and scores show, in words: complete enough to play by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from sfb_bot.drawing.alt_parts import shortened, within_limit
from sfb_bot.drawing.picture import LONGEST_ALT
from sfb_bot.games.brawl.pictures.card_face import defence_label, range_label, strength_label
from sfb_bot.games.brawl.pictures.score_words import (
    outcome_words,
    rounds_begun,
    scored_points,
    scored_words,
    side_name,
)
from sfb_bot.games.brawl.pictures.words import picture_texts, role_words
from sfb_bot.games.brawl.rules.content import (
    CORE_LETTERS,
    CORES,
    Card,
    Challenge,
    Champion,
    Content,
    SheetSide,
    in_language,
)
from sfb_bot.games.brawl.rules.ids import CardId, ChampionId
from sfb_bot.games.brawl.rules.views import DraftView, PublicView, SeatView, SlotView
from sfb_bot.kernel import LETTERS, Event


def _values(card: Card, language: str) -> list[str]:
    texts = picture_texts(language)
    values: list[str] = []
    if card.move is not None:
        values.append(texts.say("picture-move", number=card.move))
    if card.reach is not None:
        values.append(texts.say(f"picture-reach-{card.reach.kind}", range=range_label(card.reach)))
    if card.kind == "attack":
        values.append(texts.say("picture-strength", number=strength_label(card)))
    if card.defence is not None:
        values.append(texts.say("picture-defence", number=defence_label(card)))
    return values


def card_line(card: Card, language: str) -> str:
    """A card in one line: name, kind, core, figures, text."""
    texts = picture_texts(language)
    name = in_language(card.names, language)
    text = in_language(card.texts, language) or texts.say("picture-no-text")
    kind, core = texts.say(f"picture-kind-{card.kind}"), texts.say(f"picture-core-{CORES[card.core]}")
    head = f"{name} ({kind}, {core})"
    values = ", ".join(_values(card, language))
    return f"{head}: {values}. {text}" if values else f"{head}: {text}"


def _card_wordings(card: Card, language: str, note: str = "") -> list[str]:
    texts = picture_texts(language)
    name = in_language(card.names, language)
    text = in_language(card.texts, language) or texts.say("picture-no-text")
    mark = f" [{note}]" if note else ""
    kind = texts.say(f"picture-kind-{card.kind}")
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
    texts = picture_texts(language)
    names = [
        texts.say(f"picture-core-{name}") for name, is_ready in zip(CORES, ready, strict=True) if is_ready
    ]
    return f"{texts.say('picture-ready-cores')}: {', '.join(names) or texts.say('picture-none')}."


def hand_alt(
    view: SeatView, content: Content, language: str, playable: Collection[CardId] | None = None
) -> str:
    """A hand, for the seat that holds it."""
    texts = picture_texts(language)
    player = view.public.players[view.seat]
    head = (
        f"{texts.say('picture-hand-of', letter=LETTERS[view.seat])}: {len(view.hand)}. "
        f"{texts.say('picture-deck')} {player.deck_size}, "
        f"{texts.say('picture-discard')} {len(player.discard)}. "
        f"{cores_alt(player.cores, language)}"
    )
    if not view.hand:
        head += f" {texts.say('picture-empty-hand')}."
    if view.known_top:
        names = ", ".join(in_language(content.cards[card].names, language) for card in view.known_top)
        head += f" {texts.say('picture-on-top')}: {names}."

    def note(card: CardId) -> str:
        unplayable = playable is not None and card not in playable
        notes = (("picture-cannot-play", unplayable), ("picture-seen", card in player.shown))
        return ", ".join(texts.say(key) for key, is_so in notes if is_so)

    parts = [_card_wordings(content.cards[card], language, note(card)) for card in view.hand]
    return within_limit(head, parts)


def discard_alt(view: PublicView, seat: int, content: Content, language: str) -> str:
    """A discard pile."""
    texts = picture_texts(language)
    pile = view.players[seat].discard
    head = f"{texts.say('picture-discard-of', letter=LETTERS[seat])}: {len(pile)}"
    if not pile:
        return f"{head}. {texts.say('picture-empty-discard')}."
    return within_limit(
        f"{head} ({texts.say('picture-newest')}).",
        [_card_wordings(content.cards[card], language) for card in pile],
    )


def challenge_alt(challenge: Challenge, language: str, slot: SlotView | None = None) -> str:
    """A challenge card, and its place on the track if it has one."""
    texts = picture_texts(language)
    said = (
        f"{texts.say('picture-challenge')}: {in_language(challenge.names, language)}. "
        f"{in_language(challenge.texts, language)}"
    )
    if slot is not None:
        worth = texts.say("picture-worth", number=slot.points) if slot.points else ""
        said += f" {worth or texts.say('picture-not-yet')}."
        for side in slot.met_by:
            said += f" ({texts.say('picture-met-by', letter=LETTERS[side])})"
    return shortened(said)


def _side_alt(side: SheetSide, language: str) -> str:
    texts = picture_texts(language)
    ability = in_language(side.texts, language) if side.texts else texts.say("picture-no-ability")
    return (
        f"{texts.say('picture-health')} {side.health}, {texts.say('picture-shield')} {side.defence}. "
        f"{ability}"
    )


def champion_alt(champion: Champion, language: str) -> str:
    """A champion card, both sides, and the six cards as briefly as the limit demands."""
    texts = picture_texts(language)
    head = (
        f"{_named(champion, language)}.\n"
        f"{texts.say('picture-basic')}: {_side_alt(champion.basic, language)}\n"
        f"{texts.say('picture-levelled')}: {_side_alt(champion.levelled, language)}"
    )
    return within_limit(head, [_card_wordings(card, language)[2:] for card in champion.cards])


def champion_cards_alt(champion: Champion, language: str) -> str:
    """The six cards of a champion."""
    head = f"{_named(champion, language)}."
    return within_limit(head, [_card_wordings(card, language) for card in champion.cards])


def gallery_alt(view: PublicView, content: Content, language: str) -> str:
    """A draft: what can still be had and, where there is room, what it is good at; the teams, the bans."""
    told = _gallery_alt(view, content, language, with_roles=True)
    return told if len(told) <= LONGEST_ALT else shortened(_gallery_alt(view, content, language))


def _gallery_alt(view: PublicView, content: Content, language: str, *, with_roles: bool = False) -> str:
    draft = view.draft
    texts = picture_texts(language)
    kind = texts.say(f"picture-draft-{draft.kind}")

    def named(champions: Collection[str], *, with_figures: bool = False) -> str:
        told: list[str] = []
        for champion in champions:
            found = content.champions[champion]
            figures = f" {found.basic.health}/{found.basic.defence}" if with_figures else ""
            if with_figures and with_roles and found.roles:
                figures += f" ({role_words(found, language)})"
            told.append(in_language(found.names, language) + figures)
        return ", ".join(told) or texts.say("picture-none")

    lines = [f"{texts.say('picture-gallery')} · {kind}."]
    if any(draft.line_ups):
        for seat, line_up in enumerate(draft.line_ups):
            left = [
                champion for champion in line_up if champion not in (*draft.picks[seat], *draft.bans[seat])
            ]
            title = texts.say("picture-line-up", letter=LETTERS[seat])
            lines.append(f"{title}: {texts.say('picture-available')}: {named(left, with_figures=True)}.")
            lines.append(f"{texts.say('picture-picked')}: {named(draft.picks[seat])}.")
            lines.append(f"{texts.say('picture-banned')}: {named(draft.bans[seat])}.")
    elif draft.kind == "quick":
        for team in content.teams.values():
            if {*team.champions} <= {*draft.roster}:
                title = in_language(team.names, language)
                lines.append(f"{title}: {named(team.champions, with_figures=True)}.")
        for seat, picks in enumerate(draft.picks):
            lines.append(f"{texts.say('picture-team-of', letter=LETTERS[seat])}: {named(picks)}.")
    else:
        left = _left_in_pool(draft)
        figures = f"{texts.say('picture-health')}/{texts.say('picture-shield')}"
        lines.append(f"{texts.say('picture-available')} ({figures}): {named(left, with_figures=True)}.")
        for seat, picks in enumerate(draft.picks):
            lines.append(f"{texts.say('picture-team-of', letter=LETTERS[seat])}: {named(picks)}.")
        banned = [champion for bans in draft.bans for champion in bans]
        if banned:
            lines.append(f"{texts.say('picture-banned')}: {named(banned)}.")
    return "\n".join(lines)


def _left_in_pool(draft: DraftView) -> list[ChampionId]:
    """The champion cards nobody has taken or banned."""
    cards = Counter(draft.roster)
    cards.subtract(champion for champions in (*draft.picks, *draft.bans) for champion in champions)
    return list(cards.elements())


def score_alt(
    view: PublicView, events: Sequence[Event], content: Content, language: str, names: Sequence[str] = ()
) -> str:
    """A score sheet: the result and every point."""
    texts = picture_texts(language)
    sides = ", ".join(f"{side_name(view, side, language, names)} {view.vp[side]}" for side in (0, 1))
    head = (
        f"{texts.say('picture-final')}: {sides}. "
        f"{outcome_words(view, language, names)}. "
        f"{texts.say('picture-after-rounds', number=rounds_begun(events))}."
    )
    team = _winning_team(view, content, language)
    scored = scored_points(events, view)
    if not scored:
        return shortened(f"{head} {texts.say('picture-no-points')}. {team}".rstrip())
    parts: list[list[str]] = [[team, ""]] if team else []
    for entry in scored:
        letter, made = LETTERS[entry.seat], scored_words(entry, view, content, language)
        when = texts.say("picture-round", number=entry.round)
        parts.append(
            [
                f"{when}: {letter} +{entry.points}, {made}.",
                f"{entry.round}: {letter} +{entry.points} {made}",
                f"{entry.round}: {letter} +{entry.points}",
            ]
        )
    return within_limit(head, parts)


def _winning_team(view: PublicView, content: Content, language: str) -> str:
    """The champions of whoever has won, or nothing."""
    winner = view.outcome.winner if view.outcome is not None else None
    team = [
        in_language(content.champions[figure.champion].names, language)
        for figure in view.figures
        if figure.side == winner
    ]
    return picture_texts(language).say("picture-winning-team", names=", ".join(team)) if team else ""


def _named(champion: Champion, language: str) -> str:
    """Name and title; some champions have no title."""
    parts = in_language(champion.names, language), in_language(champion.titles, language)
    return ", ".join(part for part in parts if part)

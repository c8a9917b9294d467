"""What pictures of cards, hands and armies show, in words: complete enough to play by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sfb_bot.drawing.alt_parts import shortened, within_limit
from sfb_bot.games.rift.pictures.alt_choice import question_parts
from sfb_bot.games.rift.pictures.alt_text import Speaker, strikes_words
from sfb_bot.games.rift.pictures.army_states import soldiers_of
from sfb_bot.games.rift.pictures.words import card_name, picture_texts
from sfb_bot.games.rift.rules.content import Content, Spell, WarriorKind, in_language
from sfb_bot.games.rift.rules.views import PublicView, SeatView
from sfb_bot.kernel import Decision


def _values(kind: WarriorKind, language: str) -> str:
    texts = picture_texts(language)
    said = [
        texts.say(f"picture-rank-{kind.rank}"),
        texts.say("alt-life", number=kind.life),
        texts.say("alt-strikes", strikes=strikes_words(kind.damage)),
    ]
    if kind.flies:
        said.append(texts.say("alt-flies"))
    return ", ".join(said)


def _timing(spell: Spell, language: str) -> str:
    texts = picture_texts(language)
    said = texts.say(f"picture-timing-{spell.timing}")
    return f"{said}, {texts.say('picture-enchantment')}" if spell.is_enchantment else said


def card_wordings(content: Content, card: str, language: str, note: str = "") -> list[str]:
    """A card from long to short; `note` stays to the end."""
    name = card_name(content, card, language)
    mark = f" [{note}]" if note else ""
    mark = mark.replace("[", "(").replace("]", ")")
    found = content.kinds.get(card) or content.spells[card]
    if isinstance(found, WarriorKind):
        values = _values(found, language)
        text = in_language(found.texts, language) if found.texts else ""
    else:
        values, text = _timing(found, language), in_language(found.texts, language)
    return [
        f"{name}{mark}: {values}. {text}".rstrip(),
        f"{name}{mark}: {values}.",
        f"{name}{mark}.",
        f"{name}.",
    ]


def card_alt(content: Content, card: str, language: str) -> str:
    """A single card with everything on it."""
    texts = picture_texts(language)
    found = content.kinds.get(card) or content.spells[card]
    said = card_wordings(content, card, language)[0]
    if isinstance(found, WarriorKind):
        said = f"{said} {in_language(found.reasons, language)} {texts.say(f'picture-world-{found.world}')}."
    return shortened(f"{said} {texts.say('picture-copies', number=found.copies)}.")


def _cards(content: Content, head: str, cards: Sequence[tuple[str, str]], language: str) -> str:
    """A heading and every card with what is noted about it, as much of each as there is room for."""
    return within_limit(head, [card_wordings(content, card, language, note) for card, note in cards])


def _counted(cards: Sequence[str]) -> list[tuple[str, str]]:
    return [(card, f"×{count}" if count > 1 else "") for card, count in Counter(cards).items()]


def hand_alt(view: SeatView, content: Content, language: str) -> str:
    """A hand, for the seat that holds it."""
    texts = picture_texts(language)
    player = view.public.players[view.seat]
    left = texts.say("picture-spells-left", deck=player.spell_deck_size, used=len(player.spell_discard))
    head = f"{texts.say('picture-hand', number=len(view.hand))}. {left}."
    if not view.hand:
        head = f"{texts.say('picture-empty-hand')}. {left}."
    return _cards(content, head, _counted(view.hand), language)


def army_alt(view: SeatView, content: Content, language: str) -> str:
    """An army, for the seat that has it."""
    texts = picture_texts(language)
    soldiers = soldiers_of(view.army, view.seat, view.public, content)
    if not soldiers:
        return texts.say("picture-no-army")
    head = f"{texts.say('picture-army', number=len(soldiers))}."
    return _cards(content, head, [(each.kind, each.note(content, language)) for each in soldiers], language)


def discard_alt(view: PublicView, seat: int, content: Content, language: str) -> str:
    """Both discards of a seat."""
    texts, player = picture_texts(language), view.players[seat]
    speaker = Speaker(view, content, language)
    parts: list[str] = [f"{texts.say('picture-discards')}: {speaker.side(seat)}."]
    for key, cards in (
        ("picture-warriors-lost", player.discard),
        ("picture-spells-used", player.spell_discard),
    ):
        title = texts.say(key, number=len(cards))
        parts.append(f"{title}: {speaker.cards(cards)}." if cards else f"{title}.")
    return shortened(" ".join(parts))


def gallery_alt(content: Content, what: str, cards: Sequence[str], language: str) -> str:
    """All cards of a gallery."""
    head = f"{picture_texts(language).say(f'picture-gallery-{what}')}."
    return _cards(content, head, [(card, "") for card in cards], language)


def packet_alt(view: SeatView, content: Content, question: Decision | None, language: str) -> str:
    """What a seat may choose from, and what it has."""
    speaker = Speaker(view.public, content, language)
    asked = question_parts(question, speaker)[0].ways[0]
    army = speaker.texts.say("alt-your-army", cards=speaker.cards(view.army)) if view.army else ""
    return _cards(content, f"{asked} {army}".strip(), _counted(view.packet), language)


def result_alt(view: PublicView, content: Content, language: str, names: Sequence[str] = ()) -> str:
    """How a match ended, and what became of both armies."""
    speaker = Speaker(view, content, language, names)
    texts, outcome = speaker.texts, view.outcome
    head = texts.say("picture-unfinished")
    if outcome is not None:
        reason = texts.say(f"picture-by-{outcome.reason}")
        head = texts.say("alt-drawn", reason=reason)
        if outcome.winner is not None:
            head = texts.say("alt-won", name=speaker.player(outcome.winner), reason=reason)
    parts: list[list[str]] = []
    for player in view.players:
        army = soldiers_of(player.army, player.seat, view, content)
        places: dict[str, list[str]] = {}
        for soldier in army:
            name = speaker.card(soldier.kind)
            where = f"{name} {speaker.cell(soldier.cell)}" if soldier.place == "lane" else name
            places.setdefault(soldier.place, []).append(where)
        said = [
            f"{texts.say(f'alt-place-{place}')}: {', '.join(places[place])}"
            for place in ("lane", "lost", "top", "deck")
            if place in places
        ]
        counts = texts.say("alt-destroyed-count", name=speaker.player(player.seat), number=player.destroyed)
        parts.append([f"{counts} {'; '.join(said)}.".replace(" .", ""), counts])
    return within_limit(f"{head} {texts.say('picture-turns', number=view.turn_no)}.", parts)

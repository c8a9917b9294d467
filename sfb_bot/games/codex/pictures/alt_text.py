"""The table in words: complete enough to play by, at most 1024 characters, from the public view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sfb_bot.drawing.alt_parts import Part, joined, part
from sfb_bot.drawing.fonts import readable
from sfb_bot.games.codex.pictures.edicts import edict_lines
from sfb_bot.games.codex.pictures.happenings import Happening, happenings
from sfb_bot.games.codex.pictures.words import (
    TECH_NUMERALS,
    alike_numbers,
    card_name,
    keyword_name,
    numbered_name,
    picture_texts,
    short_name,
    spec_name,
)
from sfb_bot.games.codex.rules.content import TECHS, Content
from sfb_bot.games.codex.rules.ids import NOTHING, ObjId
from sfb_bot.games.codex.rules.model import PREPARING
from sfb_bot.games.codex.rules.views import ObjView, PlayerView, PublicView
from sfb_bot.kernel import LETTERS


class Speaker:
    """Says things about one view in one language."""

    def __init__(self, view: PublicView, content: Content, language: str, names: Sequence[str] = ()) -> None:
        self.view = view
        self.content = content
        self.language = language
        self.texts = picture_texts(language)
        self._names = names
        self._numbers: dict[ObjId, int] = {}
        for player in view.players:
            self._numbers |= alike_numbers(view.of_seat(player.seat))

    def player(self, seat: int) -> str:
        """A player by name, else by letter."""
        name = readable(self._names[seat]) if seat < len(self._names) else ""
        return name or self.texts.say("picture-player", letter=LETTERS[seat])

    def players(self, seats: Sequence[int]) -> str:
        """Several players."""
        return ", ".join(map(self.player, seats))

    def card(self, card: str) -> str:
        """A card by its name."""
        return card_name(self.content, card, self.language)

    def cards(self, cards: Sequence[str]) -> str:
        """Several cards, equal ones together."""
        counted = Counter(cards).items()
        return ", ".join(self.card(card) + (f" ×{count}" if count > 1 else "") for card, count in counted)

    def obj(self, number: ObjId) -> str:
        """Something that is or was on the table, by its name."""
        found = self.view.obj(number)
        if found is not None:
            if number in self.view.bases:
                seats = self.view.sides[self.view.bases.index(number)]
                return self.texts.say("alt-base-of", name=self.players(seats))
            return self.named(found)
        left = next((kind for gone, kind, _ in self.view.gone if gone == number), "")
        return short_name(self.content, left, self.language) if left else "?"

    def named(self, obj: ObjView) -> str:
        """Something on the table by its name; of several of that name each has its number."""
        return numbered_name(self.content, obj.shape, self._numbers.get(obj.id, 0), self.language)

    def figures(self, obj: ObjView) -> str:
        """Something with its name and figures: `Iron Man 3/4`."""
        kind = self.content.kinds[obj.shape]
        name = self.named(obj)
        if kind.is_hero:
            name = self.texts.say("alt-level", name=name, level=obj.level)
        if kind.is_fighter:
            return f"{name} {obj.atk}/{max(0, obj.hp_left)}"
        return f"{name} {max(0, obj.hp_left)}" if kind.is_building else name

    def thing(self, obj: ObjView, *, full: bool) -> str:
        """Something with its figures, its place, and what is special about it now."""
        texts = self.texts
        said = self.figures(obj)
        marks: list[str] = []
        if obj.slot:
            marks.append(texts.say(f"picture-slot-{obj.slot}"))
        if obj.is_site:
            marks.append(texts.say("picture-site"))
        if obj.is_exhausted:
            marks.append(texts.say("alt-exhausted"))
        if full:
            marks += self._details(obj)
        return f"{said} ({', '.join(marks)})" if marks else said

    def _details(self, obj: ObjView) -> list[str]:
        texts = self.texts
        marks: list[str] = []
        if obj.armor:
            marks.append(texts.say("alt-armor", number=obj.armor))
        marks += [
            texts.first(f"alt-rune-{rune}", "alt-rune-other", number=number)
            for rune, number in obj.runes
            if number
        ]
        if obj.is_fresh and self.content.kinds[obj.shape].is_fighter:
            marks.append(texts.say("alt-fresh"))
        if obj.skips_ready:
            marks.append(texts.say("alt-stuck"))
        if obj.held:
            marks.append(texts.say("alt-held", number=len(obj.held)))
        if obj.host != NOTHING:
            marks.append(texts.say("picture-attached", host=self.obj(obj.host)))
        known = self.content.keywords
        marks += [keyword_name(self.content, each, self.language) for each in obj.keywords if each in known]
        marks += [keyword_name(self.content, each, self.language, number) for each, number in obj.numbers]
        return marks


def table_alt(
    view: PublicView,
    content: Content,
    language: str,
    names: Sequence[str] = (),
    events: Sequence[object] = (),
) -> str:
    """The public table in words."""
    return joined(table_parts(Speaker(view, content, language, names), happenings(events, view)))


def table_parts(speaker: Speaker, happened: Happening) -> list[Part]:
    """The sentences of the table, in reading order."""
    view = speaker.view
    parts = [part(100, opening(speaker)), part(55, _happened(speaker, happened), "")]
    for player in view.players:
        if view.phase in PREPARING:
            parts.append(part(80, _heroes(speaker, player), ""))
            continue
        parts.append(part(95, _player(speaker, player)))
        parts.append(part(70, _piles(speaker, player), ""))
        parts.append(part(85, _things(speaker, player, full=True), _things(speaker, player, full=False), ""))
        parts.append(part(75, _waiting_heroes(speaker, player), ""))
        parts.append(part(80, _edicts(speaker, player), ""))
    return parts


def opening(speaker: Speaker) -> str:
    """The turn, or how the match ended."""
    view, texts = speaker.view, speaker.texts
    if view.outcome is not None:
        reason = texts.say(f"picture-by-{view.outcome.reason}")
        winner = view.outcome.winner
        if winner is None:
            return texts.say("alt-drawn", reason=reason)
        return texts.say("alt-won", names=speaker.players(view.sides[winner]), reason=reason)
    if view.phase in PREPARING:
        return texts.say("alt-setup")
    return texts.say("alt-turn", number=view.turn_no, names=speaker.players(view.active))


def _heroes(speaker: Speaker, player: PlayerView) -> str:
    texts, said = speaker.texts, list[str]()
    if player.heroes:
        heroes = speaker.cards([hero.kind for hero in player.heroes])
        said.append(texts.say("alt-heroes", name=speaker.player(player.seat), heroes=heroes))
    if player.bans:
        bans = speaker.cards(player.bans)
        said.append(texts.say("alt-bans", name=speaker.player(player.seat), heroes=bans))
    return " ".join(said)


def _player(speaker: Speaker, player: PlayerView) -> str:
    view, texts = speaker.view, speaker.texts
    base = view.base(player.seat)
    said = texts.say(
        "alt-player",
        name=speaker.player(player.seat),
        hp=max(0, base.hp_left) if base is not None else 0,
        gold=player.gold,
        workers=player.workers,
        hand=player.hand_size,
    )
    built = _built(speaker, player)
    return f"{said} {texts.say('alt-built', buildings=built)}" if built else said


def _built(speaker: Speaker, player: PlayerView) -> str:
    texts, said = speaker.texts, list[str]()
    for obj in speaker.view.of_seat(player.seat):
        kind = speaker.content.kinds[obj.shape]
        if obj.kind in TECHS[1:]:
            name = texts.say("picture-tech", level=TECH_NUMERALS[TECHS.index(obj.kind)])
        elif kind.type == "addon":
            name = speaker.card(obj.kind)
        else:
            continue
        spec = obj.spec or (player.spec if obj.kind in TECHS[2:] else "")
        notes = [spec_name(speaker.content, spec, speaker.language)] if spec else []
        if obj.is_site:
            notes.append(texts.say("picture-site"))
        if obj.skips_ready:
            notes.append(texts.say("picture-disabled"))
        said.append(f"{name} {max(0, obj.hp_left)}" + (f" ({', '.join(notes)})" if notes else ""))
    return ", ".join(said)


def _piles(speaker: Speaker, player: PlayerView) -> str:
    said = speaker.texts.say(
        "alt-piles", deck=player.deck_size, discard=player.discard_size, codex=player.codex_size
    )
    if player.hand is not None:
        said = f"{said} {speaker.texts.say('alt-open-hand', cards=speaker.cards(player.hand))}"
    return said


def _things(speaker: Speaker, player: PlayerView, *, full: bool) -> str:
    view, texts = speaker.view, speaker.texts
    shown = [
        obj for obj in view.of_seat(player.seat) if obj.id not in view.bases and not _is_built(speaker, obj)
    ]
    now = [obj for obj in shown if not obj.is_future]
    later = [obj for obj in shown if obj.is_future]
    now.sort(key=lambda obj: (not obj.slot, obj.slot))
    said = "; ".join(speaker.thing(obj, full=full) for obj in now)
    name = speaker.player(player.seat)
    told = texts.say("alt-things", name=name, things=said) if said else texts.say("alt-no-things", name=name)
    if later:
        future = "; ".join(speaker.thing(obj, full=True) for obj in later)
        told = f"{told} {texts.say('alt-future', things=future)}"
    return told


def _is_built(speaker: Speaker, obj: ObjView) -> bool:
    return speaker.content.kinds[obj.shape].type in ("tech", "addon")


def _waiting_heroes(speaker: Speaker, player: PlayerView) -> str:
    texts = speaker.texts
    said = [
        texts.say("alt-waits", name=speaker.card(hero.kind), number=hero.wait)
        if hero.wait
        else speaker.card(hero.kind)
        for hero in player.heroes
        if hero.obj == NOTHING
    ]
    return texts.say("alt-command", heroes=", ".join(said)) if said else ""


def _edicts(speaker: Speaker, player: PlayerView) -> str:
    """What holds for a player now and lies on no card."""
    lines = edict_lines(speaker.view, player.seat, speaker.content, speaker.language)
    return f"{speaker.player(player.seat)}: {'; '.join(lines)}." if lines else ""


def _happened(speaker: Speaker, happened: Happening) -> str:
    texts, said = speaker.texts, list[str]()
    for seat, kind in happened.played:
        said.append(texts.say("alt-played", name=speaker.player(seat), card=speaker.card(kind)))
    for attacker, defender in happened.attacks:
        said.append(texts.say("alt-attacked", attacker=speaker.obj(attacker), defender=speaker.obj(defender)))
    for obj, amount in happened.hits.items():
        said.append(texts.say("alt-hurt", name=speaker.obj(obj), number=amount))
    for fall in happened.falls:
        said.append(texts.say("alt-left", name=speaker.card(fall.kind)))
    return texts.say("alt-happened", what="; ".join(said)) if said else ""

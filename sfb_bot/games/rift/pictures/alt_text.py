"""The table in words: complete enough to play by, at most 1024 characters, from the public view."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.drawing.alt_parts import Part, joined, part
from sfb_bot.drawing.fonts import readable
from sfb_bot.games.rift.pictures.stack_rows import item_words
from sfb_bot.games.rift.pictures.table_marks import DONE, Happening, happenings
from sfb_bot.games.rift.pictures.table_panels import status_words
from sfb_bot.games.rift.pictures.warriors import badges_of
from sfb_bot.games.rift.pictures.words import card_name, picture_texts
from sfb_bot.games.rift.rules.content import Content
from sfb_bot.games.rift.rules.ids import Cell
from sfb_bot.games.rift.rules.model import PREPARING, SEATS, Item
from sfb_bot.games.rift.rules.views import PlayerView, PublicView, WarriorView
from sfb_bot.games.rift.texts.nouns import warrior_noun

# Strikes as they are listed: 3/2 is 3 at distance 1 and 2 at distance 2.
_NO_STRIKE = "–"


class Speaker:
    """Says things about one view in one language."""

    def __init__(self, view: PublicView, content: Content, language: str, names: Sequence[str] = ()) -> None:
        self.view = view
        self.content = content
        self.language = language
        self.texts = picture_texts(language)
        self._names = names

    def player(self, seat: int) -> str:
        """A player by name and side, else by the side alone."""
        side = self.side(seat)
        name = readable(self._names[seat]) if seat < len(self._names) else ""
        return f"{name} ({side})" if name else side

    def side(self, seat: int) -> str:
        """Blue or Red."""
        return self.texts.say(f"picture-side-{seat}")

    def card(self, card: str) -> str:
        """A warrior or a spell by name, with the forms that sentences ask for."""
        kind = self.content.kinds.get(card)
        return warrior_noun(kind, self.language) if kind else card_name(self.content, card, self.language)

    def cards(self, cards: Sequence[str]) -> str:
        """Several cards, in order."""
        return ", ".join(map(self.card, cards))

    def item(self, item: Item) -> str:
        """An item of the stack: its number, who controls it, what it is."""
        words = item_words(item, self.view, self.content, self.language)
        return f"#{item.number} {self.side(item.seat)}: {words}"

    def cell(self, cell: Cell) -> str:
        """A cell by name."""
        return self.content.cell_names[cell]

    def cells(self, cells: Sequence[Cell]) -> str:
        """Several cells."""
        return ", ".join(map(self.cell, cells))


def strikes_words(strikes: Sequence[int | None]) -> str:
    """Damage by distance, a dash where there is none and nothing after the last."""
    values = list(strikes)
    while values and values[-1] is None:
        values.pop()
    return "/".join(_NO_STRIKE if value is None else str(value) for value in values) or _NO_STRIKE


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
    view, texts = speaker.view, speaker.texts
    parts = [part(100, _opening(speaker))]
    parts.append(part(60, _happened(speaker, happened), ""))
    if view.stack:
        items = "; ".join(speaker.item(item) for item in reversed(view.stack))
        parts.append(part(98, texts.say("alt-stack", items=items)))
    if view.phase in PREPARING:
        return [*parts, *(part(80, _army_size(speaker, player)) for player in view.players)]
    for seat in SEATS:
        parts.append(part(95, _warriors(speaker, seat, full=True), _warriors(speaker, seat, full=False)))
    for player in view.players:
        parts.append(part(85, _player(speaker, player)))
        if player.tops:
            said = texts.say("alt-tops", name=speaker.side(player.seat), warriors=speaker.cards(player.tops))
            parts.append(part(80, said, ""))
    if view.turned:
        parts.append(part(90, texts.say("alt-turned", warrior=speaker.card(view.turned))))
    return parts


def _opening(speaker: Speaker) -> str:
    view, texts = speaker.view, speaker.texts
    if view.outcome is not None:
        reason = texts.say(f"picture-by-{view.outcome.reason}")
        winner = view.outcome.winner
        if winner is None:
            return texts.say("alt-drawn", reason=reason)
        return texts.say("alt-won", name=speaker.player(winner), reason=reason)
    left, right = status_words(view, speaker.content, speaker.language)
    if view.phase in PREPARING:
        return texts.say("alt-setup", step=right) if right else texts.say("alt-begin")
    said = [texts.say("alt-turn", turn=left, name=speaker.player(view.turn))]
    if right:
        said.append(f"{right}.")
    asked = [speaker.player(seat) for seat, _ in view.waiting if seat != view.turn]
    if asked:
        said.append(texts.say("alt-waiting", names=", ".join(asked)))
    return " ".join(said)


def _army_size(speaker: Speaker, player: PlayerView) -> str:
    return speaker.texts.say("alt-army-size", name=speaker.player(player.seat), number=player.army_size)


def _warriors(speaker: Speaker, seat: int, *, full: bool) -> str:
    own = [warrior for warrior in speaker.view.warriors if warrior.seat == seat]
    if not own:
        return speaker.texts.say("alt-no-warriors", name=speaker.side(seat))
    said = "; ".join(warrior_line(speaker, warrior, full=full) for warrior in own)
    return speaker.texts.say("alt-warriors", name=speaker.side(seat), warriors=said)


def warrior_line(speaker: Speaker, warrior: WarriorView, *, full: bool = True) -> str:
    """One warrior: where, who, life left, damage by distance, and what lies on it."""
    texts = speaker.texts
    said = [
        texts.say(
            "alt-warrior",
            cell=speaker.cell(warrior.cell),
            name=speaker.card(warrior.shape),
            left=max(0, warrior.life_left),
            life=warrior.life,
        )
    ]
    if full:
        said.append(texts.say("alt-strikes", strikes=strikes_words(warrior.strikes)))
    if warrior.flies:
        said.append(texts.say("alt-flies"))
    for badge in badges_of(warrior):
        if badge.kind in speaker.content.spells:
            name = speaker.card(badge.kind)
            said.append(name if badge.count == 1 else f"{name} ×{badge.count}")
        elif full:
            said.append(texts.say(f"alt-badge-{badge.kind}"))
    if warrior.form is not None:
        said.append(texts.say("alt-form", name=speaker.card(warrior.kind)))
    return ", ".join(said)


def _player(speaker: Speaker, player: PlayerView) -> str:
    return speaker.texts.say(
        "alt-player",
        name=speaker.player(player.seat),
        hand=player.hand_size,
        spells=player.spell_deck_size,
        used=len(player.spell_discard),
        warriors=player.deck_size,
        discard=len(player.discard),
    )


def _happened(speaker: Speaker, happened: Happening) -> str:
    texts = speaker.texts
    said: list[str] = []
    advances = [walk for walk in happened.walks if walk.manner == "advance"]
    if advances:
        ways = ", ".join(f"{speaker.cell(walk.start)}–{speaker.cell(walk.end)}" for walk in advances)
        said.append(texts.say("alt-advanced", ways=ways))
    said.extend(
        texts.say("alt-moved", start=speaker.cell(walk.start), end=speaker.cell(walk.end))
        for walk in happened.walks
        if walk.manner != "advance"
    )
    said.extend(texts.say("alt-summoned", cell=speaker.cell(cell)) for cell in happened.summoned)
    on_stack = {item.number for item in speaker.view.stack}
    for strike in happened.strikes.values():
        if strike.number not in on_stack:
            key = "alt-struck-in-vain" if strike.fate in DONE else "alt-struck"
            sources, target = speaker.cells(strike.sources), speaker.cell(strike.target)
            said.append(texts.say(key, sources=sources, target=target, total=strike.total))
    for cast in happened.casts.values():
        if cast.number not in on_stack:
            key = "alt-cast-in-vain" if cast.fate in DONE else "alt-cast"
            aimed = f" ({speaker.cells(cast.cells)})" if cast.cells else ""
            said.append(texts.say(key, name=speaker.side(cast.seat), spell=speaker.card(cast.spell) + aimed))
    said.extend(
        texts.say("alt-hurt", cell=speaker.cell(hit.cell), number=hit.amount) for hit in happened.hits
    )
    said.extend(
        texts.say(f"alt-fell-{fall.manner}", name=speaker.card(fall.kind), cell=speaker.cell(fall.cell))
        for fall in happened.falls
    )
    return texts.say("alt-happened", what="; ".join(said)) if said else ""

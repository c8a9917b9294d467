"""The arena in words: complete enough to play by, at most 1024 characters, from the public view."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.drawing.alt_parts import Part, joined, part
from sfb_bot.drawing.fonts import readable
from sfb_bot.games.brawl.pictures.arena_arrows import SHOVES
from sfb_bot.games.brawl.pictures.arena_marks import Happening, happenings
from sfb_bot.games.brawl.pictures.figures import badges_of
from sfb_bot.games.brawl.pictures.words import picture_texts, thing
from sfb_bot.games.brawl.rules.content import CORE_LETTERS, Content, in_language
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import GATE, SEAT_LETTERS, SIDES, Side
from sfb_bot.games.brawl.rules.views import FigureView, PlayerView, PublicView
from sfb_bot.games.brawl.texts.nouns import champion_noun, lettered
from sfb_bot.hexgrid import Cell
from sfb_bot.locale import signed


class Speaker:
    """Says things about one view in one language."""

    def __init__(self, view: PublicView, content: Content, language: str, names: Sequence[str] = ()) -> None:
        self.view = view
        self.content = content
        self.language = language
        self.texts = picture_texts(language)
        self._names = names
        self._figures = {figure.id: figure for figure in view.figures}
        picked = [figure.champion for figure in view.figures]
        self._doubles = {champion for champion in picked if picked.count(champion) > 1}

    def player(self, seat: int) -> str:
        """A player by name, else by the letter of the seat, with the letter of the side, as in the log."""
        letter, side = SEAT_LETTERS[seat].upper(), self.side(self.view.players[seat].side)
        name = readable(self._names[seat]) if seat < len(self._names) else ""
        is_alone = len(self.view.players) == len(SIDES)
        return letter if is_alone and not name else f"{name or letter} ({side})"

    def side(self, side: Side) -> str:
        """A side by its letter, as in the log."""
        return SEAT_LETTERS[side].upper()

    def figure(self, number: FigureId) -> str:
        """A champion's name, with its side's letter where both sides field it."""
        figure = self._figures[number]
        name = champion_noun(self.content.champions[figure.champion], self.language)
        return lettered(name, self.side(figure.side)) if figure.champion in self._doubles else name

    def hexes(self, cells: Sequence[Cell]) -> str:
        """Names of hexes."""
        return " ".join(self.content.arena.grid.names[cell] for cell in cells)

    def cell(self, cell: Cell) -> str:
        """One hex, or the Gate."""
        return self.texts.say("alt-gate") if cell == GATE else self.content.arena.grid.names[cell]

    def trap(self, face: str) -> str:
        """The face of a trap token."""
        trap = self.content.traps.get(face)
        return f"−{trap.damage}" if trap and trap.damage else thing(face, self.language)

    def card(self, card: str) -> str:
        """A card or standard action by name."""
        found = self.content.cards.get(card) or self.content.standard_actions.get(card)
        return in_language(found.names, self.language) if found else card

    def card_in_list(self, card: str) -> str:
        """A card among others, marked off where its own words could be taken for the list's."""
        return self.texts.say("card-in-list", card=self.card(card))


def arena_alt(
    view: PublicView,
    content: Content,
    language: str,
    names: Sequence[str] = (),
    events: Sequence[object] = (),
    before: PublicView | None = None,
) -> str:
    """The public arena picture in words; `before` is the view the events started from."""
    return joined(arena_parts(Speaker(view, content, language, names), happenings(events, view, before)))


def arena_parts(speaker: Speaker, happened: Happening) -> list[Part]:
    """The sentences of the arena, in reading order."""
    view, texts = speaker.view, speaker.texts
    parts = [part(100, _opening(speaker))]
    parts.append(part(50, _happened(speaker, happened), ""))
    scores = ", ".join(f"{speaker.side(side)} {view.vp[side]}" for side in (0, 1))
    parts.append(part(99, texts.say("alt-score", scores=scores, goal=view.goal)))
    for side in (0, 1):
        parts.append(part(95, _team(speaker, side, full=True), _team(speaker, side, full=False)))
    if view.tokens:
        parts.append(part(90, texts.say("alt-tokens", hexes=speaker.hexes(view.tokens))))
    elif view.round:
        parts.append(part(20, texts.say("alt-no-tokens"), ""))
    for player in view.players:
        parts.append(part(85, _player(speaker, player)))
    parts.append(part(80, _track(speaker, with_text=True), _track(speaker, with_text=False)))
    played = [speaker.card_in_list(card) for player in view.players for card in player.in_play]
    if played:
        parts.append(part(40, texts.say("alt-in-play", cards=", ".join(played)), ""))
    if view.standard_used:
        used = ", ".join(speaker.card(action) for action in view.standard_used)
        parts.append(part(45, texts.say("alt-standard-used", actions=used), ""))
    return parts


def _opening(speaker: Speaker) -> str:
    view, texts = speaker.view, speaker.texts
    if view.outcome is not None:
        winner = view.outcome.winner
        return texts.say("alt-drawn") if winner is None else texts.say("alt-won", name=speaker.side(winner))
    first = (
        texts.say("alt-round", number=view.round, name=speaker.player(view.turn))
        if view.round
        else texts.say("alt-setup")
    )
    asked = [speaker.player(seat) for seat, _ in view.waiting if not view.round or seat != view.turn]
    return f"{first} {texts.say('alt-waiting', names=', '.join(asked))}" if asked else first


def _team(speaker: Speaker, side: Side, *, full: bool) -> str:
    view = speaker.view
    figures = [figure for figure in view.figures if figure.side == side]
    if not figures:
        return ""
    said = "; ".join(_figure(speaker, figure, full=full) for figure in figures)
    area = view.areas[side] if view.areas else ""
    if not area or not full:
        return speaker.texts.say("alt-team-nowhere", name=speaker.side(side), figures=said)
    named = in_language(speaker.content.arena.deployments[area].names, speaker.language)
    return speaker.texts.say("alt-team", name=speaker.side(side), area=named, figures=said)


def _figure(speaker: Speaker, figure: FigureView, *, full: bool) -> str:
    texts, who = speaker.texts, speaker.figure(figure.id)
    left = max(0, figure.health - figure.damage)
    said = [
        texts.say(
            "alt-figure",
            name=who,
            place=speaker.cell(figure.cell),
            left=left,
            health=figure.health,
        )
    ]
    badges = {badge.kind: badge.amount for badge in badges_of(figure)}
    change = badges.pop("defence", 0)
    if change:
        said.append(texts.say("alt-defence-changed", number=figure.defence, change=signed(change)))
    elif figure.defence:
        said.append(texts.say("alt-defence", number=figure.defence))
    if figure.levelled:
        said.append(texts.say("alt-levelled", who=who))
    # A badge of this kind has no number in the picture, but the words have room for it.
    badges |= {each.kind: each.amount for each in figure.lasting if each.kind == "quarry"}
    said.extend(
        texts.say(f"alt-badge-{kind}", number=signed(amount), who=who) for kind, amount in badges.items()
    )
    if full and figure.bloodied:
        said.append(texts.say("alt-bloodied", who=who))
    return ", ".join(said)


def _player(speaker: Speaker, player: PlayerView) -> str:
    ready = [letter for letter, is_ready in zip(CORE_LETTERS, player.cores, strict=True) if is_ready]
    return speaker.texts.say(
        "alt-player",
        name=speaker.player(player.seat),
        cores=" ".join(ready) or speaker.texts.say("alt-no-cores"),
        hand=player.hand_size,
        deck=player.deck_size,
        discard=len(player.discard),
    )


def _track(speaker: Speaker, *, with_text: bool) -> str:
    said: list[str] = []
    for slot in speaker.view.track:
        if slot.challenge is None:
            if with_text:
                said.append(speaker.texts.say("alt-slot-empty", points=slot.points))
            continue
        challenge = speaker.content.challenges[slot.challenge]
        text = speaker.texts.say(
            "alt-slot", points=slot.points, text=in_language(challenge.shorts, speaker.language)
        )
        if slot.met_by:
            sides = ", ".join(speaker.side(side) for side in slot.met_by)
            text += f" ({speaker.texts.say('alt-met', names=sides)})"
        said.append(text)
    return speaker.texts.say("alt-track", slots="; ".join(said)) if said else ""


def _happened(speaker: Speaker, happened: Happening) -> str:
    texts = speaker.texts
    said: list[str] = []
    for trail in happened.trails:
        key = "alt-pushed" if trail.manner in SHOVES else "alt-went"
        key = "alt-came" if len(trail.cells) == 1 else key
        start, end = speaker.cell(trail.cells[0]), speaker.cell(trail.cells[-1])
        said.append(texts.say(key, name=speaker.figure(trail.figure), start=start, end=end))
    aimed: dict[FigureId, list[str]] = {}
    for figure, target in happened.targets:
        aimed.setdefault(figure, []).append(speaker.figure(target))
    for figure, targets in aimed.items():
        said.append(texts.say("alt-aimed", name=speaker.figure(figure), targets=", ".join(targets)))
    for cell, face in happened.sprung:
        said.append(texts.say("alt-trap", face=speaker.trap(face), hex=speaker.cell(cell)))
    for hit in happened.hits:
        name = speaker.figure(hit.figure)
        if hit.amount:
            said.append(
                texts.say("alt-hurt" if hit.amount < 0 else "alt-healed", name=name, number=abs(hit.amount))
            )
        if hit.knocked_out:
            said.append(texts.say("alt-fell", name=name))
    said.extend(texts.say("alt-rose", name=speaker.figure(figure)) for figure in happened.levelled)
    said.extend(
        texts.say("alt-scored", name=speaker.side(side), number=points)
        for side, points in happened.points.items()
    )
    return texts.say("alt-happened", what="; ".join(said)) if said else ""

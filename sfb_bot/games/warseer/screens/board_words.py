"""The position in words: everything public, in an order that can be listened to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.model import MODES, PREPARING, Phase
from sfb_bot.games.warseer.rules.views import CreatureView, PlayerView, PublicView
from sfb_bot.games.warseer.screens.names import Names, cells_in
from sfb_bot.kernel import LETTERS, Seat
from sfb_bot.screens.game import People
from sfb_bot.screens.limits import size

# One message holds 4000; what a seat knows alone stands below.
LONGEST_BOARD: Final = 2700


def status_words(view: PublicView, names: Names) -> str:
    """How the match stands, in half a line; in a tournament, which match it is."""
    if not view.match_no:
        return _standing(view, names)
    matches = MODES[view.setup.mode].matches
    return names.texts.say(
        "status-match", status=_standing(view, names), number=view.match_no, matches=matches
    )


def _standing(view: PublicView, names: Names) -> str:
    texts = names.texts
    if view.phase in PREPARING or (not view.turn_no and not view.rounds):
        return texts.say("status-preparing", step=texts.say(f"phase-{view.phase.value}"))
    if MODES[view.setup.mode].is_skirmish:
        counts = [
            texts.say("status-side", name=_letters(side), points=_destroyed(view, side))
            for side in view.sides
        ]
        return texts.say("status-skirmish", rounds=view.rounds, sides=" · ".join(counts))
    points = [
        texts.say("status-side", name=_letters(side), points=side_points(view, side)) for side in view.sides
    ]
    return texts.say("status", turn=view.turn_no, sides=" · ".join(points), goal=view.goal)


def _letters(side: tuple[Seat, ...]) -> str:
    return " + ".join(LETTERS[seat] for seat in side)


def side_points(view: PublicView, side: tuple[Seat, ...]) -> int:
    """The points of a side together."""
    return sum(view.players[seat].points for seat in side)


def _destroyed(view: PublicView, side: tuple[Seat, ...]) -> int:
    """Enemy characters destroyed, which is what a skirmish counts."""
    return sum(dict(view.players[seat].facts_of_match).get("destroyed", 0) for seat in side)


def position_lines(view: PublicView, people: People, names: Names) -> tuple[str, ...]:
    """How it stands, then each player; with every detail if that can still be read in one message."""
    for depth in (2, 1):
        lines = tuple(_lines(view, people, names, depth))
        if size("\n".join(lines)) <= LONGEST_BOARD:
            return lines
    return tuple(_lines(view, people, names, 0))


def _lines(view: PublicView, people: People, names: Names, depth: int) -> Iterator[str]:
    texts = names.texts
    yield status_words(view, names)
    if view.phase in (Phase.MAIN, Phase.ROUND):
        yield texts.say("words-turn", player=people.name(view.turn, texts))
    if view.is_last and view.outcome is None:
        yield texts.say("words-last")
    for seat in view.draw_offers:
        yield texts.say("words-draw-offer", player=people.name(seat, texts))
    for seat in view.concessions:
        partner = people.partners(seat, texts)
        yield texts.say("words-concession", player=people.name(seat, texts), partner=partner)
    if view.terms.scenario is not None:
        yield texts.say("words-scenario", scenario=names.kind(view.terms.scenario))
    if view.order:
        yield from _ground(view, names, depth)
    if view.feat_deck_size or view.feat_discard:
        dropped = names.counted(view.feat_discard) if depth > 1 else str(len(view.feat_discard))
        yield texts.say("words-feats", deck=view.feat_deck_size, discard=dropped or "–")
    for player in view.players:
        yield from _player(view, player, people, names, depth)


def _ground(view: PublicView, names: Names, depth: int) -> Iterator[str]:
    """The map with its terrain, zones and landmarks."""
    texts = names.texts
    by_kind: dict[KindId, list[int]] = {}
    for cell in range(len(names.battle_map(view).terrain)):
        if kind := names.terrain_at(view, cell):
            by_kind.setdefault(KindId(kind), []).append(cell)
    if depth:
        laid = [f"{names.kind(kind)} {names.hexes(view, cells)}" for kind, cells in by_kind.items()]
    else:
        laid = [f"{names.kind(kind)} ×{len(cells)}" for kind, cells in by_kind.items()]
    yield texts.say("words-map", map=names.map(view.map), terrain="; ".join(laid) or "–")
    if view.landmarks:
        marks = [f"{names.hex(view, cell)} ({LETTERS[seat]})" for cell, seat in view.landmarks]
        yield texts.say("words-landmarks", hexes=", ".join(marks))


def _zone(view: PublicView, seat: Seat, names: Names) -> str:
    cells = cells_in(view.zones[seat]) if view.zones else []
    return f"{names.hex(view, cells[0])}–{names.hex(view, cells[-1])}" if cells else ""


def _player(view: PublicView, player: PlayerView, people: People, names: Names, depth: int) -> Iterator[str]:
    # The same letter as in the line above, in pictures and in labels.
    texts, who = names.texts, f"{LETTERS[player.seat]} · {people.name(player.seat, names.texts)}"
    if player.has_left or player.has_fallen:
        key = "words-left" if player.has_left else "words-fallen"
        yield texts.say(key, player=who, points=player.points)
        return
    hero = names.kind(player.hero) if player.hero else "–"
    if view.phase in PREPARING and not view.of_seat(player.seat):
        yield texts.say("words-preparing", player=who, hero=str(hero))
    else:
        yield texts.say(
            "words-player",
            player=who,
            hero=str(hero),
            points=player.points,
            influence=player.influence,
            income=player.income,
            hand=player.hand_size,
            deck=player.deck_size,
            feats=player.feats_size,
        )
    if depth and (zone := _zone(view, player.seat, names)):
        yield f"• {texts.say('words-zone', hexes=zone)}"
    creatures = [_creature(view, each, names, depth) for each in view.of_seat(player.seat)]
    if creatures:
        yield f"• {texts.say('words-field', creatures='; '.join(creatures))}"
    yield from _cards(player, names, depth)
    if player.ledger is not None:
        ledger = player.ledger
        said = texts.say("words-ledger", points=ledger.points, wins=ledger.wins, coins=ledger.coins)
        yield f"• {said}"


def _cards(player: PlayerView, names: Names, depth: int) -> Iterator[str]:
    texts = names.texts
    relics = [_relic(names.kind(each.card), each.armour, each.uses, names) for each in player.relics]
    buildings = names.counted(each.card for each in player.buildings)
    hall = texts.say("words-hall-count", shown=len(player.shown), hidden=player.hidden_size)
    if depth > 1 and player.shown:
        hall = f"{hall}: {names.counted(player.shown)}"
    groups = (
        ("words-relics", ", ".join(relics)),
        ("words-buildings", buildings),
        ("words-camp", names.counted(player.camp)),
        ("words-history", names.counted(player.history) if depth else str(len(player.history) or "")),
        ("words-hall", hall if player.shown or player.hidden_size else ""),
        ("words-upgrades", names.counted(player.upgrades)),
    )
    for key, things in groups:
        if things:
            yield f"• {texts.say(key, things=things)}"


def _relic(name: str, armour: int, uses: int, names: Names) -> str:
    if armour:
        return names.texts.say("relic-armour", name=str(name), count=armour)
    return names.texts.say("relic-uses", name=str(name), count=uses) if uses else str(name)


def _creature(view: PublicView, creature: CreatureView, names: Names, depth: int) -> str:
    said = names.labelled(view, creature)
    details = names.condition(creature) if depth > 1 else " · ".join(names.marks(creature))
    return f"{said} ({details})" if details and depth else said

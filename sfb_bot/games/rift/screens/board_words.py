"""The position in words: everything public, in an order that can be listened to."""

from __future__ import annotations

from collections.abc import Iterator

from sfb_bot.games.rift.rules.content import LANES
from sfb_bot.games.rift.rules.model import BLUE, PREPARING, RED, Phase
from sfb_bot.games.rift.rules.views import PlayerView, PublicView
from sfb_bot.games.rift.screens.names import Names
from sfb_bot.games.rift.screens.results import alive, side_name
from sfb_bot.games.rift.screens.stack_words import item_words
from sfb_bot.screens.game import People


def status_words(view: PublicView, names: Names) -> str:
    """How the match stands, in half a line."""
    texts = names.texts
    if view.phase in PREPARING:
        return texts.say("status-preparing", step=texts.say(f"phase-{view.phase.value}"))
    return texts.say(
        "status-exhausted" if view.is_exhausted else "status",
        turn=view.turn_no,
        a=alive(view, BLUE),
        b=alive(view, RED),
    )


def position_lines(view: PublicView, people: People, names: Names) -> tuple[str, ...]:
    """How it stands, each player, both lanes from Blue's portal to Red's, and the stack."""
    return tuple(_lines(view, people, names))


def _lines(view: PublicView, people: People, names: Names) -> Iterator[str]:
    texts = names.texts
    yield status_words(view, names)
    if view.phase is not Phase.OVER and view.phase not in PREPARING:
        yield texts.say("words-turn", player=side_name(view.turn, people, names))
        yield from _turn(view, people, names)
    for seat in view.draw_offers:
        yield texts.say("words-draw-offer", player=people.name(seat, texts))
    for player in view.players:
        yield from _player(view, player, people, names)
    if view.phase in PREPARING:
        return
    for lane in range(len(LANES)):
        yield from _lane(view, lane, people, names)
    if view.used_forms:
        yield texts.say("words-box-forms", count=view.box_size, forms=names.counted(view.used_forms))
    else:
        yield texts.say("words-box", count=view.box_size)


def _turn(view: PublicView, people: People, names: Names) -> Iterator[str]:
    """What is special about the turn now: the stack, a warrior on its way, the attack, quiet turns."""
    texts, board = names.texts, names.content.board
    for number, item in enumerate(reversed(view.stack), 1):
        owner = people.name(item.seat, texts)
        words = item_words(view, item, names)
        yield texts.say("words-stack", number=number, player=owner, item=words)
    if view.turned is not None:
        yield texts.say("words-turned", warrior=names.kind(view.turned))
    if view.has_attacked:
        yield texts.say("words-attacked")
    if view.is_exhausted:
        yield texts.say("words-exhausted")
    if view.quiet:
        yield texts.say(
            "words-quiet-tally" if view.is_exhausted else "words-quiet",
            count=view.quiet,
            limit=board.tally_after if view.is_exhausted else board.exhaustion_after,
        )


def _player(view: PublicView, player: PlayerView, people: People, names: Names) -> Iterator[str]:
    texts, who = names.texts, side_name(player.seat, people, names)
    if view.phase in PREPARING:
        yield texts.say("words-player-preparing", player=who, army=player.army_size)
        return
    yield texts.say(
        "words-player",
        player=who,
        hand=player.hand_size,
        spells=player.spell_deck_size,
        deck=player.deck_size,
    )
    piles = (
        ("words-tops", player.tops),
        ("words-in-deck", player.in_deck),
        ("words-fallen", player.discard),
        ("words-spent", player.spell_discard),
        ("words-army", player.army),
    )
    for key, cards in piles:
        if cards:
            yield f"• {texts.say(key, cards=names.counted(cards))}"


def _lane(view: PublicView, lane: int, people: People, names: Names) -> Iterator[str]:
    """A lane, cell by cell where somebody stands."""
    texts, length = names.texts, names.content.board.length
    cells = range(lane * length, (lane + 1) * length)
    blue, red = (people.name(seat, texts) for seat in (BLUE, RED))
    first, last = names.cell(cells[0]), names.cell(cells[-1])
    yield texts.say("words-lane", lane=names.lane(lane), first=first, last=last, blue=blue, red=red)
    empty: list[str] = []
    for cell in cells:
        warrior = view.at(cell)
        if warrior is None:
            empty.append(names.cell(cell))
            continue
        yield "• " + texts.say(
            "words-warrior",
            cell=names.cell(cell),
            warrior=names.shape(warrior),
            side=names.side(warrior.seat),
            condition=names.condition(warrior),
        )
    if empty:
        yield f"• {texts.say('words-empty', cells=', '.join(empty))}"

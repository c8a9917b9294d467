"""A text form for every position: one line that says everything (the picture of it is `diagram`).

The line is made of sections divided by ` | `, each a name and words. What is left out gets a sensible
value, so a test or a bug report says only what matters:

    r3 turn=a phase=activation vp=2-1 | a kilgore@D4/3+ dugrun tzu_xiao@C3 cores=RYb hand=KIL02,KIL05
    | b deryn@F5 gwaien@G4~ goldarr | track=domination,-,lay_of_the_land,- | tokens=C4:stun,D3

A champion word is `name@HEX`, or the name alone on its Gate; `/3` is damage, `+` levelled, `~` rooted.
Cores in capitals are ready. Decks are written from the top. A token without a face takes the next of
the supply. `teams` are those agreed before the match, seat by seat: `teams=kilgore,dugrun,deryn:-`. Four
players have sections a to d, and `mode=teams` may then be left out; `vp` and `areas` go by side, a and c
against b and d.
"""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import quote

from sfb_bot.games.brawl.rules.board import is_rooted
from sfb_bot.games.brawl.rules.content import CORE_LETTERS
from sfb_bot.games.brawl.rules.ids import NOBODY
from sfb_bot.games.brawl.rules.model import SEAT_LETTERS, Lasting, Player, State
from sfb_bot.games.brawl.rules.notation_reader import NotationError, parse_line

__all__ = ["NotationError", "parse_line", "print_line"]


def print_line(state: State) -> str:
    """The whole state in one line, secrets included; `parse_line` reads it back."""
    return " | ".join(
        [
            " ".join(_header(state)),
            *(" ".join(_team(state, player)) for player in state.players),
            " ".join(_board(state)),
            *([" ".join(_effects(state))] if state.lasting or state.earned else []),
        ]
    )


def _header(state: State) -> Iterator[str]:
    yield f"r{state.round}"
    yield f"turn={SEAT_LETTERS[state.turn]}"
    yield f"phase={state.phase.value}"
    yield f"vp={'-'.join(map(str, state.vp))}"
    if state.step:
        yield f"step={state.step}"
    yield f"order={''.join(SEAT_LETTERS[seat] for seat in state.order) or '-'}"
    yield f"areas={','.join(area or '-' for area in state.areas)}"
    if state.setup.mode != "duel":
        yield f"mode={state.setup.mode}"
    yield f"goal={state.setup.goal}"
    yield f"draft={state.setup.draft}"
    if state.setup.one_pool:
        yield "pool=one"
    if state.setup.asks_little:
        yield f"questions={state.setup.questions}"
    if state.setup.first is not None:
        yield f"first={SEAT_LETTERS[state.setup.first]}"
    yield f"roster={','.join(state.setup.roster)}"
    if state.setup.teams:
        yield f"teams={':'.join(','.join(team) or '-' for team in state.setup.teams)}"
    # A seed is any text; spaces and bars in it must not be taken for ours.
    yield f"seed={quote(state.dice.seed)}:{state.dice.used}"
    used = [*state.standard_used, *(["free"] if state.free_action_used else [])]
    if used:
        yield f"used={','.join(used)}"
    if state.draw_offers:
        yield f"offers={''.join(SEAT_LETTERS[seat] for seat in state.draw_offers)}"
    if state.concessions:
        yield f"concessions={''.join(SEAT_LETTERS[seat] for seat in state.concessions)}"
    if state.outcome is not None:
        winner = "-" if state.outcome.winner is None else SEAT_LETTERS[state.outcome.winner]
        yield f"outcome={winner}:{state.outcome.reason}"
    yield from _draft(state)


def _draft(state: State) -> Iterator[str]:
    draft = state.draft
    for seat in state.seats:
        letter = SEAT_LETTERS[seat]
        # Once the champions stand, their words tell the picks.
        parts = (draft.line_ups[seat], draft.bans[seat], [] if state.figures else draft.picks[seat])
        if any(parts):
            yield f"draft_{letter}={':'.join(','.join(names) for names in parts)}"
        if draft.sealed[seat]:
            yield f"sealed_{letter}={','.join(draft.sealed[seat])}"
        if draft.offers[seat]:
            yield f"pair_{letter}={':'.join(','.join(names) for names in draft.offers[seat])}"
    if draft.step:
        yield f"draft_step={draft.step}"


def _team(state: State, player: Player) -> Iterator[str]:
    yield SEAT_LETTERS[player.seat]
    names = state.content.arena.grid.names
    for figure in state.figures:
        if figure.seat == player.seat:
            where = f"@{names[figure.cell]}" if figure.in_arena else ""
            damage = f"/{figure.damage}" if figure.damage else ""
            marks = ("+" if figure.levelled else "") + ("~" if is_rooted(state, figure.id) else "")
            yield f"{figure.champion.id}{where}{damage}{marks}"
    letters = enumerate(CORE_LETTERS)
    yield "cores=" + "".join(c if player.ready >> core & 1 else c.lower() for core, c in letters)
    yield f"hand={','.join(player.hand) or '-'}"
    yield f"deck={','.join(reversed(player.deck)) or '-'}"
    yield f"discard={','.join(player.discard) or '-'}"
    for key, cards in (("in_play", player.in_play), ("aside", player.set_aside), ("shown", player.shown)):
        if cards:
            yield f"{key}={','.join(cards)}"
    if player.known_top:
        yield f"known={player.known_top}"
    if player.peeked:
        yield f"peeked={','.join(names[cell] for cell in player.peeked)}"


def _board(state: State) -> Iterator[str]:
    names = state.content.arena.grid.names
    yield f"track={','.join(card or '-' for card in state.track)}"
    yield f"challenges={','.join(reversed(state.challenge_deck)) or '-'}"
    yield f"scored={','.join(state.challenge_discard) or '-'}"
    tokens = [f"{names[cell]}:{face}" for cell, face in sorted(state.tokens.items())]
    yield f"tokens={','.join(tokens) or '-'}"
    yield f"supply={','.join(reversed(state.supply)) or '-'}"
    if state.limbo:
        yield f"limbo={','.join(state.limbo)}"


def _effects(state: State) -> Iterator[str]:
    yield "effects"
    # The marks `~` say it all only if the rooted come first, in figure order, as they are read.
    marked = [Lasting("rooted", f.id) for f in state.figures if is_rooted(state, f.id)]
    others = [lasting for lasting in state.lasting if lasting.kind != "rooted"]
    for lasting in others if state.lasting == [*marked, *others] else state.lasting:
        against = f">{state.figures[lasting.against].option.key}" if lasting.against != NOBODY else ""
        yield f"{state.figures[lasting.figure].option.key}:{lasting.kind}:{lasting.amount}{against}"
    for figure in state.earned:
        yield f"{state.figures[figure].option.key}:earned"

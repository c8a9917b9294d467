"""Instructions that many cards share: about gold, workers and the cards of piles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.choices import NONE, About, OnKind, on_kind
from sfb_bot.games.codex.rules.content import Part
from sfb_bot.games.codex.rules.effects.ops import op
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.naming import cards_of, opponent
from sfb_bot.games.codex.rules.piles import discard, discard_at_random, draw, trash_workers
from sfb_bot.games.codex.rules.work import Frame, Work, gain
from sfb_bot.kernel import Flow, Seat, choose

# Names of rules and conditions that cards of several colours use.
NAMES: Final[frozenset[str]] = frozenset()


@op("draw")
def _draw(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The controller draws; with `who` the controller of what was named last, or of the subject."""
    seats = [frame.seat]
    match part.word("who"):
        case "last":
            seats = [work.state.objs[number].seat for number in frame.last if number in work.state.objs]
        case "subject":
            seats = [Seat(frame.subject_seat)]
        case _:
            pass
    for seat in seats:
        draw(work, seat, part.number("count", 1), frame.kind.id)
    return
    yield


@op("gold")
def _gold(work: Work, frame: Frame, part: Part) -> Flow[None]:
    gain(work, frame.seat, part.number("amount", 1), "effect", frame.kind.id)
    return
    yield


def steal(work: Work, thief: Seat, victim: Seat, amount: int, kind: KindId) -> int:
    """Take gold, at most what is there; the thief gains exactly that (C79)."""
    taken = min(amount, work.state.players[victim].gold)
    if taken:
        work.emit(ev.GoldChanged(victim, -taken, "stolen", kind, thief))
        work.emit(ev.GoldChanged(thief, taken, "steal", kind, victim))
    return taken


@op("steal")
def _steal(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """From an opponent, or with `who` from the subject's player."""
    if part.word("who") == "subject":
        victim: Seat | None = Seat(frame.subject_seat)
    else:
        victim = yield from opponent(work, frame)
    if victim is not None:
        steal(work, frame.seat, victim, part.number("amount", 1), frame.kind.id)


@op("discard_random")
def _discard_random(work: Work, frame: Frame, part: Part) -> Flow[None]:
    if part.word("who") == "subject":
        seat: Seat | None = Seat(frame.subject_seat)
    else:
        seat = yield from opponent(work, frame)
    if seat is not None:
        discard_at_random(work, seat, part.number("count", 1))


@op("discard")
def _discard(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The controller discards cards of their choice, if it is their turn (C203)."""
    yield from discard_chosen(work, frame, part.number("count", 1), "effect")


def discard_chosen(work: Work, frame: Frame, count: int, cause: str) -> Flow[int]:
    """A seat chooses cards of its hand to discard; how many it did."""
    seat = frame.seat
    if seat not in work.state.active:
        return 0
    done = 0
    while done < count and work.state.players[seat].hand:
        hand = cards_of(work.state.players[seat].hand, work.state.content.order)
        about = About(frame.source, frame.kind.id, frame.index, frame.part, amount=count - done)
        picked = yield from choose(
            seat, "discard", [on_kind(kind) for kind in hand], about=about, always=True
        )
        assert isinstance(picked, OnKind)
        discard(work, seat, [picked.kind], cause)
        done += 1
    return done


@op("workers")
def _workers(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The controller's own workers leave the game; with `who` those of the subject's player."""
    seat = Seat(frame.subject_seat) if part.word("who") == "subject" else frame.seat
    frame.did = bool(trash_workers(work, seat, part.number("count", 1), "sacrificed"))
    return
    yield


def secret_card(
    work: Work,
    frame: Frame,
    kinds: Iterable[KindId],
    *,
    is_free: bool = False,
    left: int = 1,
    prompt: str = "choose",
) -> Flow[KindId | None]:
    """One of some cards of a hidden pile; None where there is none, or none is wanted.

    It is asked in any case, also where one fits or nothing: how many do is the player's secret.
    """
    content = work.state.content
    options = [on_kind(kind) for kind in cards_of(list(kinds), content.order)]
    if is_free or not options:
        options.append(NONE)
    about = About(frame.source, frame.kind.id, frame.index, frame.part, amount=left)
    picked = yield from choose(work.chooser(frame.seat), prompt, options, about=about, always=True)
    return picked.kind if isinstance(picked, OnKind) else None


def several_cards(
    work: Work, frame: Frame, kinds: list[KindId], least: int, most: int, prompt: str
) -> Flow[list[KindId]]:
    """Choose cards of a hidden pile, one after the other; fewer than `least` only where there are no more."""
    rest = list(kinds)
    chosen: list[KindId] = []
    while len(chosen) < most:
        is_free = len(chosen) >= least
        left = most - len(chosen)
        picked = yield from secret_card(work, frame, rest, is_free=is_free, left=left, prompt=prompt)
        if picked is None:
            break
        rest.remove(picked)
        chosen.append(picked)
    return chosen

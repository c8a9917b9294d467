"""A race of the toy game on a real database, played up to the question a test is about."""

from __future__ import annotations

from sfb_bot.games.pack import GamePack
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.looks import Look
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import Deadline, MatchId, Moment, Pace, UserId
from tests.games.toy.cards.box_file import read_box
from tests.games.toy.pack import toy_pack
from tests.matches.house import ANNA, BORIS, CHANNEL, CLARA, GUILD, House

DAILY = PACES["daily"]
# What everybody does until a test takes over: throw until there is something to bank, let others have it.
_USUAL = {"stake": "safe", "call": "none", "tax": "pass", "share": "half", "appeal": "pay"}


def greedy() -> dict[str, GamePack]:
    """The toy with pots that are rich from two on, so that nearly every one can be taxed."""
    return {"toy": toy_pack({**read_box(), "rich": 2})}


async def race(h: House, pace: Pace = DAILY) -> MatchId:
    """A race of Anna, Boris and Clara, Anna first."""
    setup = {"mode": "three", "length": "long"}
    proposal = Proposal(GUILD, CHANNEL, ANNA, "toy", setup, pace, "host", "here", (BORIS, CLARA))
    lobby = await h.app.lobby.propose(proposal, h.press())
    await h.app.lobby.accept(lobby, BORIS, h.press())
    match = await h.app.lobby.accept(lobby, CLARA, h.press())
    assert match is not None
    return match


async def asked(h: House, match: MatchId) -> tuple[UserId, str]:
    """Who is asked for what."""
    user = await h.user_to_act(match)
    question = (await h.look(match, user)).question
    assert question is not None
    return user, question.prompt


async def until(h: House, match: MatchId, user: UserId, prompt: str, **said: str) -> Look:
    """Play on until the user is asked `prompt`; hidden moments pass. What is `said` goes before the usual."""
    for _ in range(400):
        who, what = await asked(h, match)
        look = await h.look(match, who)
        if (who, what) == (user, prompt):
            return look
        usual = "bank" if what == "turn" and look.public.pot >= 2 else "two"
        key = said.get(what, _USUAL.get(what, usual))
        if await h.answer(match, who, key) == "held":
            h.clock.passes(DAILY.hold)
            await h.app.deadlines.fire_due()
    raise AssertionError(f"{user} was never asked {prompt!r}")


async def due(h: House, match: MatchId, kind: str) -> list[Moment]:
    """When the stored deadlines of a kind are due."""
    found: list[Deadline] = await h.store.deadlines_of(match)
    return [each.due for each in found if each.kind == kind]


async def entries(h: House, match: MatchId, after: int) -> list[tuple[str, int, tuple[str, ...]]]:
    """What was stored since, by kind, seat and keys."""
    stored = [each.entry for each in await h.store.entries(match, after)]
    return [(entry.kind, entry.seat, entry.keys) for entry in stored]

"""The list of one's games, next to what others are doing in them."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from sfb_bot.discord_ui.actions.looks import list_screen
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import Dice
from sfb_bot.locale import Texts
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import MatchId, MatchRecord, UserId
from sfb_bot.screens.lobby import ListedPlace
from tests.games.brawl.properties.matches import eager_keys
from tests.matches.house import ANNA, BORIS, CHANNEL, GUILD, HandClock, House, house


async def _begun(h: House) -> MatchId:
    """A match with champions whose reactions ask their player something more."""
    setup = {"roster": ["jacques", "kilgore", "taze"], "draft": "free", "goal": 5}
    proposal = Proposal(GUILD, CHANNEL, ANNA, "brawl", setup, PACES["live"], "host", "here", (BORIS,))
    match = await h.app.lobby.accept(await h.app.lobby.propose(proposal, h.press()), BORIS, h.press())
    assert match is not None
    return match


async def _to_a_parry(h: House, match: MatchId) -> tuple[UserId, str]:
    """Play on until somebody can react with Parrying Blow; who, and the answer that does it."""
    dice = Dice("list")
    while True:
        user = await h.user_to_act(match)
        look = await h.look(match, user)
        assert look.question is not None
        keys = [option.key for option in look.question.options if option.key.startswith("JAQ02>")]
        if keys:
            return user, keys[0]
        async with h.app.cache.hold(match) as table:
            answer = eager_keys(table.run.state, look.question, dice)
        await h.answer(match, user, *answer)


async def test_a_reaction_under_way_does_not_show_in_the_attackers_list(tmp_path: Path) -> None:
    """Until it is told it can be taken back, so not even its deadline may be seen to move."""
    clock = HandClock()
    async with house(tmp_path / "sfb.sqlite3", clock) as h:
        shell = cast("Shell", _Shell(h))
        match = await _begun(h)
        user, parry = await _to_a_parry(h, match)
        attacker = BORIS if user == ANNA else ANNA
        before = await list_screen(shell, attacker, Texts("en"), there)
        own = await list_screen(shell, user, Texts("en"), there)
        clock.passes(30)
        await h.answer(match, user, parry)
        look = await h.look(match, user)
        assert look.question is not None
        assert look.question.prompt == "discard"
        assert await list_screen(shell, attacker, Texts("en"), there) == before
        assert await list_screen(shell, user, Texts("en"), there) != own, "who is asked sees the own deadline"


async def there(record: MatchRecord) -> ListedPlace:
    del record
    return "there"


class _Shell:
    """As much of the shell as a list needs."""

    def __init__(self, h: House) -> None:
        self.app: Any = h.app
        self.usual: Any = SimpleNamespace(name="brawl", practice=None)
        self.packs: Any = {"brawl": self.usual}

"""Three people and a computer player that fills in, for a whole short season."""

from __future__ import annotations

import random
from pathlib import Path

from sfb_bot.leagues.seasons.records import PairingLine
from sfb_bot.matches.computer_players import ComputerPlayer
from sfb_bot.matches.records import ChannelId, MatchId
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import Game, verbs
from tests.end_to_end.players import RandomUser, play_on
from tests.end_to_end_league.season_stage import PLACE, SeasonStage, player, season_stage
from tests.end_to_end_league.test_pairs_and_prizes import MANAGES_ROLES, roles_of
from tests.patience import until

COMPUTER = ComputerPlayer("beginner").user
NAME = "Beginner Computer"


async def test_three_people_and_a_computer_play_a_season(tmp_path: Path) -> None:
    async with season_stage(
        tmp_path, 4, "fill-in", has_computers=True, bot_permissions=MANAGES_ROLES
    ) as here:
        guild, role, _ = roles_of(here)
        await here.stage.restart()
        await here.create(
            name="Odd",
            format="round_robin",
            pace="live",
            seeding="joined",
            fill_in="beginner",
            winner_role=role,
        )
        promise = f"Odd number of players? {NAME} fills in, so nobody sits out a round."
        assert promise in here.post().text
        await here.join(here.players(3))
        said = await here.act("league start", reason="three are enough")
        assert f"{NAME} fills in, because the number of players is odd." in said
        await first_round(here)
        assert "The computer stays to the end" in await here.refused(
            "league drop", player=NAME, reason="too strong"
        )
        for number in (2, 3):
            assert (await here.view()).season.round == number
            await give_up_all(here)
        await the_end(here)
        assert [
            name for name in map(player, range(1, 5)) if role.id in guild.members[here.user(name).id].roles
        ] == [await champion(here)]
        blameless(here.stage)


def is_with_computer(line: PairingLine) -> bool:
    return any(one is not None and one.is_computer for one in (line.home, line.away))


async def solo_game(here: SeasonStage, line: PairingLine) -> Game:
    """The game of a pairing with a computer, as the one person in it sees it."""
    match = line.match
    assert match is not None

    async def has_place() -> bool:
        return bool((await here.stage.record(match)).channel)

    await until(has_place, "a thread")
    record = await here.stage.record(match)
    (person,) = [seat.user for seat in record.seats if seat.user > 0]
    return Game(match, record.channel, (here.user(person),))


async def first_round(here: SeasonStage) -> None:
    """The computer plays by itself, also after a restart in the middle of the match."""
    (line,) = [each for each in (await here.view()).open_lines if is_with_computer(each)]
    game = await solo_game(here, line)
    user = game.host
    greeting = user.visible_messages(game.place)[0]
    assert NAME in greeting.text
    assert greeting.pings_me
    (head,) = [m for m in user.visible_messages(PLACE) if m.id == game.place]
    assert NAME in head.text
    assert NAME in user.world.channels[game.place].name
    alice = RandomUser(here.stage, user, game.place, random.Random("fill-in"))
    await play_on([alice], 10)
    await here.stage.restart(cleanly=False)
    alice.trouble = 0
    await play_on([alice], 6)
    assert alice.presses
    assert not any("hint" in verbs(panel) for panel in user.visible_messages(game.place))
    await play_on([alice])
    await audit(here.stage, game, is_post_per_action=False)
    await here.quiet()
    assert [one.reason for one in (await here.view()).line(line.id).games] == ["played"]
    await give_up_all(here)


async def give_up_all(here: SeasonStage) -> None:
    """Whoever is at home gives up; against the computer it is the person."""
    number = (await here.view()).season.round
    for line in [each for each in (await here.view()).open_lines if each.record.pairing.round == number]:
        if not is_with_computer(line):
            await here.concede(line, 0)
            continue
        game = await solo_game(here, line)
        sure = (await game.host.slash(game.place, "brawl concede")).message
        assert sure is not None
        await game.host.press(sure, verbs(sure)["concede"])
        await here.until_over(game.match)
    await here.quiet()


async def champion(here: SeasonStage) -> str:
    view = await here.view()
    assert view.champion is not None
    (user,) = view.entrant(view.champion).users
    return here.user(user).name


async def the_end(here: SeasonStage) -> None:
    view = await here.view()
    assert view.record.status == "finished"
    text = (await here.ask("league table", season=str(here.season), text=True)).text
    (line,) = [line for line in text.splitlines() if line.startswith(" – ")]
    assert line.startswith(f" – {NAME[:13]}… ")
    assert line.endswith(" fills in")
    assert [row.place for row in await here.table()] == [1, 2, 3]
    assert f"– {NAME}: " in (here.post().pictures[0].alt or "")
    everything = "\n".join(message.text for message in here.boss.visible_messages(PLACE))
    assert f"<@{COMPUTER}>" not in everything
    results = (await here.ask("league results", season=str(here.season))).text
    assert sum(NAME in line for line in results.splitlines()) == 3
    (outcome,) = here.posts(lambda message: "🏆 Champion:" in message.text)
    assert NAME not in outcome.text
    for line in view.lines():
        for game in line.games:
            record = await here.stage.record(MatchId(game.match or 0))
            assert not record.hints
            assert record.channel != ChannelId(0)
    stats = await here.ask("stats league", league="Odd")
    assert NAME not in stats.text

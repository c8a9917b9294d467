"""What is told and asked when four play."""

from dataclasses import replace

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import ChallengeId
from sfb_bot.games.brawl.rules.model import Outcome
from sfb_bot.kernel import Event, Seat
from sfb_bot.screens.ledger import opening_post
from sfb_bot.screens.notices import concede_screen
from sfb_bot.screens.panel import Desk, idle_panel, panel
from sfb_bot.screens.values import controls
from tests.games.brawl.screens.stage import FOUR, MATCH, Moment, game, moments, texts

A, B, C, D = (f"<@{user}> ({side})" for user, side in zip(FOUR.users, "ABAB", strict=True))


def first(seed: str, prompt: str, draft: str = "free") -> Moment:
    """The first moment of a team match at which somebody is asked this."""
    return next(
        moment
        for moment in moments(seed, draft, mode="teams")
        if prompt in [d.prompt for d in moment.decisions]
    )


def told(moment: Moment, *events: Event) -> tuple[str, ...]:
    return game().tell(moment.public, events, FOUR, texts())


def test_the_first_post_names_the_sides() -> None:
    moment = first("team/1", "turn_order")
    post = opening_post(game(), moment.public, moment.fresh, moment.post, texts())
    one, two, three, four = (f"<@{user}>" for user in FOUR.users)
    assert post.lines[0] == f"**Match {MATCH}** · {one} and {three} vs {two} and {four}"
    assert len(post.mentions) == 1


def test_who_goes_first_is_asked_of_the_first_seat_of_a_side() -> None:
    moment = first("team/1", "turn_order")
    [decision] = moment.decisions
    assert decision.seat in (0, 1)
    screen = panel(game(), moment.seat_view(decision.seat), decision, Desk(MATCH, 1), texts())
    labels = [getattr(control, "label", "") for control in controls(screen)]
    assert labels[:2] == ["Me", "My partner"]


def test_a_round_of_challenges_is_one_line() -> None:
    moment = first("team/1", "act")
    dropped = ev.ChallengesDropped((ChallengeId("domination"), ChallengeId("lay_of_the_land")))
    new = [ev.TrackMoved(ChallengeId("display_of_might")), ev.TrackMoved(ChallengeId("united_we_stand"))]
    [line] = told(moment, dropped, *new, ev.TurnBegan(Seat(2), 4))
    assert line.startswith("Domination and Lay of the Land leave the track. New challenge: ")
    assert line.count("New challenge") == 2
    assert line.endswith(f"**Round 4**, {C}'s turn.")


def test_set_up_and_windows_are_told_by_player() -> None:
    moment = first("team/1", "act")
    order = tuple(Seat(seat) for seat in (1, 0, 3, 2))
    assert told(moment, ev.TurnOrderSet(order)) == (f"Turn order: {B}, {A}, {D}, {C}.",)
    partner = f"<@{FOUR.users[2]}>"
    assert told(moment, ev.TeamOrderChosen(0, Seat(0))) == (f"{A} plays before {partner}.",)
    assert told(moment, ev.ConcessionProposed(Seat(0))) == (f"{A} wants to concede. {partner} must agree.",)
    sealed = [ev.LineUpSealed(Seat(seat), (), 2) for seat in (0, 1)]
    assert told(moment, *sealed) == (f"{A} and {B} have made a secret choice.",)
    passes = [ev.ReactionPassed(Seat(seat)) for seat in (1, 3)]
    assert told(moment, *passes) == (f"{B} doesn't react. {D} doesn't react.",)
    # One of the two may still be asked after the other could not be.
    barred = [ev.ReactionImpossible(Seat(1), "no_cores"), ev.ReactionImpossible(Seat(3), "no_cards")]
    assert told(moment, *barred) == (f"{B} can't react: no ready core. {D} can't react: no cards in hand.",)
    assert told(moment, ev.ReactionImpossible(Seat(1), "forbidden")) == ("Nobody can react to this attack.",)


def test_only_the_partner_reads_what_was_laid_out_in_secret() -> None:
    moment = next(m for m in moments("team/2", mode="teams") if any(m.run.state.draft.sealed))
    asked = {decision.seat: decision for decision in moment.decisions}
    for seat, champions in enumerate(moment.run.state.draft.sealed):
        if not champions:
            continue
        partner = Seat((seat + 2) % 4)
        lines = panel(game(), moment.seat_view(partner), asked[partner], moment.desk, texts()).lines
        names = [game().content.champions[champion].names["en"] for champion in champions]
        assert f"Your partner's line-up: {' and '.join(names)}." in lines[1]
        enemy = Seat((seat + 1) % 4)
        own = idle_panel(game(), moment.seat_view(enemy), moment.desk, (partner,), FOUR, texts())
        secrets = game().secrets_in_words(moment.seat_view(enemy), texts())
        assert not any(name in line for name in names for line in (*own.lines, *secrets))


def test_a_long_note_leaves_room_for_question_and_deadline() -> None:
    moment = first("team/1", "act")
    [decision] = moment.decisions
    screen = panel(game(), moment.seat_view(decision.seat), decision, moment.desk, texts())
    assert len(screen.lines) == 4
    assert screen.lines[-1].startswith("Team note: \\*Hold\\* the bridge.")
    assert screen.lines[-1].endswith("…")
    assert "sfb2:team:4711" in [control.custom_id for control in controls(screen)]


def test_the_result_of_two_is_told_in_the_plural_and_from_their_side() -> None:
    moment = first("team/1", "act")
    view = replace(moment.public, vp=(2, 7), round=3, outcome=Outcome(1, "points"))
    lines = game().result_lines(view, (), FOUR, texts())
    two, four = FOUR.users[1], FOUR.users[3]
    assert lines[0] == f"**<@{two}> and <@{four}> (B) win 7 : 2** by points after 3 rounds."


def test_the_second_to_give_up_is_told_that_it_ends_the_match() -> None:
    asked = concede_screen(MATCH, 1, texts(), partner="<@5>")
    assert asked.lines == ("Concede this match? <@5> must agree. You can change your mind until then.",)
    agreed = concede_screen(MATCH, 1, texts(), partner="<@5>", partner_agrees=True)
    assert agreed.lines == ("Concede this match? <@5> already agreed, so the other side wins right away.",)


def test_a_line_up_says_what_becomes_of_it() -> None:
    moment = first("team/1", "line_up", "tournament")
    decision = moment.decisions[0]
    screen = panel(game(), moment.seat_view(decision.seat), decision, Desk(MATCH, 1), texts())
    assert screen.lines[0] == (
        "Choose 3 champions in secret. The other side bans one, and you play 2 of the rest."
    )

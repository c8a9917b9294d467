"""Section 12 from the first turn on: turns, hands, the longer track, scoring, who decides for whom."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import ChallengeId
from tests.games.brawl.kit.table import Table, table

# Nobody meets a challenge from here: all in their own areas, away from statues and trap hexes.
QUIET = "| a kilgore@A1 dugrun@A2 | b deryn@I1 goldarr@I2 | c gwaien@A4 tzu_xiao@A5 | d dugrun@I4 gwaien@I5 "
TOKENS = "tokens=C4,D3,F3,G4"


# --- Turns ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ["abcd", "dabc"])
def test_turns_go_round_1_2_3_4_and_the_first_player_stays_first(order: str) -> None:
    """Section 12 and Q55: two rounds in the same order; upkeep draws 4 and readies one's own cores only."""
    t = table(f"r1 turn={order[0]} order={order} {QUIET}| track=-,-,-,-,- {TOKENS}")
    for number in (1, 2):
        for letter in order:
            assert (t.state.round, t.asked) == (number, (letter, "act"))
            t.by(letter).ends_turn()
            assert len(t.state.players["abcd".index(letter)].hand) == 4
    assert t.state.round == 3
    t.is_idle(order[0])


def test_upkeep_is_for_the_own_hand_and_cores() -> None:
    """Section 12: own cards and cores; a partner's stay as they are. Decks hold twelve cards."""
    t = table(
        f"r2 turn=c {QUIET.replace('c gwaien', 'c hand=GWA02 cores=rYb gwaien')}".replace(
            "a kilgore", "a hand=KIL02 cores=ryB kilgore"
        )
        + f"| track=-,-,-,-,- {TOKENS}"
    )
    t.c.ends_turn()
    t.expect(cores={"a": "ryB", "c": "RYB"}, hand={"a": "KIL02"})
    player = t.state.players[2]
    assert (len(player.hand), len(player.deck), player.discard) == (4, 7, ["GWA02"])
    t.is_idle("d")


def test_each_player_has_the_standard_actions_of_an_own_phase() -> None:
    """Section 4 and 12: each at most once per activation phase, with an own champion and an own core."""
    t = table(f"r2 turn=a {QUIET}| track=-,-,-,-,- {TOKENS}")
    t.a.takes("move", "kilgore", "destruction").stays()
    assert "move" not in t.options
    t.expect(cores={"a": "rYB", "b": "RYB", "c": "RYB", "d": "RYB"})
    t.a.ends_turn()
    t.b.ends_turn()
    t.c.answers("move")
    assert (t.asked, t.options) == (("c", "who_acts"), ["c.gwaien", "c.tzu_xiao"])
    t.c.answers("c.gwaien").answers("creation").stays()
    t.is_idle("c")


# --- The track --------------------------------------------------------------------------------------------

FIVE = "domination,pincer_manoeuvre,lay_of_the_land,display_of_might,united_we_stand"


def test_every_round_two_challenges_go_and_two_come() -> None:
    """Section 12, R27: two slots further; the first new one on the right slot without points."""
    t = table(
        f"r1 turn=d {QUIET}| track={FIVE} {TOKENS} "
        "challenges=take_the_fight_to_them,reach_for_the_stars,a_word_to_the_wise"
    )
    t.d.ends_turn()
    assert t.state.track == [
        *("reach_for_the_stars", "take_the_fight_to_them"),
        *("domination", "pincer_manoeuvre", "lay_of_the_land"),
    ]
    assert t.state.challenge_discard == ["display_of_might", "united_we_stand"]
    assert t.state.challenge_deck == ["a_word_to_the_wise"]
    assert t.of(ev.TrackMoved) == [
        ev.TrackMoved(ChallengeId("take_the_fight_to_them")),
        ev.TrackMoved(ChallengeId("reach_for_the_stars")),
    ]
    t.is_idle("a")


def test_only_the_end_of_the_round_moves_the_track() -> None:
    """Section 12: after player 4."""
    t = table(f"r1 turn=a {QUIET}| track={FIVE} {TOKENS}")
    for letter in "abc":
        t.by(letter).ends_turn()
        assert t.state.track == FIVE.split(",")
    t.is_idle("d")


def test_gaps_move_along() -> None:
    """Section 3 and 12: gaps stay gaps, and nothing is discarded from one."""
    t = table(f"r1 turn=d {QUIET}| track=-,domination,-,-,united_we_stand scored=- {TOKENS}")
    top, below = t.state.challenge_deck[-1], t.state.challenge_deck[-2]
    t.d.ends_turn()
    assert t.state.track == [below, top, None, "domination", None]
    assert t.state.challenge_discard == ["united_we_stand"]
    t.is_idle("a")


@pytest.mark.parametrize("left", [0, 1])
def test_an_empty_challenge_deck_is_made_anew_with_both_that_leave(left: int) -> None:
    """R27: both leaving cards are discarded before the reshuffle, so they may come again at once."""
    rest = [
        *("take_the_fight_to_them", "reach_for_the_stars", "a_word_to_the_wise"),
        *("harbingers_of_destruction", "defenders_of_creation", "masters_of_manipulation"),
    ]
    deck, scored = ",".join(rest[:left]) or "-", ",".join(rest[left:])
    t = table(f"r1 turn=d {QUIET}| track={FIVE} {TOKENS} challenges={deck} scored={scored}")
    t.d.ends_turn()
    (shuffled,) = t.of(ev.ChallengesShuffled)
    pool = {*rest[left:], "display_of_might", "united_we_stand"}
    assert set(shuffled.deck) == pool
    new = t.state.track[:2]
    assert t.state.track[2:] == FIVE.split(",")[:3]
    if left:
        assert new[1] == rest[0], "the last of the old deck came first"
        assert new[0] == shuffled.deck[-1]
    else:
        assert new == [shuffled.deck[-2], shuffled.deck[-1]]
    everything = [*filter(None, t.state.track), *t.state.challenge_deck, *t.state.challenge_discard]
    assert len(everything) == len(set(everything)) == 11
    t.is_idle("a")


# --- Scoring ----------------------------------------------------------------------------------------------

# Esme is E2: E1 and D1 are beside her statue, one champion of a and one of c.
BOTH = "| a kilgore@E1 dugrun@A2 | b deryn@I1 goldarr@I2 | c gwaien@D1 tzu_xiao@A5 | d dugrun@I4 gwaien@I5 "


@pytest.mark.parametrize(("slot", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 1)])
def test_a_side_scores_with_all_four_champions(slot: int, points: int) -> None:
    """Section 12 and Q54: in any player's scoring phase the whole team counts; slots of 0, 0, 1, 2, 1."""
    track = ["-"] * 5
    track[slot] = "reach_for_the_stars"
    t = table(f"r2 turn=b {BOTH}| track={','.join(track)} {TOKENS}")
    t.b.ends_turn()
    t.expect(vp=(points, 0))
    kept = [None] * 5 if points else [None if name == "-" else name for name in track]
    assert t.state.track == kept
    assert t.of(ev.PointsScored) == (
        [ev.PointsScored(0, points, ChallengeId("reach_for_the_stars"))] if points else []
    )
    t.is_idle("c")


@pytest.mark.parametrize(("turn", "vp"), [("d", (1, 0)), ("a", (0, 0)), ("b", (1, 0)), ("c", (0, 0))])
def test_a_side_scores_in_the_scoring_phase_of_both_its_players_only(turn: str, vp: tuple[int, int]) -> None:
    """Section 12: the turn after `turn` begins with scoring; the side beside the statue is a and c."""
    t = table(f"r3 turn={turn} {BOTH}| track=-,-,reach_for_the_stars,-,- {TOKENS}")
    t.by(turn).ends_turn()
    # After d the track moves first: the card is then on the last slot, also worth a point.
    t.expect(vp=vp)


def test_nobody_scores_in_round_one_though_a_card_lies_on_a_slot_with_points() -> None:
    """Section 3 and 12: not in round 1; from round 2 on, in every scoring phase of the side."""
    t = table(f"r1 turn=a {BOTH}| track=-,-,-,reach_for_the_stars,- {TOKENS}")
    for letter in "abc":
        t.by(letter).ends_turn()
        t.expect(vp=(0, 0))
    t = table(f"r1 turn=d {BOTH}| track=-,-,reach_for_the_stars,-,- {TOKENS}")
    t.d.ends_turn()
    t.expect(vp=(1, 0))
    t.is_idle("a")


def test_control_counts_all_champions_of_a_side() -> None:
    """Section 12 and 14: one of a and one of c against one of b; a tie controls nothing."""
    two = (
        "| a kilgore@D4 dugrun@A2 | b deryn@F5 goldarr@I2 | c gwaien@F4 tzu_xiao@A5 | d dugrun@I4 gwaien@I5 "
    )
    t = table(f"r2 turn=b {two}| track=-,-,-,-,harbingers_of_destruction {TOKENS}")
    t.b.ends_turn()
    t.expect(vp=(1, 0))
    tie = two.replace("dugrun@I4", "dugrun@D5")
    t = table(f"r2 turn=b {tie}| track=-,-,-,-,harbingers_of_destruction {TOKENS}")
    t.b.ends_turn()
    t.expect(vp=(0, 0))


# --- Seven points -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("had", "over"), [(6, True), (5, False)])
def test_seven_points_together_win_at_once(had: int, over: bool) -> None:
    """Section 12: 7 VP of the side; a knock-out by c counts for a and c."""
    t = table(
        f"r2 turn=c vp={had}-6 | a kilgore@A1 dugrun@A2 | b deryn@D5/6 goldarr@I2 "
        f"| c gwaien@D4 tzu_xiao@A5 | d dugrun@I4 gwaien@I5 | track=-,-,-,-,- {TOKENS}"
    )
    t.c.takes("strike", "c.gwaien").stays().targets("deryn")
    t.expect(vp=(had + 1, 6))
    if over:
        t.is_over("a")
    else:
        t.expect(levelled={"c.gwaien": True}, at={"deryn": "gate"})
        t.is_idle("c")


@pytest.mark.parametrize(("turn", "winner"), [("c", "b"), ("d", "a")])
def test_a_tie_at_the_goal_goes_to_the_other_side(turn: str, winner: str) -> None:
    """Q6 with sides: the opponents of the card's player win, whichever of the two it was."""
    # A ring hits friend and foe: KIL06 knocks out one champion of each side in one step.
    players = {
        "c": "a gwaien@C4/5 dugrun@A2 | b deryn@D5/6 goldarr@I2 "
        "| c kilgore@D4 tzu_xiao@A5 hand=KIL06 | d dugrun@I4 gwaien@I5",
        "d": "a deryn@D5/6 dugrun@A2 | b gwaien@C4/5 goldarr@I2 "
        "| c tzu_xiao@A5 gwaien@A4 | d kilgore@D4 dugrun@I4 hand=KIL06",
    }
    line = players[turn]
    t = table(f"r2 turn={turn} vp=6-6 | {line} | track=-,-,-,-,- tokens=D3,F3,G4,F6")
    t.by(turn).plays("KIL06").stays().aims("ring")
    while not t.run.is_over:
        assert t.asked[1] == "react"
        t.by(t.asked[0]).passes()
    t.expect(vp=(7, 7))
    t.is_over(winner)


def quiet(line: str) -> Table:
    return table(f"{line} | track=-,-,-,-,- {TOKENS}")


# --- Whose decision it is ---------------------------------------------------------------------------------


def test_a_partners_hex_is_passed_and_an_enemys_blocks() -> None:
    """Q56 and section 5: the partner's champions are allies."""
    t = quiet(
        "r2 turn=a | a kilgore@A1 dugrun@I5 | b deryn@A2 goldarr@I2 "
        "| c gwaien@B1 tzu_xiao@A5 | d dugrun@B2 gwaien@I4"
    )
    t.a.takes("move", "kilgore", "destruction")
    # A1 has the neighbours A2, B1 and B2; only the partner on B1 lets him through.
    assert t.options == ["C1", "C2", "stop"]
    t.a.goes("C1")
    t.expect(at={"kilgore": "C1"})
    t.is_idle("a")


def test_only_own_cards_own_champions_and_own_cores() -> None:
    """Q56: the acting player uses what is the own; a partner's hand and champions are no options."""
    t = quiet(
        "r2 turn=a | a kilgore@D4 dugrun@A2 hand=KIL05 cores=RyB | b deryn@D5 goldarr@I2 "
        "| c gwaien@A4 tzu_xiao@A5 hand=GWA02,TZU03 | d dugrun@I4 gwaien@I5"
    )
    assert [key for key in t.options if key[:3].isupper()] == ["KIL05"]
    assert "heal" not in t.options, "c's creation core does not help"
    t.a.answers("strike")
    assert t.options == ["a.kilgore", "a.dugrun"]
    t.a.answers("a.dugrun").stays()
    t.is_idle("a")


def test_a_trap_and_a_stun_belong_to_the_controller_of_the_champion() -> None:
    """Q56: d pushes c's champion onto a token; c discards for the Stun and puts the new token down."""
    t = table(
        "r2 turn=d | a kilgore@A1 dugrun@A2 hand=KIL02 | b deryn@I1 goldarr@I2 "
        "| c gwaien@D4 tzu_xiao@A5 hand=GWA02,GWA03,TZU03 | d kilgore@E4 gwaien@I5 hand=KIL05 "
        "| track=-,-,-,-,- tokens=C4:stun,D3,F3,G4"
    )
    t.d.plays("KIL05").stays().attacks("c.gwaien")
    while t.asked[1] == "react":
        t.by(t.asked[0]).passes()
    assert (t.asked, t.options) == (("c", "stun"), ["GWA02", "GWA03"])
    t.c.answers("GWA03")
    assert t.asked == ("c", "refill")
    t.c.refills("F6")
    t.expect(hand={"a": "KIL02", "c": "GWA02,TZU03"}, tokens="D3,F3,F6,G4")
    t.is_idle("d")


def test_the_acting_player_moves_a_partners_champion() -> None:
    """Q56: Kilgore of a lets c's Gwaien beside him jump; a chooses who and where, c is asked nothing."""
    t = quiet(
        "r2 turn=a | a kilgore@D4 dugrun@A2 hand=KIL04 | b deryn@D5 goldarr@I2 "
        "| c gwaien@E4 tzu_xiao@A5 | d dugrun@I4 gwaien@I5"
    )
    t.a.plays("KIL04").stays()
    assert (t.asked, t.options) == (("a", "who_jumps"), ["c.gwaien", "stop"])
    t.a.answers("c.gwaien")
    assert t.asked == ("a", "jump")
    t.a.goes("E6")
    t.expect(at={"c.gwaien": "E6", "kilgore": "D4"})
    t.is_idle("a")

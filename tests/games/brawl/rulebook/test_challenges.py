"""Section 3: scoring and the challenge track; the eleven conditions of the challenge cards."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.kit.table import Table, content, table

# Side a deploys in the west (column A), side b in the east (column I).
NAMES_A = ("kilgore", "dugrun", "gwaien")
NAMES_B = ("deryn", "goldarr", "tzu_xiao")


def standing(names: tuple[str, ...], hexes: str) -> str:
    """`D4+ A1` puts the first champion levelled on D4, the second on A1, the third on its Gate."""
    words = [*hexes.split(), "", "", ""][:3]
    return " ".join(
        name + (f"@{word}" if word.strip("+") else word) for name, word in zip(names, words, strict=True)
    )


def scoring(own: str, other: str, track: str, *, turn: str = "a", header: str = "r2") -> Table:
    """A table whose player at turn has just gone through scoring."""
    a, b = (own, other) if turn == "a" else (other, own)
    teams = f"a {standing(NAMES_A, a)} | b {standing(NAMES_B, b)}"
    return table(f"{header} turn={turn} phase=scoring | {teams} | track={track}")


# Challenge; own champions and the other side's with the condition met, then with it just not met.
CONDITIONS = [
    # Control is strictly more; the areas are the rings of the statues.
    ("harbingers_of_destruction", ("D4", ""), ("D4", "F4")),
    ("harbingers_of_destruction", ("E4 E6", "F5"), ("D3 D6", "")),
    ("defenders_of_creation", ("E9", ""), ("E9", "D8")),
    ("defenders_of_creation", ("D7 F8", "E7"), ("C7 G7 E6", "")),
    ("masters_of_manipulation", ("E1", ""), ("E1", "F1")),
    ("masters_of_manipulation", ("D1 E3", "F2"), ("C1 G1 D3", "")),
    ("a_word_to_the_wise", ("D7 F8", "E7 E9 D8"), ("D7 C7", "")),
    ("reach_for_the_stars", ("D1 F2", "E1 F1 E3"), ("D1 C1", "")),
    # Adjacent to all three, or one statue left out.
    ("domination", ("E1 D5 F7", ""), ("E1 D5 G7", "")),
    ("domination", ("F2 E6 D8", "E1 E4 E7"), ("E3 D4 E4", "")),
    ("united_we_stand", ("D4 E4 F5", "F4"), ("D4 E4 E3", "")),
    ("united_we_stand", ("E7 E9 F8", ""), ("E7 E9 D5", "")),
    # Printed trap hexes count also when empty.
    ("lay_of_the_land", ("C4 G4", ""), ("C4 C5", "")),
    ("lay_of_the_land", ("D3 F6 D6", "F3"), ("F3 E3 E4", "")),
    ("display_of_might", ("B1+ B2+ B3", ""), ("B1+ B2 B3", "H1+ H2+")),
]


@pytest.mark.parametrize(("challenge", "met", "unmet"), CONDITIONS)
@pytest.mark.parametrize("turn", ["a", "b"])
def test_a_condition_met_scores_and_just_not_met_does_not(
    challenge: str, met: tuple[str, str], unmet: tuple[str, str], turn: str
) -> None:
    """Section 3: the condition of every challenge card, from both sides."""
    t = scoring(*met, f"-,{challenge},-,-", turn=turn)
    t.expect(vp=(1, 0) if turn == "a" else (0, 1))
    assert t.state.track == [None, None, None, None]
    assert t.state.challenge_discard == [challenge]
    t.is_idle(turn)
    t = scoring(*unmet, f"-,{challenge},-,-", turn=turn)
    t.expect(vp=(0, 0))
    assert t.state.track == [None, challenge, None, None]
    assert t.state.challenge_discard == []
    t.is_idle(turn)


@pytest.mark.parametrize(
    ("challenge", "turn", "met", "unmet"),
    [
        ("take_the_fight_to_them", "a", ("I1", ""), ("I1", "I5")),
        ("take_the_fight_to_them", "a", ("I1 I2", "I5"), ("A1 A2 H1", "")),
        ("take_the_fight_to_them", "b", ("A1", ""), ("A1", "A5")),
        ("take_the_fight_to_them", "b", ("A1 A2", "A5"), ("I1 I2 B1", "")),
        ("pincer_manoeuvre", "a", ("A1 I1", "A2 A3 I3"), ("A1 H1", "")),
        ("pincer_manoeuvre", "b", ("A1 I1", "A2 A3 I3"), ("I1 I2 B1", "")),
    ],
)
def test_a_condition_about_deployment_areas(
    challenge: str, turn: str, met: tuple[str, str], unmet: tuple[str, str]
) -> None:
    """Section 3: control of the enemy area; one champion in each area, whoever else is there."""
    t = scoring(*met, f"-,{challenge},-,-", turn=turn)
    t.expect(vp=(1, 0) if turn == "a" else (0, 1))
    t.is_idle(turn)
    t = scoring(*unmet, f"-,{challenge},-,-", turn=turn)
    t.expect(vp=(0, 0))
    t.is_idle(turn)


def test_all_eleven_challenges_are_covered() -> None:
    """Section 2.4: eleven cards."""
    covered = {entry[0] for entry in CONDITIONS} | {"take_the_fight_to_them", "pincer_manoeuvre"}
    assert covered == set(content().challenges)
    assert len(covered) == 11


def test_a_token_makes_any_hex_a_trap_hex() -> None:
    """Section 10, Q26: trap hexes are the printed ones and every hex with a token."""
    base = "r2 turn=a phase=scoring | a deryn@B4{} kilgore@D3 dugrun | b gwaien goldarr tzu_xiao | "
    t = table(base.format("+") + "track=-,lay_of_the_land,-,- tokens=B4,C4,D6,F3")
    t.expect(vp=(1, 0))
    t.is_idle("a")
    t = table(base.format("+") + "track=-,lay_of_the_land,-,- tokens=G4,C4,D6,F3")
    t.expect(vp=(0, 0))
    t.is_idle("a")


@pytest.mark.parametrize(("slot", "points"), [(0, 0), (1, 1), (2, 2), (3, 1)])
def test_a_slot_of_the_track_is_worth_0_1_2_1(slot: int, points: int) -> None:
    """Section 3, Q54: points by slot; a card on the slot without points is neither scored nor discarded."""
    track = ["-"] * 4
    track[slot] = "display_of_might"
    t = scoring("B1+ B2+ B3", "", ",".join(track))
    t.expect(vp=(points, 0))
    assert t.state.track[slot] == (None if points else "display_of_might")
    t.is_idle("a")


def test_scoring_takes_every_fulfilled_card_at_once_and_leaves_the_others() -> None:
    """Q54: all fulfilled cards on slots with points, at once; unfulfilled ones stay."""
    # E1 and E3 beside Esme, D3 a single trap hex: the first and third are met, the last is not.
    t = scoring("E1 E3 D3", "", "reach_for_the_stars,masters_of_manipulation,lay_of_the_land,domination")
    t.expect(vp=(1, 0))
    assert t.state.track == ["reach_for_the_stars", None, "lay_of_the_land", "domination"]
    assert t.state.challenge_discard == ["masters_of_manipulation"]
    t = scoring("E1 E3 F3", "", "-,masters_of_manipulation,reach_for_the_stars,domination")
    t.expect(vp=(3, 0))
    assert t.state.track == [None, None, None, "domination"]
    assert t.state.challenge_discard == ["masters_of_manipulation", "reach_for_the_stars"]
    t.is_idle("a")


def test_nobody_scores_for_the_other_side() -> None:
    """Section 3: a player scores in the own turn; what the other side meets waits for its turn."""
    t = scoring("B1 B2 B3", "E1 E3", "-,reach_for_the_stars,-,-")
    t.expect(vp=(0, 0))
    t.a.ends_turn()
    t.expect(vp=(0, 1))
    t.is_idle("b")


def test_nobody_scores_challenges_in_round_one() -> None:
    """Section 3: scoring is skipped in round 1; in round 2 the same position scores."""
    t = scoring("E1 E3", "", "-,reach_for_the_stars,-,-", header="r1")
    t.expect(vp=(0, 0))
    assert t.state.track[1] == "reach_for_the_stars"
    assert not t.of(ev.ChallengeScored)
    t.is_idle("a")
    t = scoring("E1 E3", "", "-,reach_for_the_stars,-,-", header="r2")
    t.expect(vp=(1, 0))
    t.is_idle("a")


@pytest.mark.parametrize(("before", "over"), [(2, False), (3, True), (4, True)])
def test_five_points_in_scoring_win_before_anybody_acts(before: int, over: bool) -> None:
    """Section 3: first to 5 points wins at once."""
    t = scoring("E1 E3", "", "-,-,reach_for_the_stars,-", header=f"r2 vp={before}-4")
    t.expect(vp=(before + 2, 4))
    if over:
        t.is_over("a")
    else:
        t.is_idle("a")


# --- The track step ---------------------------------------------------------------------------------------


def after_the_round(track: str, more: str = "") -> Table:
    """A table after the second player has ended the turn."""
    t = table(
        "r2 turn=b | a kilgore@A1 dugrun@A2 gwaien@A3 | b deryn@I1 goldarr@I2 tzu_xiao@I3"
        f" | track={track} {more}"
    )
    t.b.ends_turn()
    return t


def test_the_track_moves_only_after_both_turns() -> None:
    """Section 3: each player's turn, then the track step."""
    t = table(
        "r2 turn=a | a kilgore@A1 dugrun@A2 gwaien@A3 | b deryn@I1 goldarr@I2 tzu_xiao@I3"
        " | track=domination,-,-,- challenges=display_of_might,lay_of_the_land"
    )
    t.a.ends_turn()
    assert t.state.track == ["domination", None, None, None]
    assert t.state.round == 2
    t.b.ends_turn()
    assert t.state.track == ["display_of_might", "domination", None, None]
    assert t.state.round == 3
    t.is_idle("a")


def test_cards_move_one_slot_the_last_drops_and_gaps_stay_gaps() -> None:
    """Section 3: one slot right, off the end is discarded, gaps stay gaps."""
    t = after_the_round(
        "domination,-,united_we_stand,lay_of_the_land", "challenges=display_of_might,pincer_manoeuvre"
    )
    assert t.state.track == ["display_of_might", "domination", None, "united_we_stand"]
    assert t.state.challenge_discard == ["lay_of_the_land"]
    assert t.state.challenge_deck == ["pincer_manoeuvre"]
    t.is_idle("a")


def test_an_empty_challenge_deck_is_made_anew_from_its_discard() -> None:
    """Section 3, R14: empty deck, reshuffle the discard; the card that drops off now is among it."""
    t = after_the_round(
        "domination,-,-,lay_of_the_land", "challenges=- scored=display_of_might,pincer_manoeuvre"
    )
    new, *others = t.state.track
    assert others == ["domination", None, None]
    assert new is not None
    assert sorted([new, *t.state.challenge_deck]) == [
        "display_of_might",
        "lay_of_the_land",
        "pincer_manoeuvre",
    ]
    assert t.state.challenge_discard == []
    t.is_idle("a")


def test_a_deck_with_one_card_is_not_reshuffled_early() -> None:
    """Section 3: the discard is shuffled in only when a card is needed and none is left."""
    t = after_the_round("domination,-,-,-", "challenges=pincer_manoeuvre scored=display_of_might")
    assert t.state.track == ["pincer_manoeuvre", "domination", None, None]
    assert t.state.challenge_deck == []
    assert t.state.challenge_discard == ["display_of_might"]
    t.is_idle("a")

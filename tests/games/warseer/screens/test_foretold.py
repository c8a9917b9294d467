"""Forecasts in words, from values made by hand."""

import pytest

from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.prospects import Odds, Prospect
from sfb_bot.games.warseer.screens.foretold import percent
from sfb_bot.kernel import Forecast
from sfb_bot.screens.game import ShownOption
from tests.games.warseer.kit.table import B, Table
from tests.games.warseer.screens.stage import game, question_of, texts, view_of


def duel() -> Table:
    """A griffin beside a hound; the griffin is being activated."""
    table = Table("queen_zenobia")
    griffin = table.put("griffin_fledgling", "E4")
    table.put("pit_hound", "E5", B)
    table.do(f"activate>{griffin}")
    return table


HOUND = CreatureId(4)


def foretold(key: str, prospect: Prospect, language: str = "en") -> ShownOption:
    """An option of that question with its forecast."""
    table = duel()
    view, question = view_of(table), question_of(table)
    entries = game().shown_options(view, question, texts(language))
    forecast = Forecast(question, {key: prospect})
    found = game().foretold(view, entries, forecast, texts(language))
    return next(entry for entry in found if entry.key == key)


@pytest.mark.parametrize(
    ("chance", "told"), [(0, 0), (0.001, 1), (0.624, 62), (0.999, 99), (1, 100), (0.5, 50)]
)
def test_only_what_is_sure_is_told_as_sure(chance: float, told: int) -> None:
    assert percent(chance) == told


@pytest.mark.parametrize(
    ("odds", "outlook"),
    [
        (Odds(HOUND, 0.624, 0, 3, 1.5, 0.4, 2), "62 % to destroy, 0–3 wounds, push 40 %"),
        (Odds(HOUND, 1.0, 2, 3), "destroyed"),
        (Odds(HOUND, 0.0, 1, 1), "1 wound"),
        (Odds(HOUND, 0.0, 0, 0), "no damage"),
    ],
)
def test_an_attack_tells_the_odds_of_its_target(odds: Odds, outlook: str) -> None:
    assert foretold(f"attack>{HOUND}", Prospect((odds,))).outlook == outlook


@pytest.mark.parametrize(
    ("language", "outlook"),
    [("ru", "погибнет: 62 %, раны 0–3"), ("uk", "загине: 62 %, рани 0–3")],
)
def test_the_same_in_other_languages(language: str, outlook: str) -> None:
    prospect = Prospect((Odds(HOUND, 0.62, 0, 3),))
    assert foretold(f"attack>{HOUND}", prospect, language).outlook == outlook


def test_whoever_the_option_does_not_name_is_named() -> None:
    prospect = Prospect((Odds(HOUND, 0.0, 1, 1),), points=1, drawn=2)
    assert foretold("go>D3", prospect).outlook == "Pit Hound: 1 wound · +1 point · draw 2"


def test_hexes_with_somebody_in_reach_stand_out() -> None:
    entry = foretold("go>D4", Prospect(targets=(HOUND,)))
    assert entry.outlook == "reaches Pit Hound"
    assert entry.emoji
    table = duel()
    question = question_of(table)
    forecast = Forecast(question, {"go>D4": Prospect(targets=(HOUND,)), "go>D3": Prospect()})
    assert game().pointed_out(view_of(table), forecast) == ("go>D4",)


def test_what_does_nothing_is_vain_and_asked_about() -> None:
    prospect = Prospect(idle="nothing")
    entry = foretold(f"attack>{HOUND}", prospect)
    assert entry.vain
    assert entry.outlook == "does nothing"
    table = duel()
    forecast = Forecast(question_of(table), {f"attack>{HOUND}": prospect, "finish": Prospect(loses=True)})
    (idle,) = game().cautions(view_of(table), f"attack>{HOUND}", forecast, texts())
    assert idle.words == "This would do nothing. Do it anyway?"
    (loses,) = game().cautions(view_of(table), "finish", forecast, texts())
    assert loses.words == "This would lose you the match. Do it anyway?"
    assert game().cautions(view_of(table), "run", forecast, texts()) == ()


@pytest.mark.parametrize(
    ("key", "prospect", "outlook"),
    [
        ("discard>iron_will", Prospect(income=1), ""),
        ("discard>iron_will", Prospect(income=1, points=1), "+1 point"),
        ("feat>rabble", Prospect(points=1), ""),
        ("feat>rabble", Prospect(points=1, wins=True), "wins the match!"),
    ],
)
def test_what_the_label_says_is_not_said_again(key: str, prospect: Prospect, outlook: str) -> None:
    """`Discard Iron Will (+1 income)` is a whole sentence; a point for the income is news."""
    table = Table("queen_zenobia")
    table.hand("iron_will")
    table.feats("rabble")
    for place in ("C3", "D3", "E3", "F2"):
        table.put("legion_recruit", place)
    view, question = view_of(table), question_of(table)
    entries = game().shown_options(view, question, texts())
    told = game().foretold(view, entries, Forecast(question, {key: prospect}), texts())
    assert next(entry.outlook for entry in told if entry.key == key) == outlook


def test_winning_outshines_everything() -> None:
    prospect = Prospect((Odds(HOUND, 1.0),), points=6, wins=True)
    assert foretold(f"attack>{HOUND}", prospect).outlook == "wins the match!"


def test_a_likely_kill_comes_to_mind_first() -> None:
    table = duel()
    view, question = view_of(table), question_of(table)
    plain = next(e for e in game().shown_options(view, question, texts()) if e.key == f"attack>{HOUND}")
    likely = foretold(f"attack>{HOUND}", Prospect((Odds(HOUND, 0.9),)))
    assert likely.rank < plain.rank


def test_the_likeliest_kill_is_the_first_attack() -> None:
    table = Table("queen_zenobia")
    griffin = table.put("griffin_fledgling", "E4")
    one, other = table.put("pit_hound", "E5", B), table.put("gutter_knife", "E3", B)
    table.do(f"activate>{griffin}")
    view, question = view_of(table), question_of(table)
    for likely, unlikely in ((one, other), (other, one)):
        prospects = {
            f"attack>{likely}": Prospect((Odds(likely, 0.9, 0, 3),)),
            f"attack>{unlikely}": Prospect((Odds(unlikely, 0.1, 0, 3),)),
        }
        entries = game().shown_options(view, question, texts())
        told = game().foretold(view, entries, Forecast(question, prospects), texts())
        attacks = [entry.key for entry in told if entry.section == "attacks"]
        assert attacks == [f"attack>{likely}", f"attack>{unlikely}"]
        assert {entry.key for entry in told} == {entry.key for entry in entries}

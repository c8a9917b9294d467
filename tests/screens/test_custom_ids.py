"""Actions in custom ids: what we write we read, what older versions wrote we still read, and nothing else."""

from dataclasses import MISSING, fields
from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sfb_bot.discord_ui.actions.dispatch import perform
from sfb_bot.discord_ui.actions.handlers import handled_kinds
from sfb_bot.matches.records import LobbyId, MatchId
from sfb_bot.screens import actions as do
from sfb_bot.screens import (
    community_actions,
    lobby_actions,
    organiser_actions,
    practice_actions,
    settings_actions,
    start_actions,
    welcome_actions,
)
from sfb_bot.screens.action_codec import Action, kinds_of_actions
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.league import actions as league
from sfb_bot.screens.limits import ScreenLimit
from sfb_bot.screens.lobby_actions import (
    AcceptInvitation,
    CancelInvitation,
    DeclineInvitation,
    JoinSide,
    LeaveTable,
)
from sfb_bot.screens.organiser_actions import PauseMatch
from sfb_bot.screens.settings_actions import ExportMine, ForgetMe, SetMine, SetServer

M, L, S = MatchId(12), LobbyId(7), league.SeasonId(7)


def values_for(hint: Any) -> st.SearchStrategy[Any]:
    """Anything that may be in a field of that type."""
    hint = getattr(hint, "__supertype__", hint)
    if get_origin(hint) is UnionType:
        (inner,) = [one for one in get_args(hint) if one is not NoneType]
        return st.none() | values_for(inner)
    if get_origin(hint) is tuple:
        return st.lists(values_for(get_args(hint)[0]), max_size=4).map(tuple)
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    if hint is bool:
        return st.booleans()
    return st.integers(0, 10**18 - 1) if hint is int else st.text(max_size=30).filter(str.isprintable)


def actions_of(kind: type[Action]) -> st.SearchStrategy[Action]:
    hints = get_type_hints(kind)
    return st.builds(kind, **{one.name: values_for(hints[one.name]) for one in fields(kind)})  # type: ignore[arg-type]


ACTIONS = st.sampled_from(list(kinds_of_actions().values())).flatmap(actions_of)


@given(ACTIONS)
def test_every_action_reads_back_as_itself(action: Action) -> None:
    try:
        written = action.custom_id
    except ScreenLimit:
        # Only texts can be too long; a list with an empty text in it could not be told from an empty list.
        texts = [value for one in fields(action) for value in _texts(getattr(action, one.name))]  # type: ignore[arg-type]
        assert sum(len(text) + 2 for text in texts) > 15 or "" in texts
        return
    assert len(written) <= 100
    assert read_action(written) == action
    # What is picked from a menu is not in a button's id, so it changes nothing.
    assert read_action(written, ["whatever"]) == action


def _texts(value: object) -> list[str]:
    if isinstance(value, tuple):
        return [str(one) for one in value]
    return [value] if isinstance(value, str) else []


@given(st.text(max_size=120), st.lists(st.text(max_size=20), max_size=3))
def test_any_text_is_an_action_in_its_one_form_or_nothing(text: str, values: list[str]) -> None:
    for head in (
        "",
        "sfb2:",
        "sfb2:answer:",
        "sfb2:answer*0:",
        "sfb2:look:",
        "sfb2:note*0:",
        "sfb2:order*3:",
    ):
        action = read_action(head + text, values)
        if action is not None:
            assert head + text in (_written(action), *(_menu(action, number) for number in range(100)))


def _written(action: Action) -> str:
    try:
        return action.custom_id
    except ScreenLimit:
        return ""


def _menu(action: Action, number: int) -> str:
    try:
        return action.menu_id(number)
    except ScreenLimit:
        return ""


@pytest.mark.parametrize(
    ("written", "action"),
    [
        ("sfb2:play:12", do.Play(M)),
        ("sfb2:answer:12:34:KIL03>a.kilgore", do.Answer(M, 34, ("KIL03>a.kilgore",))),
        ("sfb2:answer:12:34:a,b", do.Answer(M, 34, ("a", "b"))),
        ("sfb2:answer:12:34:a%3Ab%252C", do.Answer(M, 34, ("a:b,",))),
        ("sfb2:answer:12:34", do.Answer(M, 34)),
        ("sfb2:board:12", do.ShowBoard(M)),
        ("sfb2:board:12:1", do.ShowBoard(M, in_words=True)),
        ("sfb2:log:12:3", do.ShowLog(M, 3)),
        ("sfb2:undo:12:34", do.Undo(M, 34)),
        ("sfb2:answer_undo:12:34:5:0", do.AnswerUndo(M, 34, 5, agrees=False)),
        ("sfb2:replay:12:at:9:own", do.ShowReplay(M, "at", 9, "own")),
        ("sfb2:accept:7", AcceptInvitation(L)),
        ("sfb2:join:7:1", JoinSide(L, 1)),
        ("sfb2:look:card.DER02", do.LookUp("card.DER02")),
        ("sfb2:set_server:organiser_role", SetServer("organiser_role")),
        ("sfb2:forget:1", ForgetMe(is_sure=True)),
        ("sfb2:join_season:7", league.JoinSeason(S)),
        ("sfb2:carry_out:7:0123456789abcdef", league.CarryOut(S, "0123456789abcdef")),
    ],
)
def test_the_form_is_fixed(written: str, action: Action) -> None:
    """Buttons stay in channels for years: this form may never change."""
    assert action.custom_id == written
    assert read_action(written) == action


def test_the_names_are_fixed() -> None:
    """Names may be added; one that is taken away or renamed breaks every button already posted."""
    assert set(kinds_of_actions()) >= {
        *("answer", "answer_for_me", "end_turn", "greyed", "play", "respond", "page", "board", "log"),
        *("replay", "watch", "undo", "answer_undo", "consider_conceding", "concede", "withdraw_concession"),
        *("answer_draw", "claim", "grant", "orders", "order", "team", "open_note", "note", "rematch"),
        *("accept", "decline", "join", "leave", "cancel", "look", "set", "set_server", "export", "forget"),
        *("join_season", "leave_season", "table", "schedule", "results", "pairing", "carry_out", "let_be"),
    }


@pytest.mark.parametrize(
    ("menu", "values", "action"),
    [
        (do.Answer(M, 34), ["a:b", "c"], do.Answer(M, 34, ("a:b", "c"))),
        (do.GiveOrder(M), ["ask"], do.GiveOrder(M, ("ask",))),
        (do.GiveOrder(M), ["only_for.x.y", "only_if"], do.GiveOrder(M, ("only_for.x.y", "only_if"))),
        (do.GiveOrder(M), ["always_win"], do.GiveOrder(M, ("always_win",))),
        (do.LookUp(origin="hand", match=M), ["card.X"], do.LookUp("card.X", "hand", M)),
        (do.LookUp(), ["card.X"], do.LookUp("card.X")),
        (do.ShowReplay(M, "at", whose="own"), ["9"], do.ShowReplay(M, "at", 9, "own")),
        (do.ShowReplay(M, "at"), ["٣"], None),
        (SetMine("language"), ["en"], SetMine("language", "en")),
        (SetServer("organiser_role"), ["4711"], SetServer("organiser_role", "4711")),
        (do.WriteTeamNote(M), ["two\nlines: all of it"], do.WriteTeamNote(M, "two\nlines: all of it")),
        (do.WriteTeamNote(M), [""], do.WriteTeamNote(M, "")),
    ],
)
@pytest.mark.parametrize("number", [0, 4])
def test_what_is_picked_or_typed_fills_the_action(
    menu: Action, values: list[str], action: Action | None, number: int
) -> None:
    written = menu.menu_id(number)
    assert len(written) <= 100
    assert read_action(written, values) == action
    assert read_action(written) is None, "nothing was picked"


def test_only_what_can_be_picked_makes_a_menu() -> None:
    with pytest.raises(ScreenLimit):
        do.Play(M).menu_id()


# Every form the version before actions has posted: verb by verb, with all its arguments.
OLD: list[tuple[str, list[str], Action]] = [
    ("sfb:play:12:0:", [], do.Play(M)),
    ("sfb:respond:12:0:", [], do.Respond(M)),
    ("sfb:hand:12:0:", [], do.ShowPage(M, "hand")),
    ("sfb:board:12:0:", [], do.ShowBoard(M)),
    ("sfb:words:12:0:", [], do.ShowBoard(M, in_words=True)),
    ("sfb:log:12:0:", [], do.ShowLog(M)),
    ("sfb:log:12:0:3", [], do.ShowLog(M, 3)),
    ("sfb:pick:12:34:KIL03>a.kilgore", [], do.Answer(M, 34, ("KIL03>a.kilgore",))),
    ("sfb:pick:12:34:a:b:c", [], do.Answer(M, 34, ("a:b:c",))),
    ("sfb:confirm:12:34:end", [], do.Answer(M, 34, ("end",))),
    ("sfb:menu:12:34:1", ["a", "b"], do.Answer(M, 34, ("a", "b"))),
    ("sfb:none:12:34:", [], do.Answer(M, 34)),
    ("sfb:undo:12:34:", [], do.Undo(M, 34)),
    ("sfb:endturn:12:34:", [], do.EndTurn(M, 34)),
    ("sfb:auto:12:34:", [], do.AnswerForMe(M, 34)),
    ("sfb:idle:12:34:5", [], do.Greyed(M, 34, 5)),
    ("sfb:orders:12:0:", [], do.ShowOrders(M)),
    ("sfb:order:12:0:", ["pass_turn"], do.GiveOrder(M, ("pass_turn",))),
    ("sfb:order:12:0:", ["only_for.kilgore"], do.GiveOrder(M, ("only_for.kilgore",))),
    ("sfb:concede:12:34:", [], do.ConsiderConceding(M)),
    ("sfb:concede:12:34:yes", [], do.Concede(M, 34)),
    ("sfb:concede:12:34:no", [], do.WithdrawConcession(M)),
    ("sfb:consent:12:34:draw.yes", [], do.AnswerDraw(M, 34, agrees=True)),
    ("sfb:consent:12:34:draw.no", [], do.AnswerDraw(M, 34, agrees=False)),
    ("sfb:draw:12:34:draw.yes", [], do.AnswerDraw(M, 34, agrees=True)),
    ("sfb:consent:12:34:undo-5.yes", [], do.AnswerUndo(M, 34, 5, agrees=True)),
    ("sfb:consent:12:34:undo-5.no", [], do.AnswerUndo(M, 34, 5, agrees=False)),
    ("sfb:claim:12:34:", [], do.ClaimWin(M, 34)),
    ("sfb:grant:12:34:", [], do.GrantTime(M, 34)),
    ("sfb:rematch:12:0:", [], do.Rematch(M)),
    ("sfb:replay:12:0:", [], do.ShowReplay(M)),
    *(
        (f"sfb:step:12:0:{move}-9.{whose}", [], do.ShowReplay(M, move, 9, whose))
        for move in ("first", "back", "at", "on", "last")
        for whose in ("all", "own")
    ),
    ("sfb:step:12:0:at-0.own", ["9"], do.ShowReplay(M, "at", 9, "own")),
    ("sfb:watch:12:0:at-9.own", [], do.WatchReplay(M, 9, "own")),
    ("sfb:watch:12:0:", [], do.WatchReplay(M)),
    ("sfb:team:12:0:", [], do.ShowTeamNote(M)),
    ("sfb:note:12:0:", [], do.OpenTeamNote(M)),
    ("sfb-note:12", ["typed"], do.WriteTeamNote(M, "typed")),
    ("sfb:accept:7", [], AcceptInvitation(L)),
    ("sfb:join:7", [], AcceptInvitation(L)),
    ("sfb:joina:7", [], JoinSide(L, 0)),
    ("sfb:joinb:7", [], JoinSide(L, 1)),
    ("sfb:decline:7", [], DeclineInvitation(L)),
    ("sfb:leave:7", [], LeaveTable(L)),
    ("sfb:cancel:7", [], CancelInvitation(L)),
    ("sfb:look:card.DER02", [], do.LookUp("brawl.card.DER02")),
    ("sfb:look:chosen", ["card.DER02"], do.LookUp("brawl.card.DER02")),
    ("sfb:look:hand-12", ["card.DER02"], do.LookUp("brawl.card.DER02", "hand", M)),
    ("sfb:look:play-12", ["card.DER02"], do.LookUp("brawl.card.DER02", "play", M)),
    ("sfb:set:hand_by", ["dm"], SetMine("hand_by", "dm")),
    ("sfb:set:reminders", ["off"], SetMine("reminders", "off")),
    ("sfb:set:quiet_from", ["22"], SetMine("quiet_from", "22")),
    ("sfb:set:quiet_to", ["7"], SetMine("quiet_to", "7")),
    ("sfb:set:language", ["en"], SetMine("language", "en")),
    ("sfb:set:organiser_role", ["99"], SetServer("organiser_role", "99")),
    ("sfb:set:no_organiser_role", [], SetServer("organiser_role")),
    ("sfb:set:pace", ["slow"], SetServer("pace", "slow")),
    ("sfb:set:server_language", ["en"], SetServer("language", "en")),
    ("sfb:export:", [], ExportMine()),
    ("sfb:forget:", [], ForgetMe()),
    ("sfb:forget:yes", [], ForgetMe(is_sure=True)),
    ("sfb:enter:7:", [], league.JoinSeason(S)),
    ("sfb:withdraw:7:", [], league.LeaveSeason(S)),
    ("sfb:table:7:", [], league.ShowTable(S)),
    ("sfb:tablewords:7:", [], league.ShowTable(S, in_words=True)),
    ("sfb:tablewords:7:2", [], league.ShowTable(S, in_words=True, page=2)),
    ("sfb:schedule:7:", [], league.ShowSchedule(S)),
    ("sfb:results:7:", [], league.ShowResults(S)),
    ("sfb:results:7:first", [], league.ShowResults(S)),
    ("sfb:results:7:1", [], league.ShowResults(S, 1)),
    ("sfb:mine:7:", [], league.ShowPairing(S)),
    ("sfb:carryout:7:0123456789abcdef", [], league.CarryOut(S, "0123456789abcdef")),
    ("sfb:letbe:0:0123456789abcdef", [], league.LetBe(league.SeasonId(0), "0123456789abcdef")),
]
OLD_VERBS = {
    *(
        [
            "play",
            "hand",
            "board",
            "words",
            "log",
            "respond",
            "pick",
            "menu",
            "none",
            "undo",
            "endturn",
            "confirm",
            "auto",
            "idle",
            "orders",
            "order",
        ]
    ),
    *(["concede", "draw", "claim", "grant", "consent", "rematch", "replay", "step", "watch", "team", "note"]),
    *(["accept", "decline", "join", "joina", "joinb", "leave", "cancel", "look", "set", "export", "forget"]),
    *(["enter", "withdraw", "table", "tablewords", "schedule", "results", "mine", "carryout", "letbe"]),
}


@pytest.mark.parametrize(("written", "values", "action"), OLD)
def test_what_older_versions_posted_is_read(written: str, values: list[str], action: Action) -> None:
    assert read_action(written, values) == action


def test_every_verb_of_older_versions_is_among_them() -> None:
    assert {written.split(":")[1] for written, _, _ in OLD if written.startswith("sfb:")} == OLD_VERBS


@pytest.mark.parametrize(
    "foreign",
    [
        "",
        "sfb",
        "sfb:",
        "sfb:play",
        "sfb:play:12",
        "sfb:play:12:0",
        "sfb:dance:12:0:",
        "sfb:play:-1:0:",
        "sfb:play:012:0:",
        "sfb:play:1 2:0:",
        "sfb:play:１:0:",
        "sfb:PLAY:12:0:",
        "xfb:play:12:0:",
        "sfb:play:12:0:a\nb",
        f"sfb:play:{2**63}:0:",
        "sfb:accept:",
        "sfb:accept:7:0:",
        "sfb:accept:7x",
        f"sfb:pick:1:1:{'x' * 100}",
        " sfb:play:12:0:",
        "sfb:menu:12:34:0",
        "sfb:consent:12:34:draw",
        "sfb:consent:12:34:undo-.yes",
        "sfb:consent:12:34:undo-².yes",
        "sfb:step:12:0:at-1.bob",
        "sfb:step:12:0:at--1.all",
        "sfb:step:12:0:at-01.all",
        "sfb:step:12:0:to-1.all",
        "sfb:set:everything",
        "sfb-note:",
        "sfb-note:012",
        "sfb2:",
        "sfb2:play",
        "sfb2:play:",
        "sfb2:play:012",
        "sfb2:play:-1",
        "sfb2:play:１",
        "sfb2:play:12:",
        "sfb2:play:12:0",
        "sfb2:dance:12",
        "sfb2:PLAY:12",
        f"sfb2:play:{2**63}",
        "sfb2:answer:12:34:",
        "sfb2:answer:12:34:a:b",
        "sfb2:answer:12:34:%61",
        "sfb2:board:12:0",
        "sfb2:board:12:yes",
        "sfb2:replay:12:open",
        "sfb2:replay:12:home",
        "sfb2:set:everything",
        "sfb2:pause:12:why",
        f"sfb2:answer:1:1:{'x' * 100}",
        " sfb2:play:12",
        "sfb2:play:12\n",
    ],
)
def test_foreign_ids_are_nothing(foreign: str) -> None:
    assert read_action(foreign) is None


def test_what_does_not_fit_is_refused_when_written() -> None:
    for action in (
        do.Answer(M, 1, ("x" * 100,)),
        do.Answer(MatchId(-1), 1, ("x",)),
        do.LookUp("two\nlines"),
        PauseMatch(M, "a reason"),
        do.OfferDraw(M),
    ):
        with pytest.raises(ScreenLimit):
            _ = action.custom_id


def test_every_action_has_a_handler_and_every_handler_an_action() -> None:
    assert perform
    own = (community_actions, settings_actions, practice_actions, welcome_actions)
    modules = (do, lobby_actions, organiser_actions, *own, start_actions, league)
    made = {kind for module in modules for kind in _kinds(module)}
    # A season that is named in words is found first; what is carried out is the action inside.
    assert handled_kinds() == made - {league.InNamedSeason}
    assert {*kinds_of_actions().values()} <= made


def _kinds(module: object) -> list[type[Action]]:
    """The actions of a module, without those that others are made from."""
    every = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Action)]
    return [one for one in every if one is not Action and not one.__subclasses__()]


def test_fields_that_can_be_left_out_come_last() -> None:
    for kind in kinds_of_actions().values():
        has_default = [one.default is not MISSING for one in fields(kind)]  # type: ignore[arg-type]
        assert has_default == sorted(has_default)

"""The zones, and who sees what (section 2)."""

from __future__ import annotations

from collections.abc import Iterable

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import LEADER
from sfb_bot.games.codex.rules.views import PublicView, SeatView, public_view, seat_view
from sfb_bot.kernel import Event, Seat
from tests.games.codex.kit.random_play import begun, played
from tests.games.codex.kit.table import A, B, C, D, Table


def shown(events: Iterable[Event]) -> str:
    """What a channel could read off what happened."""
    return repr([each for event in events if (each := event.for_public()) is not None])


def public(table: Table) -> PublicView:
    """The table as everybody sees it."""
    return public_view(table.state, table.run.ask)


def own(table: Table, seat: Seat) -> SeatView:
    """The table as a seat sees it."""
    return seat_view(table.state, table.run.ask, seat)


def test_c17_what_is_open_and_of_what_only_the_number() -> None:
    table = Table()
    table.hand("spark", "bloom")
    table.deck("tenderfoot", "brick_thief", "older_brother")
    table.discard("wither")
    table.codex("iron_man", "iron_man", "eggship")
    player = public(table).players[A]
    sizes = (player.hand_size, player.deck_size, player.discard_size, player.codex_size, player.workers)
    assert sizes == (2, 3, 1, 3, 10)
    assert player.hand is None
    secret = ("spark", "bloom", "brick_thief", "wither", "iron_man", "eggship")
    assert not [name for name in secret if name in repr(public(table))]
    assert not [name for name in secret if name in repr(own(table, B).public)]
    piles = own(table, A).piles
    assert (set(piles.hand), piles.discard) == ({"spark", "bloom"}, ("wither",))
    assert dict(piles.codex) == {"iron_man": 2, "eggship": 1}
    assert "brick_thief" not in repr(own(table, A)), "the draw pile is secret from its owner too"


def test_c17_the_command_zone_the_field_and_the_future_are_open() -> None:
    table = Table(["troq_bashar", "river_montoya", "drakk_ramhorn"])
    table.player(A).heroes[1].wait = 1
    unit = table.put("iron_man", A, damage=2, slot=LEADER, runes={"plus": 1})
    future = table.put("plasmodium", A, is_future=True, runes={"time": 2})
    jail = table.put("jail", B)
    table.obj(jail).held = (table.obj(unit).kind.id,)
    view = public(table)
    heroes = view.players[A].heroes
    assert [(hero.kind, hero.wait) for hero in heroes[:2]] == [("troq_bashar", 0), ("river_montoya", 1)]
    seen, coming, prison = view.obj(unit), view.obj(future), view.obj(jail)
    assert seen is not None
    assert coming is not None
    assert prison is not None
    assert (seen.damage, seen.slot, seen.runes) == (2, LEADER, (("plus", 1),))
    assert (coming.kind, coming.is_future, coming.runes) == ("plasmodium", True, (("time", 2),))
    assert prison.held == ("iron_man",)


def test_c17_cards_that_leave_play_go_to_their_owners_zones() -> None:
    table = Table("troq_bashar")
    table.put("troq_bashar", A)
    table.put("tenderfoot", A, owner=B)
    table.put("older_brother", B, owner=A)
    table.hand("the_boot", "the_boot")
    table.play("the_boot", table.found("tenderfoot")[0])
    table.play("the_boot")
    assert table.player(B).discard == ["tenderfoot"]
    assert table.player(A).discard == ["the_boot", "older_brother", "the_boot"]


def test_c18_no_secret_is_in_what_everybody_is_told() -> None:
    """C18: hired cards, draws, discards and picks are told without their faces, over a whole match."""
    run = begun("secrets", "duel")
    seen = 0
    before = 0
    for number, now in enumerate(played(run, "secrets", 900)):
        if number % 50 or now.ask is None:
            continue
        view = repr(public_view(now.state, now.ask))
        known = {each for obj in now.state.objs.values() for each in (obj.kind.id, obj.shape.id, *obj.held)}
        known |= {kind for _, kind, _ in now.state.gone} | {edict.word for edict in now.state.edicts}
        for player in now.state.players:
            hidden = {*player.hand, *player.deck, *player.discard, *player.codex, *player.hired} - known
            before += len(hidden)
            seen += sum(f"'{kind}'" in view for kind in hidden)
    assert before > 100
    assert seen == 0


def test_c18_events_hide_the_faces_of_cards() -> None:
    table = Table()
    table.hand("spark", "bloom")
    table.deck("brick_thief", "wither", "fruit_ninja", "helpful_turtle")
    table.codex("iron_man", "eggship")
    said = shown(table.do("hire", "spark"))
    said += shown(table.end_turn())
    table.do("patrol")
    assert table.asked == "tech"
    said += shown(table.do("iron_man", "eggship"))
    assert "Teched" in said
    assert "Hired" in said
    assert "Drawn" in said
    assert "Discarded" in said
    secret = (
        "spark",
        "bloom",
        "brick_thief",
        "wither",
        "fruit_ninja",
        "helpful_turtle",
        "iron_man",
        "eggship",
    )
    assert [name for name in secret if name in said] == []


def test_c19_partners_see_each_others_piles_and_opponents_do_not() -> None:
    table = Table(mode="teams")
    table.hand("spark")
    table.discard("bloom")
    table.codex("iron_man")
    (piles,) = own(table, C).partners
    assert (piles.seat, piles.hand, piles.discard, piles.codex) == (
        A,
        ("spark",),
        ("bloom",),
        (("iron_man", 1),),
    )
    for seat in (B, D):
        assert not [name for name in ("spark", "bloom", "iron_man") if name in repr(own(table, seat))]


def test_c20_a_look_is_for_one_seat_alone_and_the_log_says_that_it_happened() -> None:
    table = Table("grave_stormborne")
    table.put("grave_stormborne", A)
    table.hand("martial_mastery", "tenderfoot")
    table.hand("fruit_ninja", seat=B)
    happened = table.play("martial_mastery", "tenderfoot")
    (look,) = table.heard(ev.Looked, happened)
    assert isinstance(look, ev.Looked)
    assert look.cards == ("fruit_ninja",)
    assert look.for_seat(A) == look
    for told in (look.for_public(), look.for_seat(B)):
        assert told == ev.Looked(A, B, "hand", ())


def test_c20_what_returns_from_play_to_a_hand_is_known_by_nature() -> None:
    table = Table("troq_bashar")
    table.put("troq_bashar", A, level=8)
    table.put("iron_man", B)
    table.hand("final_smash")
    happened = table.play("final_smash")
    assert any(event.for_public() == event for event in table.heard(ev.Left, happened))


def test_c21_the_dead_and_the_resolved_lie_face_down_in_the_discard() -> None:
    table = Table("troq_bashar")
    table.put("troq_bashar", A)
    table.put("tenderfoot", B)
    table.hand("the_boot")
    table.play("the_boot")
    assert (table.player(A).discard, table.player(B).discard) == (["the_boot"], ["tenderfoot"])
    sizes = [player.discard_size for player in public(table).players]
    assert sizes == [1, 1]
    assert not hasattr(public(table).players[A], "discard")
    assert own(table, B).piles.discard == ("tenderfoot",)


def test_c22_a_lost_worker_is_neither_shown_nor_chosen() -> None:
    table = Table("captain_zane", workers=2)
    table.put("captain_zane", A)
    table.player(B).hired.append(table.rules.content.starters["neutral"][0])
    table.player(B).workers = 2
    table.hand("detonate")
    table.do("play>detonate")
    workers = [key for key in table.options if key.startswith("workers")]
    assert workers == ["workers0", "workers1"], "whose, but not which"
    happened = table.do("workers1")
    assert table.player(B).workers == 1
    assert table.rules.content.starters["neutral"][0] not in shown(happened)


def test_c23_eyes_of_the_chancellor_lay_the_hands_of_opponents_open_to_all() -> None:
    table = Table(mode="melee3")
    table.put("eyes_of_the_chancellor", A)
    table.hand("spark", seat=A)
    table.hand("bloom", seat=B)
    table.hand("wither", seat=C)
    hands = [player.hand for player in public(table).players]
    assert hands == [None, ("bloom",), ("wither",)]
    assert own(table, C).public.players[B].hand == ("bloom",), "everybody at the table sees it"

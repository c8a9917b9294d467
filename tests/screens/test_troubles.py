"""Words about places that refuse or are gone: what is missing, what to do, and for whom."""

from __future__ import annotations

from typing import get_args

import pytest

from sfb_bot.locale import Texts
from sfb_bot.matches.records import ChannelId, MatchId, Trouble, TroubleKind, lane_of
from sfb_bot.screens.actions import MoveHere
from sfb_bot.screens.troubles import (
    gone_screen,
    invitation_trouble_direct,
    match_trouble_direct,
    season_trouble_direct,
    trouble_line,
)
from sfb_bot.screens.values import controls

TEXTS = Texts("en", strict=True)
KINDS: tuple[TroubleKind, ...] = get_args(TroubleKind)


def trouble(kind: TroubleKind) -> Trouble:
    return Trouble(lane_of(MatchId(7)), kind, channel=ChannelId(5), missing=("send_messages", "attach_files"))


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_its_words_for_everybody_it_concerns(kind: TroubleKind) -> None:
    found = trouble(kind)
    line = trouble_line(found, "brawl", TEXTS)
    own = match_trouble_direct(found, MatchId(7), (1, 2), 1, "brawl", TEXTS)
    others = match_trouble_direct(found, MatchId(7), (1, 2), 3, "brawl", TEXTS)
    assert own.lines == ("Your match 7 vs <@2>:", line)
    assert others.lines == ("Match 7 of <@1> and <@2>:", line)
    assert invitation_trouble_direct(found, TEXTS).lines
    assert "Cup" in season_trouble_direct(found, "Cup", TEXTS).lines[0]


def test_a_refusal_names_place_and_permissions() -> None:
    line = trouble_line(trouble("refused"), "brawl", TEXTS)
    assert "<#5>" in line
    assert "Send Messages, Attach Files" in line
    unknown = trouble_line(Trouble(lane_of(MatchId(7)), "refused"), "brawl", TEXTS)
    assert "something Discord doesn't name" in unknown


def test_a_match_without_a_place_can_be_moved_in_its_server_alone() -> None:
    here = gone_screen(MatchId(7), "brawl", TEXTS, is_in_server=True)
    assert [control.action for control in controls(here)] == [MoveHere(MatchId(7))]  # type: ignore[union-attr]
    elsewhere = gone_screen(MatchId(7), "brawl", TEXTS, is_in_server=False)
    assert list(controls(elsewhere)) == []
    assert "/brawl play" in elsewhere.lines[0]

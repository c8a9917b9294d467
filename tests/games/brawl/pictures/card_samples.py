"""Fixed examples of every picture of cards, champions, scores and leagues, and boxes of many champions.

`python -m tests.games.brawl.pictures.card_samples FOLDER` writes the examples there, for the documentation
and, with `--half`, the pictures the tests compare with.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from sfb_bot.drawing import bracket, league_table
from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.page import finished
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import CONTRAST, DARK
from sfb_bot.games.brawl.pictures.cards import card_picture, hand_picture
from sfb_bot.games.brawl.pictures.challenges import challenge_picture
from sfb_bot.games.brawl.pictures.champions import champion_cards_picture, champion_picture
from sfb_bot.games.brawl.pictures.discard import discard_picture
from sfb_bot.games.brawl.pictures.emblems import EMBLEMS, emblem
from sfb_bot.games.brawl.pictures.gallery import gallery_picture
from sfb_bot.games.brawl.pictures.score_sheet import score_sheet_picture
from sfb_bot.games.brawl.rules.content import Card, Challenge, Champion, Content, SheetSide
from sfb_bot.games.brawl.rules.events import ChallengeScored, KnockedOut, PointsScored, TurnBegan
from sfb_bot.games.brawl.rules.ids import CardId, ChallengeId, ChampionId, FigureId
from sfb_bot.games.brawl.rules.model import DraftKind, Outcome
from sfb_bot.games.brawl.rules.notation import parse_line
from sfb_bot.games.brawl.rules.views import DraftView, PlayerView, PublicView, SeatView, seat_view
from sfb_bot.kernel import Event, Seat
from sfb_bot.screens.league.sheets import BracketRound
from sfb_bot.screens.league.table_lines import Table, TableSheet
from tests.drawing.league_samples import duel, line, part
from tests.games.brawl.kit.table import content
from tests.games.brawl.pictures.sample_files import write_samples

POSITION = (
    "r4 turn=a vp=2-1 | a kilgore@D4/3 dugrun@A1 gwaien@A2 cores=RyB hand=KIL05,KIL07,DUG03,GWA02,GWA06 "
    "discard=KIL02,DUG07,GWA05 | b deryn@D5 goldarr@I1 tzu_xiao@I2"
)

# Names of champions outside the box that differ from their ids.
SPELLINGS = {
    "kolel": "Ko'lel",
    "alkemi": "Al'kemi",
    "xinshen": "Xinshén",
    "lily": "Lil'Y",
    "alistair": "King Alistair",
    "tentaclot": "Sir Tentaclot",
}

LONG_NAME = "Сокрушительнейшее противодействие Нефритового Когтя"
LONG_TEXT = (
    "После атаки: каждый вражеский чемпион, находящийся на соседней с целью клетке, получает 2 урона и "
    "страдает от отталкивания 1, а защищающийся противник сбрасывает случайную карту с руки; если цель "
    "была побитой, ваши чемпионы получают +2 к силе против неё до конца хода, но не более одного раза."
)


def seat_sample() -> SeatView:
    """The fixed position as seat A sees it."""
    return seat_view(parse_line(POSITION, content()), None, Seat(0))


def public_sample() -> PublicView:
    """The fixed position as everybody sees it."""
    return seat_sample().public


@cache
def wordy_content() -> Content:
    """The box with very long Russian names and texts everywhere."""
    long = {"en": LONG_TEXT, "ru": LONG_TEXT}
    named = {"en": LONG_NAME, "ru": LONG_NAME}

    def wordy_card(card: Card) -> Card:
        return replace(card, names=named, texts=long)

    def wordy_side(side: SheetSide) -> SheetSide:
        return replace(side, texts=long)

    def wordy(champion: Champion) -> Champion:
        return replace(
            champion,
            names=named,
            titles={"en": LONG_TEXT[:90], "ru": LONG_TEXT[:90]},
            basic=wordy_side(champion.basic),
            levelled=wordy_side(champion.levelled),
            cards=tuple(wordy_card(card) for card in champion.cards),
        )

    def wordy_challenge(challenge: Challenge) -> Challenge:
        return replace(challenge, names=named, texts=long, shorts=named)

    box = content()
    return _rebuilt(
        box,
        [wordy(champion) for champion in box.champions.values()],
        [wordy_challenge(challenge) for challenge in box.challenges.values()],
    )


@cache
def content_of_all_champions() -> Content:
    """A box with a champion for every emblem; those not in the real box are named after their id."""
    box = content()
    champions: list[Champion] = []
    for number, champion in enumerate(EMBLEMS):
        known = box.champions.get(champion)
        if known is not None:
            champions.append(known)
            continue
        model = list(box.champions.values())[number % len(box.champions)]
        cards = tuple(
            replace(card, id=f"{champion[:3].upper()}{card.id[3:]}~", champion=champion)
            for card in model.cards
        )
        names = {"en": SPELLINGS.get(champion, champion.title())}
        champions.append(replace(model, id=champion, code=champion[:3].upper(), names=names, cards=cards))
    return _rebuilt(box, champions, list(box.challenges.values()))


def _rebuilt(box: Content, champions: Sequence[Champion], challenges: Sequence[Challenge]) -> Content:
    return Content(
        arena=box.arena,
        champions=champions,
        challenges=challenges,
        traps=box.traps.values(),
        traps_in_play=box.traps_in_play,
        standard_actions=box.standard_actions.values(),
    )


def team_view(view: PublicView) -> PublicView:
    """The position with four seats: seats C and D join sides A and B."""
    model = view.players[0]
    players = tuple(
        PlayerView(Seat(seat), seat % 2, model.cores, 4, 8, model.discard, (), ()) for seat in range(4)
    )
    figures = tuple(
        replace(figure, id=number, seat=Seat(number // 2), side=number // 2 % 2)
        for number, figure in enumerate((*view.figures, *view.figures[:2]))
    )
    draft = replace(view.draft, line_ups=((),) * 4, bans=((),) * 4, picks=((),) * 4)
    return replace(view, players=players, figures=figures, draft=draft, goal=7)


def draft_view(
    kind: DraftKind,
    roster: Sequence[str],
    picks: Sequence[Sequence[str]],
    line_ups: Sequence[Sequence[str]] = ((), ()),
    bans: Sequence[Sequence[str]] = ((), ()),
) -> PublicView:
    """The fixed position with another draft."""
    draft = DraftView(
        kind,
        tuple(map(ChampionId, roster)),
        tuple(tuple(map(ChampionId, line_up)) for line_up in line_ups),
        tuple(tuple(map(ChampionId, banned)) for banned in bans),
        tuple(tuple(map(ChampionId, picked)) for picked in picks),
    )
    return replace(public_sample(), draft=draft)


def game_events() -> list[Event]:
    """The public events that matter to a score sheet, of a short game that A wins 5 : 3.

    Figures 0 to 2 are Kilgore, Dugrun and Gwaien of A, 3 to 5 Deryn, Gold'arr and Tzu Xiao of B.
    """
    a, b = Seat(0), Seat(1)
    return [
        *(TurnBegan(a, 1), TurnBegan(b, 1), TurnBegan(a, 2)),
        *(
            ChallengeScored(a, 1, ChallengeId("domination")),
            PointsScored(0, 1, challenge=ChallengeId("domination")),
        ),
        TurnBegan(b, 2),
        *(KnockedOut(FigureId(0), FigureId(3)), PointsScored(1, 1, figure=FigureId(0))),
        *(TurnBegan(a, 3), TurnBegan(b, 3)),
        *(
            ChallengeScored(b, 2, ChallengeId("lay_of_the_land")),
            PointsScored(1, 2, challenge=ChallengeId("lay_of_the_land")),
        ),
        *(TurnBegan(a, 4), KnockedOut(FigureId(4), FigureId(2)), PointsScored(0, 1, figure=FigureId(4))),
        *(KnockedOut(FigureId(5), FigureId(2)), PointsScored(0, 1, figure=FigureId(5))),
        *(TurnBegan(b, 4), TurnBegan(a, 5)),
        *(
            ChallengeScored(a, 2, ChallengeId("display_of_might")),
            PointsScored(0, 2, challenge=ChallengeId("display_of_might")),
        ),
    ]


def finished_view() -> PublicView:
    """The end of that game."""
    return replace(public_sample(), vp=(5, 3), outcome=Outcome(0, "points"))


TABLE = tuple(
    line(place, name, (won, 0, 5 - won), difference, 3 * won, moved, qualifies=place < 4, dropped=place > 5)
    for place, name, won, difference, moved in (
        (1, "Annika", 5, 14, 0),
        (2, "Борис Константинопольский", 4, 9, 1),
        (3, "Ґалаґан", 3, 2, -1),
        (4, "Josephine the Unreasonably Long-Named", 2, -3, 0),
        (5, "Mallory", 1, -9, 0),
        (6, "Zoë", 0, -13, 0),
    )
)

TABLE_SHEET = TableSheet(
    (Table("Autumn League · Round 5", TABLE),),
    ("difference",),
    (
        "Equal points? Then points difference (+/−), random.",
        "Gold edge: would go to the play-offs now.",
    ),
)

BRACKET = (
    BracketRound(
        "Semi-finals",
        (
            duel("Annika", "Josephine the Unreasonably Long-Named", (2, 0)),
            duel("Борис Константинопольский", "Ґалаґан", (1, 2)),
        ),
    ),
    BracketRound("Final", (duel("Annika", "Ґалаґан"),)),
)


def emblem_sheet() -> Picture:
    """All emblems with their champions' names."""
    box = content_of_all_champions()
    canvas = Canvas.blank(1000, 4 * 178 + 30, DARK, "en")
    colours = (*DARK.seats[:2], DARK.level, *DARK.cores[::2])
    for number, champion in enumerate(EMBLEMS):
        row, column = divmod(number, 6)
        left, top = 20 + column * 160, 20 + row * 178
        canvas.stamp(
            emblem(champion, 120, colours[number % len(colours)]), left + 20, top, "emblem", champion
        )
        canvas.write(
            box.champions[champion].names["en"],
            Box(left, top + 126, left + 160, top + 160),
            Style(22, bold=True, align="centre", upright="middle", smallest=12, most_lines=1),
        )
    return finished(canvas, "All champions' emblems: " + ", ".join(EMBLEMS))


SAMPLES: dict[str, Callable[[], Picture]] = {
    "card": lambda: card_picture(content(), CardId("GWA02")),
    "hand": lambda: hand_picture(
        seat_sample(),
        content(),
        playable=(CardId("KIL05"), CardId("KIL07"), CardId("DUG03"), CardId("GWA02")),
        in_a_row=5,
    ),
    "champion": lambda: champion_picture(content(), ChampionId("deryn")),
    "champion_cards": lambda: champion_cards_picture(content(), ChampionId("goldarr"), CONTRAST),
    "gallery": lambda: gallery_picture(
        draft_view("casual", list(content().champions), (("deryn", "dugrun"), ("kilgore",))), content()
    ),
    "line_ups": lambda: gallery_picture(
        draft_view(
            "tournament",
            list(content().champions),
            (("kilgore", "tzu_xiao"), ("deryn",)),
            (
                ["kilgore", "dugrun", "gwaien", "tzu_xiao", "deryn"],
                ["goldarr", "deryn", "kilgore", "dugrun", "gwaien"],
            ),
            (("gwaien",), ("kilgore",)),
        ),
        content(),
        CONTRAST,
    ),
    "challenge": lambda: challenge_picture(
        content(), ChallengeId("domination"), slot=public_sample().track[0]
    ),
    "discard": lambda: discard_picture(public_sample(), 0, content()),
    "score_sheet": lambda: score_sheet_picture(
        finished_view(), game_events(), content(), names=("Annika", "Борис")
    ),
    "league_table": lambda: league_table.sheet_picture(TABLE_SHEET),
    "bracket": lambda: bracket.sheet_picture(part("Autumn League · Play-offs", BRACKET)),
    "emblems": emblem_sheet,
}


if __name__ == "__main__":
    write_samples(SAMPLES, Path(sys.argv[1]), half="--half" in sys.argv[2:], colours=256)

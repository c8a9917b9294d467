"""Every kind of picture with everything that can be written on it, to be measured in every language.

What is drawn are canvases, never files. Themes take turns: they colour a picture and move nothing. Names of
players are as long as Discord allows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, count, cycle, pairwise, product
from typing import Final, get_args

from sfb_bot.drawing import bracket, league_table
from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.film import film_frame
from sfb_bot.drawing.invitation import Artist, draw_invitation
from sfb_bot.drawing.orientation import ORIENTATIONS, Orientation
from sfb_bot.drawing.pictures import Frame
from sfb_bot.drawing.themes import CONTRAST, DARK, Theme
from sfb_bot.games.brawl.pictures.arena import ArenaRequest, player_names
from sfb_bot.games.brawl.pictures.arena_panels import draw_panels
from sfb_bot.games.brawl.pictures.arena_plan import plan_for
from sfb_bot.games.brawl.pictures.arena_players import draw_cards
from sfb_bot.games.brawl.pictures.card_face import CARD_WIDTH, card_height, paint_card
from sfb_bot.games.brawl.pictures.cards import SINGLE_WIDTH, draw_hand
from sfb_bot.games.brawl.pictures.challenges import draw_challenge
from sfb_bot.games.brawl.pictures.champions import draw_champion, draw_champion_cards
from sfb_bot.games.brawl.pictures.choice import draw_choice
from sfb_bot.games.brawl.pictures.discard import draw_discard
from sfb_bot.games.brawl.pictures.emblems import emblem
from sfb_bot.games.brawl.pictures.gallery import draw_gallery
from sfb_bot.games.brawl.pictures.kinds import IN_A_ROW
from sfb_bot.games.brawl.pictures.replay import BrawlReel
from sfb_bot.games.brawl.pictures.score_sheet import draw_score_sheet
from sfb_bot.games.brawl.rules.choices import OnArea
from sfb_bot.games.brawl.rules.content import in_language
from sfb_bot.games.brawl.rules.events import ChallengeScored, KnockedOut, PointsScored, TurnBegan
from sfb_bot.games.brawl.rules.ids import NOBODY, CardId, ChallengeId, ChampionId
from sfb_bot.games.brawl.rules.model import DraftKind, EndReason, Lasting, Outcome
from sfb_bot.games.brawl.rules.views import PublicView, SeatView, SlotView
from sfb_bot.kernel import Decision, Event, Option, Seat
from sfb_bot.leagues.rules.values import TIE_BREAKS, Bracket, BracketColumn, EntrantId, Settings, Slot
from sfb_bot.locale import Texts
from sfb_bot.matches.paces import PACES
from sfb_bot.screens.invitation_sheet import InvitationSheet, InvitedPlace
from sfb_bot.screens.league.sheets import bracket_sheets
from sfb_bot.screens.league.table_lines import Table, table_notes, table_sheets, tie_columns
from sfb_bot.screens.league.values import Side
from sfb_bot.screens.lobby import pace_line
from tests.drawing.league_samples import line
from tests.games.brawl.kit.table import content, table
from tests.games.brawl.pictures.arena_samples import POSITION, random_match
from tests.games.brawl.pictures.arena_samples import team_view as arena_of_four
from tests.games.brawl.pictures.card_samples import (
    draft_view,
    finished_view,
    public_sample,
    seat_sample,
    team_view,
)
from tests.games.brawl.screens.stage import game

CARDS: Final = tuple(map(CardId, content().cards))
CHAMPIONS: Final = tuple(map(ChampionId, content().champions))
CHALLENGES: Final = tuple(map(ChallengeId, content().challenges))
# As long as Discord allows names to be.
NAMES: Final = (
    "Josephine the Unreasonably Named",
    "Сокрушительнейшая Александровна",
    "Константинополь Імператорович",
    "Wanda",
)
_NAME_WORDS: Final = tuple(word for name in NAMES for word in name.split())
# How wide a phone shows a picture, in pixels of its own.
PHONE: Final = 360
# How wide a page with cards is: three stand side by side.
GRID_WIDTH: Final = IN_A_ROW * (CARD_WIDTH + 16) - 16 + 40


@dataclass(frozen=True, slots=True)
class Page:
    """A canvas and what it shows; `width` is that of the picture it becomes a part of.

    `small_print` may be smaller than what has to be read.
    """

    about: str
    canvas: Canvas
    width: int
    small_print: tuple[str, ...] = ()

    def least_letters(self, *, without: str = "") -> float:
        """How large the smallest letters are where the picture is shown 360 pixels wide.

        Names of players are left out, for they are the same in every language; `without` is a kind of mark.
        """
        sizes = [
            mark.size
            for mark in self.canvas.marks
            if mark.size
            and any(map(str.isalpha, mark.label))
            and mark.kind != without
            and mark.label not in self.small_print
            and not any(word in mark.label for word in _NAME_WORDS)
        ]
        return min(sizes, default=self.width) * PHONE / self.width


def _page(about: object, canvas: Canvas, width: int = 0) -> Page:
    return Page(str(about), canvas, width or canvas.frame.width)


def _themes() -> Iterator[Theme]:
    return (CONTRAST if number % 2 else DARK for number in count())


# --- Cards and champions ------------------------------------------------------------------------------------


def _cards(language: str, width: int, page_width: int) -> Iterator[Page]:
    for champion, theme in zip(content().champions.values(), _themes(), strict=False):
        for card in champion.cards:
            canvas = Canvas.blank(width, card_height(width), theme, language)
            paint_card(canvas, canvas.frame, card, champion)
            small_print = (card.id, in_language(champion.names, language))
            yield Page(card.id, canvas, page_width, small_print)


def single_cards(language: str) -> Iterator[Page]:
    """Every card alone."""
    return _cards(language, SINGLE_WIDTH, SINGLE_WIDTH + 40)


def cards_in_a_grid(language: str) -> Iterator[Page]:
    """Every card as it is in hands, discard piles and among the six of its champion."""
    return _cards(language, CARD_WIDTH, GRID_WIDTH)


def hands(language: str) -> Iterator[Page]:
    """The head and foot of hands of none to eighteen cards, with the longest names on top of the deck."""
    longest = sorted(CARDS, key=lambda card: len(content().cards[card].names[language]))[-2:]
    for number, theme in zip(range(19), _themes(), strict=False):
        view = replace(seat_sample(), hand=CARDS[:number], known_top=longest if number % 3 else ())
        yield _page(number, draw_hand(view, content(), theme, language, in_a_row=IN_A_ROW))


def discards(language: str) -> Iterator[Page]:
    """Discard piles of none to eighteen cards."""
    view = public_sample()
    for number, theme in zip(range(19), _themes(), strict=False):
        players = (replace(view.players[0], discard=CARDS[:number]), *view.players[1:])
        shown = replace(view, players=players)
        yield _page(number, draw_discard(shown, 0, content(), theme, language, in_a_row=IN_A_ROW))


def champions(language: str) -> Iterator[Page]:
    """Both sides of every champion."""
    for champion, theme in zip(CHAMPIONS, _themes(), strict=False):
        yield _page(champion, draw_champion(content(), champion, theme, language))


def champion_cards(language: str) -> Iterator[Page]:
    """The heading above the six cards of every champion."""
    for champion, theme in zip(CHAMPIONS, _themes(), strict=False):
        yield _page(champion, draw_champion_cards(content(), champion, theme, language))


def challenges(language: str) -> Iterator[Page]:
    """Every challenge alone and with what it is worth in every slot."""
    for (challenge, points), theme in zip(product(CHALLENGES, (None, 0, 1, 2)), _themes(), strict=False):
        slot = None if points is None else SlotView(points, challenge, (0, 1))
        canvas = draw_challenge(content(), challenge, theme, language, slot=slot)
        yield _page(f"{challenge} {points}", canvas)


# --- The arena ----------------------------------------------------------------------------------------------


def _peopled(view: PublicView, number: int) -> PublicView:
    """The view with other champions, hurt and under effects, other cards and every slot filled and met."""
    lasting = (Lasting("strength", NOBODY, 1), Lasting("defence", NOBODY, 2), Lasting("movement", NOBODY, 1))
    figures = tuple(
        replace(
            figure,
            champion=CHAMPIONS[(number * len(view.figures) + number // 4 + place) % len(CHAMPIONS)],
            lasting=lasting if place % 2 else (),
            bloodied=place % 2 == 1,
            levelled=(number + place) % 3 == 0,
            defence=place % 4,
        )
        for place, figure in enumerate(view.figures)
    )
    slots = tuple(
        replace(slot, challenge=CHALLENGES[(number + place) % len(CHALLENGES)], met_by=(0, 1))
        for place, slot in enumerate(view.track)
    )
    players = tuple(
        replace(player, in_play=(), discard=()) if number == 0 else player for player in view.players
    )
    outcome = (None, Outcome(0, "points"), Outcome(1, "points"))[number % 3]
    return replace(
        view, figures=figures, track=slots, players=players, outcome=outcome, round=(0, 12)[number % 2]
    )


def _panels(view: PublicView, theme: Theme, language: str, orientation: Orientation) -> Canvas:
    """Everything that is written around a board; the board itself says the same in every language."""
    plan = plan_for(content().arena, len(view.players), 1.0, orientation)
    canvas = Canvas.blank(plan.width, plan.height, theme, language)
    names = player_names(view, ArenaRequest(language=language, names=NAMES if view.round else ()))
    draw_panels(canvas, view, content(), plan, names, {0: 1} if view.outcome is None else {})
    return canvas


def arenas(language: str) -> Iterator[Page]:
    """Every champion in a bay and every challenge in every slot, in duels and for four, upright and wide."""
    views = (table(POSITION).public(), arena_of_four())
    every = product(views, range(len(CHALLENGES)), ORIENTATIONS)
    for (view, number, orientation), theme in zip(every, _themes(), strict=False):
        shown = _peopled(view, number)
        about = f"{len(view.players)} players, {number}, {orientation}"
        yield _page(about, _panels(shown, theme, language, orientation))


def played_cards(language: str) -> Iterator[Page]:
    """Every card in the corner of an arena: in play and in the discard pile."""
    player = public_sample().players[0]
    for orientation, theme in zip(ORIENTATIONS, _themes(), strict=False):
        plan = plan_for(content().arena, 2, 1.0, orientation)
        assert plan.cards is not None
        box = plan.cards[0].moved(0, -plan.cards[0].top)
        for first, second in pairwise((*CARDS, CARDS[0])):
            canvas = Canvas.blank(plan.width, box.height, theme, language)
            shown = replace(player, in_play=(first,), discard=(second,))
            draw_cards(canvas, content(), [shown], box, plan)
            yield _page(f"{first} {orientation}", canvas)


@cache
def asked_views() -> dict[str, SeatView]:
    """A view for every kind of question, from random matches that together ask them."""
    found: dict[str, SeatView] = {}
    for number in (0, 1, 2, 3, 6, 10, 12, 23):
        for view in chain.from_iterable(shown.seats for shown in random_match(number)):
            if view.question is not None:
                found.setdefault(view.question.prompt, view)
    # Rare ones, which offer champions like this one.
    like = found["push_next"]
    assert like.question is not None
    for prompt in ("pull_next", "fear_next"):
        found.setdefault(prompt, replace(like, question=replace(like.question, prompt=prompt)))
    found["area"] = _area_question(like)
    return found


def _area_question(view: SeatView) -> SeatView:
    options = tuple(Option(name, OnArea(name)) for name in content().arena.deployments)
    public = replace(view.public, areas=("",) * len(view.public.areas), figures=())
    return replace(view, public=public, question=Decision(view.seat, "area", options))


def choices(language: str) -> Iterator[Page]:
    """Every kind of question, upright and wide, with and without the teams."""
    asked = asked_views().values()
    for (view, orientation), theme in zip(product(asked, ORIENTATIONS), _themes(), strict=False):
        assert view.question is not None
        request = ArenaRequest(
            theme, language, NAMES, orientation=orientation, is_brief=view.question.prompt != "area"
        )
        yield _page(f"{view.question.prompt} {orientation}", draw_choice(view, content(), request))


def replays(language: str) -> Iterator[Page]:
    """A knock-out and a victory in a replay, upright and wide, and at its usual size and full size."""
    before = table(POSITION).public()
    fallen = replace(before.figures[3], cell=-1)
    after = replace(before, figures=(*before.figures[:3], fallen, *before.figures[4:]))
    frames = [Frame(before), Frame(after, (KnockedOut(fallen.id, before.figures[0].id),))]
    frames.append(Frame(replace(after, outcome=Outcome(0, "points"))))
    for (number, orientation, scale), theme in zip(
        product((1, 2), ORIENTATIONS, (2 / 3, 1.0)), _themes(), strict=False
    ):
        request = ArenaRequest(theme, language, NAMES, orientation=orientation)
        canvas = film_frame(frames, number, BrawlReel(content(), request), scale)
        yield _page(f"{number} {orientation} {scale:.2f}", canvas)


# --- Drafts and results -------------------------------------------------------------------------------------


def galleries(language: str) -> Iterator[Page]:
    """Every kind of draft: the pool, three columns and four, and line-ups with picks and bans."""
    pool, five = CHAMPIONS, (CHAMPIONS[:5], CHAMPIONS[5:10])
    views = [draft_view(kind, pool, (pool[:3], pool[3:6])) for kind in get_args(DraftKind)]
    views += [draft_view("casual", pool[start : start + 8], ((), ())) for start in range(0, 24, 8)]
    views += [draft_view("tournament", pool, ((), pool[5:7]), five, ((pool[0],), (pool[9],)))]
    views += [draft_view("free", (), ((), ()))]
    four = team_view(public_sample())
    shares = tuple(pool[3 * seat : 3 * seat + 3] for seat in range(4))
    views += [replace(four, draft=replace(four.draft, kind="tournament", roster=pool, line_ups=shares))]
    for (number, view), theme in zip(enumerate(views), _themes(), strict=False):
        yield _page(f"{view.draft.kind} {number}", draw_gallery(view, content(), theme, language))


def score_sheets(language: str) -> Iterator[Page]:
    """Every champion knocked out and knocking out, every challenge, every way a match ends."""
    reasons = get_args(EndReason)
    for number, theme in zip(range(24), _themes(), strict=False):
        view = _peopled(finished_view(), number)
        if number % 4 == 3:
            view = _peopled(replace(team_view(public_sample()), vp=(7, 4)), number)
        winner = (0, 1, None)[number % 3]
        view = replace(view, outcome=Outcome(winner, reasons[number % len(reasons)]) if number else None)
        events: list[Event] = [TurnBegan(Seat(0), 12)]
        own, other = ([figure.id for figure in view.figures if figure.side == side] for side in (0, 1))
        for victor, victim in zip(cycle(own), other, strict=False):
            events += [KnockedOut(victim, victor), PointsScored(0, 1, figure=victim)]
            events += [KnockedOut(victor, NOBODY), PointsScored(1, 1, figure=victor)]
        challenge = CHALLENGES[number % len(CHALLENGES)]
        events += [ChallengeScored(Seat(0), 1, challenge), PointsScored(0, 1, challenge=challenge)]
        names = NAMES if number % 2 else ()
        canvas = draw_score_sheet(view, events, content(), theme, language, names=names)
        yield _page(f"{number} {view.outcome and view.outcome.reason}", canvas)


# --- Leagues and invitations --------------------------------------------------------------------------------


def tables(language: str) -> Iterator[Page]:
    """Tables with all tie-breaks and few, before and after results, whole and in groups, and an empty one."""
    texts = Texts(language)
    many = Settings("swiss", playoff="single", qualifiers=2, tie_breaks=TIE_BREAKS)
    for (settings, has_results, is_settled), theme in zip(
        product((many, Settings()), (True, False), (True, False)), _themes(), strict=False
    ):
        ties = tie_columns(settings)
        lines = tuple(
            replace(
                line(place, NAMES[place % 4], (88, 77, 66), 5, 999, place % 3 - 1, qualifies=place < 3),
                figures=("−99",) * len(ties),
                is_mine=place == 5,
            )
            for place in range(1, 21)
        )
        notes = table_notes(settings, texts, has_results=has_results, is_settled=is_settled)
        shown = [
            Table(texts.say("table-whole"), lines),
            Table(texts.say("table-group", group="A"), lines[:4]),
        ]
        shown.append(Table(texts.say("table-group", group="B"), ()))
        for sheet in table_sheets(shown, settings, notes, texts):
            yield _page(f"{settings.format} {has_results}", league_table.draw_sheet(sheet, theme, language))


def _columns(stage: str, sizes: Sequence[int], slot: Slot) -> list[BracketColumn]:
    return [
        BracketColumn(stage, step, step == len(sizes), (slot,) * size)  # pyright: ignore[reportArgumentType] - of the stages
        for step, size in enumerate(sizes, 1)
    ]


def brackets(language: str) -> Iterator[Page]:
    """Single and double elimination with every round there is, places open, byes and the longest names."""
    texts = Texts(language)
    sides = {EntrantId(number): Side((number,), name) for number, name in enumerate(NAMES, 1)}
    slots = (Slot(EntrantId(1), EntrantId(2), 10, 9, 0), Slot(), Slot(EntrantId(3), bye=True, winner=0))
    trees = [[*_columns("winners", (16, 8, 4, 2, 1), slot), *_columns("third", (1,), slot)] for slot in slots]
    for slot in slots:
        tree = [*_columns("winners", (8, 4, 2, 1), slot), *_columns("losers", (4, 4, 2, 2, 1, 1), slot)]
        trees.append([*tree, *_columns("final", (1, 1), slot)])
    trees.append([])
    for tree, theme in zip(trees, _themes(), strict=False):
        title = f"{NAMES[0]} · {texts.say('bracket-playoffs')}"
        sheets = bracket_sheets(title, Bracket(tuple(tree), None), sides, texts, EntrantId(1)) if tree else ()
        for number, sheet in enumerate(sheets):
            yield _page(f"{len(tree)} {number}", bracket.draw_sheet(sheet, theme, language))


def invitations(language: str) -> Iterator[Page]:
    """Every draft and pace, for two and four, with places taken, offered and free."""
    texts = Texts(language)
    artist = Artist(lambda one, size: emblem(one, size, DARK.ink), str.title, CHAMPIONS[1::3])
    firsts = ("first-random", "first-host", "first-guest", "first-side-guest")
    teams = [CHAMPIONS[:3], CHAMPIONS[3:6]]
    for number, (draft, theme) in enumerate(zip((*get_args(DraftKind), "free"), _themes(), strict=False)):
        setup = {"draft": draft, "roster": list(CHAMPIONS), "teams": teams if number == 6 else []}
        paces = list(PACES.values())
        words = game().setup_words(setup, texts)
        settings = (
            words,
            pace_line(paces[number % 3], texts, has_windows=True),
            texts.say(firsts[number % 4]),
        )
        for states in (("in", "invited"), ("in", "free", "invited", "free")):
            picks = teams if number == 6 else [(), ()]
            places = tuple(
                InvitedPlace(seat % 2, state, picks[seat % 2])  # pyright: ignore[reportArgumentType] - of the states
                for seat, state in enumerate(states)
            )
            sheet = InvitationSheet("Super Fantasy Brawl", places, settings)
            for names in (NAMES, ()):
                canvas = draw_invitation(sheet, names, theme, language, artist)
                yield _page(f"{draft} {len(states)}", canvas)


KINDS: Final[dict[str, Callable[[str], Iterator[Page]]]] = {
    "card": single_cards,
    "card in a grid": cards_in_a_grid,
    "hand": hands,
    "discard": discards,
    "champion": champions,
    "champion cards": champion_cards,
    "challenge": challenges,
    "arena": arenas,
    "played cards": played_cards,
    "choice": choices,
    "replay": replays,
    "gallery": galleries,
    "score": score_sheets,
    "table": tables,
    "bracket": brackets,
    "invitation": invitations,
}

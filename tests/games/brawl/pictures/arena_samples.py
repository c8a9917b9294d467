"""Fixed examples of arena, choice and replay pictures, and random matches to draw.

`python -m tests.games.brawl.pictures.arena_samples FOLDER` writes the examples there, for the documentation
and, with `--half`, the pictures the tests compare with.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from sfb_bot.drawing.encode import png
from sfb_bot.drawing.film import film_frame
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Frame
from sfb_bot.drawing.themes import CONTRAST, DARK
from sfb_bot.games.brawl.pictures.arena import ArenaRequest, arena_picture
from sfb_bot.games.brawl.pictures.choice import choice_picture
from sfb_bot.games.brawl.pictures.replay import BrawlReel
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.ids import ChallengeId, ChampionId, FigureId
from sfb_bot.games.brawl.rules.model import SEAT_LETTERS, Lasting
from sfb_bot.games.brawl.rules.views import FigureView, PublicView, SeatView, SlotView, public_view
from sfb_bot.kernel import Ask, Dice, Event, Seat
from tests.games.brawl.kit.table import Table, content, table
from tests.games.brawl.pictures.sample_files import write_samples
from tests.games.brawl.properties.matches import new_match, random_steps

POSITION = (
    "r6 turn=a vp=2-3 | a kilgore@C4/1+ dugrun@E6/4 tzu_xiao cores=rYB hand=KIL05,KIL06,DUG03 "
    "discard=KIL02,DUG07,TZU05,TZU07 | b deryn@D4/2 goldarr@G2/1 gwaien@H5~ cores=rYB "
    "hand=DER02,GWA02,GOL05 discard=GOL03,GWA05 "
    "| track=domination,lay_of_the_land,display_of_might,harbingers_of_destruction | tokens=D3:stun,F3,G4,F6 "
    "| effects a.dugrun:strength:2 a.dugrun:defence:1 b.deryn:quarry:1 b.goldarr:movement:1"
)
PLAYERS = ("Маша", "bob")
TEAM_TRACK = (
    "domination",
    "pincer_manoeuvre",
    "take_the_fight_to_them",
    "united_we_stand",
    "display_of_might",
)


def struck_table() -> tuple[Table, PublicView, tuple[Event, ...]]:
    """Kilgore steps beside Deryn and hits her: the table, the view before, and the public events."""
    t = table(POSITION)
    before = t.public()
    already = len(t.events)
    t.a.plays("KIL05").goes("D5").attacks("deryn")
    t.b.passes()
    return t, before, public_forms(t.events[already:])


def public_forms(events: list[Event]) -> tuple[Event, ...]:
    """The events as everybody may see them."""
    return tuple(form for form in (event.for_public() for event in events) if form is not None)


def moving_seat() -> SeatView:
    """Kilgore may move; one of the hexes holds a token."""
    t = table(POSITION)
    t.a.plays("KIL06")
    return t.view("a")


def attacking_seat() -> SeatView:
    """Deryn may shoot."""
    t = table(
        POSITION.replace("turn=a", "turn=b").replace("cores=rYB", "cores=RYB").replace("@E6/4", "@D6/4")
    )
    t.b.plays("DER02").stays()
    return t.view("b")


def sweeping_seat() -> SeatView:
    """Gold'arr may sweep in several directions, each hitting somebody else."""
    t = table("r2 turn=b | a kilgore@D6 dugrun@E6 tzu_xiao@D4 | b goldarr@D5 deryn@I1 gwaien@I2 hand=GOL06")
    t.b.plays("GOL06").stays()
    return t.view("b")


def reacting_seat() -> SeatView:
    """Deryn is attacked and may react."""
    t = table(POSITION.replace("hand=DER02,", "hand=DER05,"))
    t.a.plays("KIL05").stays().attacks("deryn")
    return t.view("b")


def looking_seat() -> SeatView:
    """A seat that knows two tokens, at its own turn."""
    view = moving_seat()
    cells = view.public.tokens
    return replace(view, known_tokens=((cells[0], "damage2"), (cells[1], "stun")))


def team_view() -> PublicView:
    """Four players, eight champions, five slots, every effect on somebody."""
    view = table(POSITION).public()
    champions = ("deryn", "dugrun", "goldarr", "gwaien", "kilgore", "tzu_xiao", "nikkit", "mariusz")
    # Nobody stands on a statue or on a token.
    cells = (2, 58, -1, 56, 21, 31, -1, 22)
    lasting: dict[int, tuple[Lasting, ...]] = {
        1: tuple(
            Lasting(kind, FigureId(1), 1) for kind in ("strength", "movement", "defence", "quarry", "rooted")
        ),
        2: (Lasting("rooted", FigureId(2)),),
        4: (Lasting("quarry", FigureId(4), 1), Lasting("strength", FigureId(4), 2)),
    }
    figures = tuple(
        FigureView(
            id=FigureId(number),
            key=f"{SEAT_LETTERS[number // 2]}.{champions[number]}",
            champion=ChampionId(champions[number]),
            seat=Seat(number // 2),
            side=number // 2 % 2,
            cell=cells[number],
            health=8,
            damage=(0, 3, 0, 5, 1, 2, 0, 7)[number],
            defence=(0, 2, 1, 0, 3, 0, 0, 1)[number],
            levelled=number in (1, 4),
            bloodied=(0, 3, 0, 5, 1, 2, 0, 7)[number] >= 3,
            rooted=number in (1, 2),
            on_trap_hex=False,
            lasting=lasting.get(number, ()),
        )
        for number in range(8)
    )
    players = tuple(
        replace(view.players[seat % 2], seat=Seat(seat), side=seat % 2, cores=(seat % 2 == 0, True, seat > 1))
        for seat in range(4)
    )
    met = ((), (0,), (0, 1), (), (1,))
    track = tuple(
        SlotView(points, ChallengeId(challenge), sides)
        for points, challenge, sides in zip((0, 0, 1, 2, 1), TEAM_TRACK, met, strict=True)
    )
    return replace(
        view,
        players=players,
        figures=figures,
        track=track,
        goal=7,
        vp=(4, 6),
        order=(Seat(0), Seat(1), Seat(2), Seat(3)),
        turn=Seat(2),
        waiting=((Seat(2), "act"),),
    )


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown after one answer of a match: the views, and the public events since the last one."""

    public: PublicView
    seats: tuple[SeatView, ...]
    events: tuple[Event, ...]


@cache
def random_match(number: int) -> tuple[Shown, ...]:
    """A random match, with more fights than chance alone would bring."""
    run = new_match(number, f"pictures/{number}")
    shown: list[Shown] = []
    for step in random_steps(run, Dice(f"pictures/{number}/answers"), eager=True):
        seats = tuple(run.rules.seat_view(run.state, run.ask, seat) for seat in run.state.seats)
        public = run.rules.public_view(run.state, run.ask)
        shown.append(Shown(public, seats, public_forms(list(step.events))))
    return tuple(shown)


def random_content() -> Content:
    """The box random matches are played with."""
    return content()


def empty_view() -> PublicView:
    """A match in which nothing is decided yet."""
    run = new_match(0, "pictures/empty")
    return public_view(run.state, Ask(()))


def struck_picture(request: ArenaRequest) -> Picture:
    """The arena after the blow."""
    t, before, events = struck_table()
    return arena_picture(t.public(), content(), replace(request, events=events, before=before))


def replay_still() -> Picture:
    """The last frame of a two-frame replay."""
    t, before, events = struck_table()
    frames = [Frame(before), Frame(t.public(), events)]
    canvas = film_frame(frames, 1, BrawlReel(content(), ArenaRequest(names=PLAYERS)), 2 / 3)
    return Picture(png(canvas.image, DARK), "png", *canvas.image.size, "a frame")


SAMPLES: dict[str, Callable[[], Picture]] = {
    "arena": lambda: struck_picture(ArenaRequest(names=PLAYERS)),
    "arena_wide": lambda: struck_picture(ArenaRequest(names=PLAYERS, orientation="landscape")),
    "arena_contrast": lambda: struck_picture(ArenaRequest(CONTRAST, "ru", PLAYERS)),
    "arena_teams": lambda: arena_picture(
        team_view(), content(), ArenaRequest(language="uk", names=(*PLAYERS, "Ємельян", "Xy"))
    ),
    "choice_move": lambda: choice_picture(looking_seat(), content(), ArenaRequest(names=PLAYERS)),
    "choice_attack": lambda: choice_picture(attacking_seat(), content(), ArenaRequest(names=PLAYERS)),
    "choice_sweep": lambda: choice_picture(sweeping_seat(), content(), ArenaRequest(CONTRAST)),
    "choice_react": lambda: choice_picture(reacting_seat(), content(), ArenaRequest(names=PLAYERS)),
    "replay_frame": replay_still,
}


if __name__ == "__main__":
    write_samples(SAMPLES, Path(sys.argv[1]), half="--half" in sys.argv[2:], colours=128)

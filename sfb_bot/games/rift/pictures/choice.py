"""The choice picture for the private panel: the lanes as one seat sees them, with its question marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.encode import png
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import mix
from sfb_bot.games.rift.pictures.alt_choice import choice_alt
from sfb_bot.games.rift.pictures.emblems import emblem
from sfb_bot.games.rift.pictures.signs import sign
from sfb_bot.games.rift.pictures.stack_rows import draw_stack
from sfb_bot.games.rift.pictures.table import TableRequest, draw_lanes, player_names, table_ground
from sfb_bot.games.rift.pictures.table_marks import happenings
from sfb_bot.games.rift.pictures.table_panels import draw_panels
from sfb_bot.games.rift.pictures.table_plan import Plan, plan_for
from sfb_bot.games.rift.pictures.warriors import Look
from sfb_bot.games.rift.pictures.words import card_name, picture_texts
from sfb_bot.games.rift.rules.choices import (
    About,
    Attack,
    FormOf,
    OnCell,
    OnEnchantment,
    OnKind,
    OnLane,
    OnSpell,
    OnWarrior,
    Play,
    StepOf,
    Steps,
    TakeForm,
)
from sfb_bot.games.rift.rules.content import Content
from sfb_bot.games.rift.rules.ids import NO_ITEM, NOWHERE, Cell, WarriorId
from sfb_bot.games.rift.rules.model import FORWARD
from sfb_bot.games.rift.rules.views import SeatView
from sfb_bot.kernel import Decision


@dataclass(slots=True)
class Marked:
    """What a question marks: cells by how they look, signs on tracks, items of the stack, cards below.

    `signs` are small signs beside a cell (a step, a form, a sword where something is pointed out), `steps`
    the labels of cells a move leads to. `chips` are the cards below the lanes; `playable` those of them that
    can be chosen, None where nothing is asked; `played` is the one the question is about.
    """

    looks: dict[Cell, Look] = field(default_factory=dict[Cell, Look])
    signs: dict[Cell, list[str]] = field(default_factory=dict[Cell, list[str]])
    steps: dict[Cell, str] = field(default_factory=dict[Cell, str])
    items: list[int] = field(default_factory=list[int])
    chips: list[str] = field(default_factory=list[str])
    playable: set[str] | None = None
    is_hand: bool = True
    played: str = ""


class _Marker:
    """Reads the options of a question."""

    def __init__(self, view: SeatView, content: Content) -> None:
        self.view = view
        self.content = content
        self.marked = Marked()
        self.cells = {warrior.id: warrior.cell for warrior in view.public.warriors}
        self.seats = {warrior.id: warrior.seat for warrior in view.public.warriors}

    def read(self, question: Decision, pointed_out: Sequence[str]) -> Marked:
        marked = self.marked
        marked.playable = set()
        about = question.about if isinstance(question.about, About) else About()
        kinds: list[str] = []
        for option in question.options:
            payload = option.payload
            match payload:
                case OnKind(kind) | TakeForm(_, kind):
                    kinds.append(kind)
                case OnSpell(spell):
                    marked.playable.add(spell)
                case _:
                    pass
            self._mark(payload, about)
            if option.key in pointed_out:
                self._point_out(payload)
        self._mark_about(about)
        marked.played = about.spell
        marked.chips = list(self.view.hand)
        if kinds:
            marked.chips = list(dict.fromkeys(kinds))
            marked.playable |= set(kinds)
            marked.is_hand = False
        return marked

    def _mark(self, payload: object, about: About) -> None:
        marked = self.marked
        match payload:
            case Attack(target, participants):
                self._look(target)
                # Where the target is settled, who strikes is the question.
                for warrior in participants if about.target == target else ():
                    self._look(warrior)
            case OnWarrior(target) | OnEnchantment(target, _):
                self._look(target)
            case StepOf(warrior):
                self._sign(warrior, "steps")
            case FormOf(warrior) | TakeForm(warrior, _):
                self._sign(warrior, "mask")
            case OnCell(cell):
                self._light(cell)
            case OnLane(lane):
                length = self.content.board.length
                self._light(lane * length + (0 if self.view.seat == 0 else length - 1))
            case Steps(count) if about.target in self.cells:
                cell = self.cells[about.target] + count * FORWARD[self.seats[about.target]]
                if 0 <= cell < len(self.content.cell_names):
                    self._light(cell)
                    marked.steps[cell] = f"{count:+}".replace("-", "−")
            case Play():
                self._mark_play(payload)
            case _:
                pass

    def _mark_play(self, play: Play) -> None:
        marked = self.marked
        assert marked.playable is not None
        marked.playable.add(play.spell)
        for warrior in (play.target, play.second):
            self._look(warrior)
        if play.cell != NOWHERE:
            self._light(play.cell)
        if play.item != NO_ITEM and play.item not in marked.items:
            marked.items.append(play.item)

    def _look(self, warrior: WarriorId) -> None:
        if warrior in self.cells:
            self.marked.looks[self.cells[warrior]] = (
                "own" if self.seats[warrior] == self.view.seat else "target"
            )

    def _light(self, cell: Cell) -> None:
        """A cell to choose; one that is taken gets the edge of whoever stands there."""
        stands = next((number for number, place in self.cells.items() if place == cell), None)
        if stands is None:
            self.marked.looks[cell] = "cell"
        else:
            self._look(stands)

    def _sign(self, warrior: WarriorId, name: str) -> None:
        self._look(warrior)
        if warrior in self.cells:
            signs = self.marked.signs.setdefault(self.cells[warrior], [])
            if name not in signs:
                signs.append(name)

    def _point_out(self, payload: object) -> None:
        match payload:
            case Attack(target, _) | OnWarrior(target):
                self._sign(target, "sword")
            case _:
                pass

    def _mark_about(self, about: About) -> None:
        cell = self.cells.get(about.target)
        if cell is not None and cell not in self.marked.looks:
            self.marked.looks[cell] = "about"


def marked_by(
    view: SeatView, content: Content, question: Decision | None, pointed_out: Sequence[str] = ()
) -> Marked:
    """What a question marks; without one only the hand is shown."""
    if question is None:
        return Marked(chips=list(view.hand))
    return _Marker(view, content).read(question, pointed_out)


def choice_picture(
    view: SeatView, content: Content, question: Decision | None, request: TableRequest | None = None
) -> Picture:
    """The table as one seat may see it, with everything it may choose now. For that seat alone."""
    request = request or TableRequest()
    canvas = draw_choice(view, content, question, request)
    alt = choice_alt(view, content, question, request.language, request.names)
    return Picture(png(canvas.image, request.theme), "png", canvas.image.width, canvas.image.height, alt)


def draw_choice(view: SeatView, content: Content, question: Decision | None, request: TableRequest) -> Canvas:
    """The choice picture before it is encoded, with the boxes of all that is on it."""
    public = view.public
    marked = marked_by(view, content, question, request.pointed_out)
    plan = plan_for(
        content.board.length,
        request.orientation,
        request.scale,
        stack=len(public.stack),
        chips=len(marked.chips),
        is_brief=request.is_brief,
    )
    canvas = table_ground(plan, request.theme, request.language)
    draw_lanes(canvas, public, content, plan, happenings(request.events, public), marked.looks)
    _draw_signs(canvas, marked, content, plan)
    draw_panels(canvas, public, content, plan, player_names(public, request))
    draw_stack(canvas, public, content, plan, marked.items)
    _draw_chips(canvas, marked, content, plan)
    if public.turned is not None:
        _draw_turned(canvas, view, content, marked, plan)
    return canvas


def _draw_signs(canvas: Canvas, marked: Marked, content: Content, plan: Plan) -> None:
    """On the tracks: what a warrior can do, and how far a move leads."""
    theme = canvas.theme
    for cell, names in marked.signs.items():
        for number, name in enumerate(names):
            colour = theme.danger if name == "sword" else theme.choice_edge
            centre = plan.on_track(cell, 0.0, 30.0 - 34.0 * number)
            canvas.stamp_centred(
                sign(name, plan.n(30), theme, colour), centre, "sign", f"{name} {content.cell_names[cell]}"
            )
    for cell, label in marked.steps.items():
        track = plan.cells[cell].track
        style = Style(plan.n(26), True, "centre", "middle", max(3, plan.n(10)), 1)
        canvas.write(label, track, style, theme.choice_edge, kind="label")


def _draw_turned(canvas: Canvas, view: SeatView, content: Content, marked: Marked, plan: Plan) -> None:
    """The warrior that was turned up, pale in every home cell it may come to."""
    turned = view.public.turned
    assert turned is not None
    for cell, look in marked.looks.items():
        if look != "cell":
            continue
        size = plan.n(76 if plan.is_upright else 62)
        face = emblem(turned, size, canvas.theme.ink)
        x, y = plan.cells[cell].medallion
        canvas.stamp_centred(
            face,
            (x - plan.n(4), y - (0 if plan.is_upright else plan.n(8))),
            "turned",
            content.cell_names[cell],
        )


def _draw_chips(canvas: Canvas, marked: Marked, content: Content, plan: Plan) -> None:
    """The hand, or the cards to choose from, small below everything else."""
    if plan.chips_title is None:
        return
    theme, texts = canvas.theme, picture_texts(canvas.language)
    heading = Style(plan.n(22), True, "left", "middle", max(3, plan.n(12)), 1)
    title = texts.say("picture-your-hand" if marked.is_hand else "picture-to-choose")
    canvas.write(title, plan.chips_title, heading, theme.ink_soft)
    for card, box in zip(marked.chips, plan.chips, strict=True):
        can_be_chosen = marked.playable is not None and card in marked.playable
        is_muted = marked.playable is not None and not can_be_chosen and card != marked.played
        if can_be_chosen:
            paint_panel(canvas.image, box, theme.choice_edge, plan.n(12))
            paint_panel(canvas.image, box.inset(max(1, plan.n(3))), theme.panel_raised, plan.n(10))
            canvas.note("ring", card, box)
        else:
            fill = mix(theme.page, theme.panel, 0.5) if is_muted else theme.panel
            paint_panel(canvas.image, box, fill, plan.n(12))
        size = plan.n(40)
        canvas.stamp(
            emblem(card, size, theme.ink), box.left + plan.n(8), box.centre[1] - size // 2, "chip", card
        )
        canvas.write(
            card_name(content, card, canvas.language),
            Box(box.left + plan.n(56), box.top + plan.n(3), box.right - plan.n(8), box.bottom - plan.n(3)),
            Style(plan.n(23), can_be_chosen, "left", "middle", max(3, plan.n(13)), 2),
            theme.ink_faint if is_muted else theme.ink,
        )

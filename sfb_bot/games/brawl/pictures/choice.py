"""The choice picture for the private panel: the arena of one seat with its question marked on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.encode import png
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.sprites import CACHE, Pen, sprite
from sfb_bot.drawing.text import Box, Style, draw_text, fit
from sfb_bot.drawing.themes import Theme, mix
from sfb_bot.games.brawl.pictures.alt_choice import choice_alt
from sfb_bot.games.brawl.pictures.arena import (
    ArenaRequest,
    arena_ground,
    draw_figures,
    draw_tokens,
    player_names,
)
from sfb_bot.games.brawl.pictures.arena_arrows import draw_aim
from sfb_bot.games.brawl.pictures.arena_board import hex_colour, write_name
from sfb_bot.games.brawl.pictures.arena_hexes import light_hex, tint_hex
from sfb_bot.games.brawl.pictures.arena_marks import Aim
from sfb_bot.games.brawl.pictures.arena_panels import draw_panels
from sfb_bot.games.brawl.pictures.arena_plan import Plan, plan_for
from sfb_bot.games.brawl.pictures.arena_team import gate_places
from sfb_bot.games.brawl.pictures.arena_traces import ring_figure
from sfb_bot.games.brawl.pictures.figures import badge
from sfb_bot.games.brawl.rules.choices import (
    About,
    OnArea,
    OnCard,
    OnFigure,
    OnHex,
    OnPath,
    OnReaction,
    OnTargets,
    pattern_numbers,
)
from sfb_bot.games.brawl.rules.content import Content, in_language
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import GATE
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.games.brawl.rules.views import FigureView, SeatView
from sfb_bot.hexgrid import Cell, Mask, cells_of


@dataclass(slots=True)
class Marked:
    """What a question marks on the board; patterns go by the number they have in the menu."""

    hexes: list[Cell] = field(default_factory=list[Cell])
    figures: list[FigureId] = field(default_factory=list[FigureId])
    patterns: list[tuple[int, OnTargets]] = field(default_factory=list[tuple[int, OnTargets]])
    areas: list[str] = field(default_factory=list[str])
    strikes: list[Cell] = field(default_factory=list[Cell])
    reach: Mask = 0
    aims: list[Aim] = field(default_factory=list[Aim])


def choice_picture(view: SeatView, content: Content, request: ArenaRequest | None = None) -> Picture:
    """The arena as one seat may see it, with everything it may choose now. For that seat alone."""
    request = request or ArenaRequest()
    canvas = draw_choice(view, content, request)
    alt = choice_alt(view, content, request.language, request.names, request.strikes)
    return Picture(png(canvas.image, request.theme), "png", canvas.image.width, canvas.image.height, alt)


def draw_choice(view: SeatView, content: Content, request: ArenaRequest) -> Canvas:
    """The choice picture before it is encoded, with the boxes of all that is on it."""
    public = view.public
    plan = plan_for(content.arena, len(public.players), request.scale, request.orientation)
    marked = marked_by(view, content, request.strikes)
    if request.is_brief and not _is_at_a_gate(marked, view):
        plan = plan.board_alone()
    canvas = arena_ground(public, plan, request.theme, request.language)
    _shade_reach(canvas, marked, public.areas, plan)
    _light_areas(canvas, marked, content, plan)
    _light_patterns(canvas, marked, plan)
    _light_hexes(canvas, marked, view, plan)
    _ring_targets(canvas, marked, view, plan)
    draw_tokens(canvas, public, plan)
    _turn_up_tokens(canvas, view, content, plan)
    draw_figures(canvas, public, plan)
    draw_panels(canvas, public, content, plan, player_names(public, request), {})
    _ring_gates(canvas, marked, view, plan)
    for aim in marked.aims:
        draw_aim(canvas, aim, plan)
    _number_patterns(canvas, marked, view, plan)
    _draw_strikes(canvas, marked, view, plan)
    return canvas


def _is_at_a_gate(marked: Marked, view: SeatView) -> bool:
    """Whether something to choose from is not on the board but beside it."""
    waiting = {figure.id for figure in view.public.figures if figure.cell == GATE}
    return bool(marked.areas) or not waiting.isdisjoint(marked.figures)


def marked_by(view: SeatView, content: Content, strikes: Sequence[str] = ()) -> Marked:
    """What the seat's question marks; nothing when it is not asked anything."""
    marked = Marked()
    question = view.question
    if question is None:
        return marked
    numbers = pattern_numbers(question.options)
    for option in question.options:
        if option.key in strikes and isinstance(option.payload, OnHex | OnPath):
            marked.strikes.append(option.payload.cell)
        match option.payload:
            case OnHex(cell):
                marked.hexes.append(cell)
            case OnPath(cell, through):
                marked.hexes.append(cell)
                marked.figures.extend(through)
            case OnFigure(figure) | OnReaction(_, figure):
                marked.figures.append(figure)
            case OnTargets(figures, cells) if len(cells) > 1:
                marked.patterns.append((numbers[option.key], OnTargets(figures, cells)))
            case OnTargets(figures, _):
                marked.figures.extend(figures)
            case OnCard(card) if card in content.cards:
                marked.figures.extend(_owner(view, content.cards[card].champion))
            case OnArea(area):
                marked.areas.append(area)
            case _:
                pass
    if isinstance(question.about, About):
        _mark_about(marked, question.prompt, question.about, view, content)
    marked.strikes = list(dict.fromkeys(marked.strikes))
    marked.hexes = list(dict.fromkeys(marked.hexes))
    marked.figures = list(dict.fromkeys(marked.figures))
    return marked


def _owner(view: SeatView, champion: str) -> list[FigureId]:
    return [f.id for f in view.public.figures if f.champion == champion and f.seat == view.seat]


def _mark_about(marked: Marked, prompt: str, about: About, view: SeatView, content: Content) -> None:
    figures = {figure.id: figure for figure in view.public.figures}
    actor = figures.get(about.figure)
    if actor is None or actor.cell == GATE:
        return
    if prompt in ("attack", "target"):
        marked.reach = reach_cells(view, content, actor, about.card)
    elif prompt == "react":
        for target in about.targets:
            goal = figures[target].cell if target in figures else GATE
            if goal != GATE:
                marked.aims.append(Aim(actor.id, actor.cell, target, goal, is_attack=True))
    elif marked.hexes and prompt not in ("refill", "put_token", "look"):
        marked.figures.append(actor.id)


def reach_cells(view: SeatView, content: Content, figure: FigureView, card_id: str) -> Mask:
    """The hexes a card could be aimed at from where the figure stands, whoever is there."""
    card = content.cards.get(card_id) or content.standard_actions.get(card_id)
    if card is None or card.reach is None:
        return 0
    reach, grid = card.reach, content.arena.grid
    if reach.kind in ("arc", "ring", "melee"):
        return grid.adjacent[figure.cell] & ~content.arena.statue_cells
    if figure.levelled:
        reach = reach.changed(*content.champions[figure.champion].levelled.own_range)
    nearest, farthest = reach.nearest, reach.farthest
    if reach.kind == "indirect":
        return grid.at_range(figure.cell, nearest, farthest) & ~content.arena.statue_cells
    stops = content.arena.statue_cells
    for other in view.public.figures:
        if other.cell != GATE:
            stops |= 1 << other.cell
    found = 0
    for line in grid.rays[figure.cell]:
        for number, cell in enumerate(line[:farthest], 1):
            if number >= nearest:
                found |= 1 << cell
            if stops >> cell & 1:
                break
    return found & ~content.arena.statue_cells


# --- Drawing ----------------------------------------------------------------------------------------------


def _shade_reach(canvas: Canvas, marked: Marked, areas: tuple[str, ...], plan: Plan) -> None:
    theme = canvas.theme
    for cell in cells_of(marked.reach):
        ground = hex_colour(plan, theme, areas, cell)
        edge = mix(theme.reach, theme.target, 0.55)
        tint_hex(canvas, plan, cell, mix(ground, theme.reach, 0.5), edge, "reach")


def _light_areas(canvas: Canvas, marked: Marked, content: Content, plan: Plan) -> None:
    for area in marked.areas:
        deployment = content.arena.deployments[area]
        for cell in cells_of(deployment.cells):
            tint_hex(canvas, plan, cell, canvas.theme.choice, canvas.theme.choice_edge)
        assert plan.gates is not None
        hand = 0 if deployment.gate[0] < 0 else 1
        canvas.panel(plan.gates[hand], mix(canvas.theme.page, canvas.theme.choice, 0.5), plan.n(16))
        canvas.write(
            in_language(deployment.names, canvas.language),
            plan.gates[hand].inset(plan.n(10)),
            Style(plan.n(46), bold=True, align="centre", upright="middle", smallest=plan.n(16)),
            kind="label",
        )


def _light_patterns(canvas: Canvas, marked: Marked, plan: Plan) -> None:
    theme = canvas.theme
    for cell in sorted({cell for _, pattern in marked.patterns for cell in pattern.cells}):
        tint_hex(canvas, plan, cell, mix(theme.hex_fill, theme.target, 0.42), theme.target)


def _light_hexes(canvas: Canvas, marked: Marked, view: SeatView, plan: Plan) -> None:
    """Legal hexes: large names in the middle; with a token the edge warns and the name moves up."""
    theme = canvas.theme
    taken = {figure.cell for figure in view.public.figures}
    covered = taken | set(view.public.tokens)
    for cell in marked.hexes:
        name = plan.arena.grid.names[cell]
        risky = cell in view.public.tokens
        edge = theme.danger if risky else theme.choice_edge
        light_hex(canvas, plan, cell, theme.choice, edge, thick=4.5)
        x, y = plan.centre(cell)
        if cell in covered:
            box = Box(
                round(x) - plan.n(26), round(y) - plan.n(45), round(x) + plan.n(26), round(y) - plan.n(21)
            )
            style = Style(plan.n(19), True, "centre", "middle", plan.n(10))
        else:
            box = Box(
                round(x) - plan.n(36), round(y) - plan.n(24), round(x) + plan.n(36), round(y) + plan.n(24)
            )
            style = Style(plan.n(32), True, "centre", "middle", plan.n(12))
        canvas.write(name, box, style, theme.on_choice, kind="label")


def _draw_strikes(canvas: Canvas, marked: Marked, view: SeatView, plan: Plan) -> None:
    """A sword in every hex from which somebody could be hit: below its name, beside what stands there."""
    taken = {figure.cell for figure in view.public.figures} | set(view.public.tokens)
    for cell in marked.strikes:
        x, y = plan.centre(cell)
        dx, dy = (-35, 3) if cell in taken else (0, 28)
        sign = badge("strength", canvas.theme, plan.n(25))
        name = plan.arena.grid.names[cell]
        canvas.stamp_centred(sign, (x + dx * plan.scale, y + dy * plan.scale), "strike", name)


def _turn_up_tokens(canvas: Canvas, view: SeatView, content: Content, plan: Plan) -> None:
    """Tokens this seat has looked at show their face, in a brighter ring."""
    for cell, face in view.known_tokens:
        x, y = plan.centre(cell)
        damage = content.traps[face].damage if face in content.traps else 0
        sign = known_token(canvas.theme, face, damage, plan.n(52))
        name = plan.arena.grid.names[cell]
        canvas.stamp_centred(sign, (x, y + plan.n(4)), "known_token", f"{name} {face}")


def known_token(theme: Theme, face: str, damage: int, size: int) -> Image.Image:
    """A trap token face up: its damage, or the sign of its effect."""

    def paint(pen: Pen) -> None:
        middle = (size / 2, size / 2)
        pen.circle(middle, size * 0.47, theme.outline)
        pen.circle(middle, size * 0.45, theme.danger)
        pen.circle(middle, size * 0.39, theme.token)

    def make() -> Image.Image:
        drawn = sprite(("known_token", theme.name), size, size, paint).copy()
        if damage:
            style = Style(round(size * 0.5), bold=True, align="centre", upright="middle", smallest=3)
            draw_text(drawn, fit(f"−{damage}", Box(0, 0, size, size), style), theme.damage)
        else:
            sign = badge("rooted" if face == "root" else face, theme, round(size * 0.62))
            drawn.alpha_composite(sign, ((size - sign.width) // 2, (size - sign.height) // 2))
        return drawn

    return CACHE.get(("known_token_sign", theme.name, face, damage, size), make)


def _ring_targets(canvas: Canvas, marked: Marked, view: SeatView, plan: Plan) -> None:
    """A strong edge around the hex of everybody who can be chosen; around the doorway for one on its gate."""
    figures = {figure.id: figure for figure in view.public.figures}
    hit = [figure for _, pattern in marked.patterns for figure in pattern.figures]
    theme = canvas.theme
    for number in dict.fromkeys((*marked.figures, *hit)):
        figure = figures.get(number)
        if figure is None or figure.cell == GATE:
            continue
        edge = theme.choice_edge if figure.side == side_of(view.seat) else theme.target
        light_hex(canvas, plan, figure.cell, mix(theme.hex_fill, edge, 0.3), edge, thick=5.5, kind="ring")
        write_name(canvas, plan, figure.cell, theme.ink, bold=True)


def _ring_gates(canvas: Canvas, marked: Marked, view: SeatView, plan: Plan) -> None:
    places = gate_places(view.public, plan)
    figures = {figure.id: figure for figure in view.public.figures}
    for number in marked.figures:
        if number in places:
            side = figures[number].side
            edge = canvas.theme.choice_edge if side == side_of(view.seat) else canvas.theme.target
            ring_figure(canvas, places[number], side, edge, plan, label=figures[number].key, on_gate=True)


def _number_patterns(canvas: Canvas, marked: Marked, view: SeatView, plan: Plan) -> None:
    """In every hex of a pattern the numbers of all patterns that cover it."""
    numbers: dict[Cell, list[str]] = {}
    for number, pattern in marked.patterns:
        for cell in pattern.cells:
            numbers.setdefault(cell, []).append(str(number))
    taken = {figure.cell for figure in view.public.figures}
    for cell, labels in numbers.items():
        stands = cell in taken or bool(plan.arena.statue_cells >> cell & 1)
        _pattern_label(canvas, plan, cell, ",".join(labels), above=stands)


def _pattern_label(canvas: Canvas, plan: Plan, cell: Cell, text: str, *, above: bool) -> None:
    """Numbers in the middle of a hex, or in place of its name when a champion or statue stands there."""
    theme = canvas.theme
    x, y = plan.centre(cell)
    size, drop, tall = (19, -35, 11) if above else (24, 4, 16)
    half = plan.n(8 + (5 if above else 7) * len(text))
    middle = round(x), round(y) + plan.n(drop)
    box = Box(middle[0] - half, middle[1] - plan.n(tall), middle[0] + half, middle[1] + plan.n(tall))
    if above:
        canvas.forget("hex_name", plan.arena.grid.names[cell])
    canvas.panel(box, theme.outline, plan.n(9))
    canvas.write(
        text, box, Style(plan.n(size), True, "centre", "middle", plan.n(9)), theme.target, kind="label"
    )

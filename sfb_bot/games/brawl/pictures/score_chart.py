"""How the score of a game grew, as two stepped lines over the rounds."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import side_badge
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.sprites import Pen, Point, sprite
from sfb_bot.drawing.text import Box, Style
from sfb_bot.games.brawl.pictures.score_words import Scored
from sfb_bot.kernel import LETTERS


def score_after(scored: Sequence[Scored], rounds: int) -> tuple[list[int], list[int]]:
    """The score of both sides before the first round and after each."""
    lines: tuple[list[int], list[int]] = ([], [])
    for number in range(rounds + 1):
        for side in (0, 1):
            lines[side].append(
                sum(entry.points for entry in scored if entry.side == side and entry.round <= number)
            )
    return lines


def paint_chart(canvas: Canvas, box: Box, scored: Sequence[Scored], rounds: int, goal: int) -> None:
    """Draw the score of both sides by round into a box, the goal as a thin line."""
    theme = canvas.theme
    paint_panel(canvas.image, box, theme.panel, 22)
    lines = score_after(scored, rounds)
    most = max(goal, *lines[0], *lines[1])
    plot = Box(box.left + 62, box.top + 26, box.right - 74, box.bottom - 48)

    def at(number: float, points: float) -> Point:
        across = number / max(1, rounds)
        return (
            plot.left - box.left + across * plot.width,
            plot.bottom - box.top - points / max(1, most) * plot.height,
        )

    def paint(pen: Pen) -> None:
        pen.line([at(0, 0), at(rounds, 0)], 2, theme.edge)
        pen.line([at(0, goal), at(rounds, goal)], 2, theme.edge)
        for side in (1, 0):
            # The lines are drawn a little apart, so that none hides the other where the scores are level.
            shift = -2.5 if side == 0 else 2.5
            steps = [at(0, 0)]
            for number in range(1, rounds + 1):
                before, after = lines[side][number - 1], lines[side][number]
                if before != after:
                    steps += [at(number - 0.5, before), at(number - 0.5, after)]
            steps.append(at(rounds, lines[side][rounds]))
            steps = [(x + shift, y + shift) for x, y in steps]
            pen.line(steps, 5, theme.seats[side])

    key = ("score chart", theme.name, tuple(lines[0]), tuple(lines[1]), goal)
    canvas.stamp(sprite(key, box.width, box.height, paint), box.left, box.top, "chart", "")
    _paint_scale(canvas, box, plot, rounds, goal, most)
    ends = [at(rounds, lines[side][rounds])[1] + box.top for side in (0, 1)]
    if abs(ends[0] - ends[1]) < 36:
        middle = sum(ends) / 2
        ends = [middle - 18, middle + 18] if ends[0] <= ends[1] else [middle + 18, middle - 18]
    for side in (0, 1):
        badge = side_badge(side, 32, theme)
        canvas.stamp_centred(badge, (box.right - 40, ends[side]), "seat", LETTERS[side])


def _paint_scale(canvas: Canvas, box: Box, plot: Box, rounds: int, goal: int, most: int) -> None:
    theme = canvas.theme
    for points in (0, goal):
        y = round(plot.bottom - points / max(1, most) * plot.height)
        canvas.write(
            str(points),
            Box(box.left + 12, y - 15, plot.left - 12, y + 15),
            Style(22, align="right", upright="middle", smallest=10, most_lines=1),
            theme.ink_faint,
        )
    every = max(1, -(-rounds // 12))
    for number in range(1, rounds + 1, every):
        x = round(plot.left + number / max(1, rounds) * plot.width)
        canvas.write(
            str(number),
            Box(x - 22, plot.bottom + 10, x + 22, box.bottom - 8),
            Style(20, align="centre", upright="middle", smallest=10, most_lines=1),
            theme.ink_faint,
        )

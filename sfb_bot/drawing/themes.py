"""Named colours. Whatever differs by colour differs by shape or letter as well, in every theme."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from sfb_bot.drawing.picture import RenderError

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a picture by what they mean.

    `cores` and `areas` follow the order of the cores (destruction, creation, manipulation), `sides` and
    `seats` the numbers; where two play for a side, their seats share its hue. Something
    written on a core, a side or a seat colour uses `on_core`, `on_side`.
    """

    name: str
    page: Colour
    panel: Colour
    panel_raised: Colour
    edge: Colour
    ink: Colour
    ink_soft: Colour
    ink_faint: Colour
    hex_fill: Colour
    hex_edge: Colour
    hex_name: Colour
    statue: Colour
    statue_shade: Colour
    trap: Colour
    token: Colour
    token_ink: Colour
    cores: tuple[Colour, Colour, Colour]
    on_core: tuple[Colour, Colour, Colour]
    core_spent: Colour
    areas: tuple[Colour, Colour, Colour]
    deployments: tuple[Colour, Colour]
    sides: tuple[Colour, Colour]
    seats: tuple[Colour, Colour, Colour, Colour, Colour]
    on_side: Colour
    figure_face: Colour
    health: Colour
    health_low: Colour
    health_lost: Colour
    defence: Colour
    level: Colour
    damage: Colour
    heal: Colour
    points: Colour
    choice: Colour
    choice_edge: Colour
    on_choice: Colour
    danger: Colour
    target: Colour
    reach: Colour
    path: Colour
    push: Colour
    outline: Colour

    def colours(self) -> tuple[Colour, ...]:
        """Every colour of the theme, in the order of the fields, each once."""
        found: dict[Colour, None] = {}
        for field in fields(self):
            value: object = getattr(self, field.name)
            for colour in _colours_in(value):
                found[colour] = None
        return tuple(found)


def _colours_in(value: object) -> tuple[Colour, ...]:
    match value:
        case (int(red), int(green), int(blue)):
            return ((red, green, blue),)
        case tuple():
            found: list[Colour] = []
            for part in value:  # pyright: ignore[reportUnknownVariableType] - narrowed again one level down
                found.extend(_colours_in(part))  # pyright: ignore[reportUnknownArgumentType] - as above
            return tuple(found)
        case _:
            return ()


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """`first` with a share (0 to 1) of `second` in it."""
    return (
        round(first[0] + (second[0] - first[0]) * share),
        round(first[1] + (second[1] - first[1]) * share),
        round(first[2] + (second[2] - first[2]) * share),
    )


# All colours are multiples of four (or 255): the palette search works in steps of four and would otherwise
# take a similar colour for exactly the one that was asked for.
DARK: Final = Theme(
    name="dark",
    page=(28, 28, 40),
    panel=(40, 40, 56),
    panel_raised=(48, 56, 72),
    edge=(68, 72, 92),
    ink=(244, 244, 248),
    ink_soft=(184, 188, 208),
    ink_faint=(128, 136, 156),
    hex_fill=(56, 60, 80),
    hex_edge=(32, 36, 48),
    hex_name=(128, 132, 160),
    statue=(200, 204, 216),
    statue_shade=(120, 128, 144),
    trap=(152, 156, 176),
    token=(24, 24, 32),
    token_ink=(224, 228, 240),
    cores=((232, 88, 80), (244, 196, 64), (80, 152, 240)),
    on_core=((255, 255, 255), (52, 40, 8), (255, 255, 255)),
    core_spent=(64, 64, 84),
    areas=((104, 56, 64), (100, 88, 48), (48, 76, 120)),
    deployments=((44, 80, 84), (84, 60, 96)),
    sides=((56, 212, 180), (224, 120, 240)),
    seats=((56, 212, 180), (224, 120, 240), (152, 236, 160), (255, 160, 196), (160, 212, 255)),
    on_side=(20, 24, 32),
    figure_face=(24, 24, 36),
    health=(108, 208, 112),
    health_low=(255, 112, 92),
    health_lost=(72, 44, 52),
    defence=(152, 176, 224),
    level=(255, 208, 84),
    damage=(255, 92, 80),
    heal=(112, 224, 120),
    points=(255, 208, 84),
    choice=(92, 128, 176),
    choice_edge=(160, 212, 255),
    on_choice=(255, 255, 255),
    danger=(255, 152, 64),
    target=(255, 92, 80),
    reach=(72, 88, 116),
    path=(255, 255, 255),
    push=(255, 152, 64),
    outline=(16, 20, 24),
)

# Okabe and Ito's colours where a hue carries meaning; ink and edges at full contrast.
CONTRAST: Final = Theme(
    name="contrast",
    page=(0, 0, 0),
    panel=(16, 16, 16),
    panel_raised=(32, 32, 40),
    edge=(152, 152, 156),
    ink=(255, 255, 255),
    ink_soft=(232, 232, 232),
    ink_faint=(192, 192, 196),
    hex_fill=(40, 40, 44),
    hex_edge=(152, 152, 156),
    hex_name=(200, 200, 208),
    statue=(255, 255, 255),
    statue_shade=(152, 152, 156),
    trap=(255, 255, 255),
    token=(0, 0, 0),
    token_ink=(255, 255, 255),
    cores=((244, 120, 24), (240, 228, 64), (88, 180, 232)),
    on_core=((0, 0, 0), (0, 0, 0), (0, 0, 0)),
    core_spent=(44, 44, 48),
    areas=((92, 40, 0), (84, 80, 16), (16, 64, 96)),
    deployments=((16, 72, 56), (84, 32, 64)),
    sides=((255, 255, 255), (255, 124, 200)),
    seats=((255, 255, 255), (255, 124, 200), (192, 220, 255), (232, 168, 255), (240, 228, 64)),
    on_side=(0, 0, 0),
    figure_face=(0, 0, 0),
    health=(0, 200, 140),
    health_low=(240, 228, 64),
    health_lost=(84, 84, 88),
    defence=(192, 216, 255),
    level=(240, 228, 64),
    damage=(255, 128, 40),
    heal=(0, 220, 160),
    points=(240, 228, 64),
    choice=(0, 92, 152),
    choice_edge=(255, 255, 255),
    on_choice=(255, 255, 255),
    danger=(240, 228, 64),
    target=(255, 128, 40),
    reach=(64, 64, 72),
    path=(255, 255, 255),
    push=(255, 180, 80),
    outline=(0, 0, 0),
)

THEMES: Final = {theme.name: theme for theme in (DARK, CONTRAST)}


def theme_named(name: str) -> Theme:
    """The theme, or a RenderError that lists the names there are."""
    if name not in THEMES:
        raise RenderError(f"There is no theme {name!r}; choose one of {', '.join(THEMES)}.")
    return THEMES[name]

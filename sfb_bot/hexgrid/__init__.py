"""Hex maths: readable coordinates (`hexes`), and the numbered grid the engine runs on (`grid`)."""

from sfb_bot.hexgrid.grid import Cell, Grid, Mask, cells_of
from sfb_bot.hexgrid.hexes import DIRECTIONS, Hex, distance, neighbours, ray, rotate

__all__ = [
    "DIRECTIONS",
    "Cell",
    "Grid",
    "Hex",
    "Mask",
    "cells_of",
    "distance",
    "neighbours",
    "ray",
    "rotate",
]

"""What holds for a player and lies on no card, in words: a peace, a debt, units that are to come back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.text import Box, Style
from sfb_bot.games.codex.pictures.signs import sign
from sfb_bot.games.codex.pictures.words import card_name, keyword_name, picture_texts
from sfb_bot.games.codex.rules.content import Content, keyword_names
from sfb_bot.games.codex.rules.ids import ObjId
from sfb_bot.games.codex.rules.model import Edict
from sfb_bot.games.codex.rules.views import PublicView
from sfb_bot.kernel import Seat

EDICT: Final = 44
_SIGN: Final = 30


@dataclass(frozen=True, slots=True)
class _Words:
    """What the texts of edicts are told: a card, things on the table, keywords."""

    view: PublicView
    content: Content
    language: str

    def of(self, edict: Edict) -> str:
        name = edict.name.partition(".")[0]
        texts = picture_texts(self.language)
        source = self.view.obj(ObjId(edict.amount))
        return texts.first(
            f"picture-edict-{name}",
            "picture-edict-other",
            card=card_name(self.content, edict.word, self.language) if edict.word else "",
            amount=edict.amount,
            thing=card_name(self.content, source.shape, self.language) if source is not None else "",
            keywords=self._keywords(edict.amount) if name == "units_have" else "",
        )

    def _keywords(self, flags: int) -> str:
        known = [name for name in keyword_names(flags) if name in self.content.keywords]
        return ", ".join(keyword_name(self.content, name, self.language) for name in known)


def edict_lines(view: PublicView, seat: Seat, content: Content, language: str) -> list[str]:
    """Everything that holds for a seat now, a line each, none twice."""
    words, texts = _Words(view, content, language), picture_texts(language)
    lines = [words.of(edict) for edict in view.edicts if edict.seat == seat]
    if seat in view.extra:
        lines.append(texts.say("picture-extra-turn"))
    return list(dict.fromkeys(lines))


def paint_edict(words: str, canvas: Canvas) -> None:
    """A line with the sign of what lasts."""
    theme, box = canvas.theme, canvas.frame
    paint_panel(canvas.image, box, theme.level, 11)
    paint_panel(canvas.image, box.inset(2), theme.panel, 9)
    canvas.note("edict", words, box)
    shown = sign("lasting", _SIGN, theme.level)
    canvas.stamp(shown, box.left + 10, box.centre[1] - _SIGN // 2, "sign", "lasting")
    place = Box(box.left + 20 + _SIGN, box.top + 1, box.right - 8, box.bottom - 1)
    canvas.write(words, place, Style(20, False, "left", "middle", 17, 2), theme.ink)

"""What partners write down for each other, seen by the two of them alone."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.locale import Texts
from sfb_bot.screens.panel import when
from sfb_bot.screens.press import MatchPress
from sfb_bot.screens.values import Button, PrivateScreen, rows_of


@dataclass(frozen=True, slots=True)
class Note:
    """The words as they were typed, who wrote them last (0: nobody known) and when."""

    text: str
    writer: int
    at: int


def team_note_screen(
    match: int, note: Note | None, partner: str, texts: Texts, *, is_over: bool = False
) -> PrivateScreen:
    """The note and the button to write it; nothing is written any more after the end."""
    lines = [texts.say("team-note-head", partner=partner)]
    if note is None:
        lines.append(texts.say("team-note-empty"))
    else:
        writer = f"<@{note.writer}>" if note.writer else texts.say("somebody")
        lines.extend(line for line in note.text.splitlines() if line.strip())
        lines.append(texts.say("team-note-by", player=writer, when=when(note.at)))
    buttons = [Button(MatchPress("play", match), texts.say("button-back"))]
    if not is_over:
        buttons.insert(0, Button(MatchPress("note", match), texts.say("button-write"), "primary"))
    return PrivateScreen(tuple(lines), rows=rows_of(buttons))

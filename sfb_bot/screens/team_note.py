"""What partners write down for each other, seen by the two of them alone."""

from __future__ import annotations

from typing import Final

from sfb_bot.locale import Texts
from sfb_bot.matches.people import TeamNote
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import OpenTeamNote, Play
from sfb_bot.screens.limits import plain
from sfb_bot.screens.panel import when
from sfb_bot.screens.values import Button, PrivateScreen, rows_of

# No line of a note is longer, not even one of nothing but letters that have to be made harmless.
LONGEST_LINE: Final = 2500


def team_note_screen(
    match: MatchId, note: TeamNote | None, partner: str, texts: Texts, *, is_over: bool = False
) -> PrivateScreen:
    """The note and the button to write it; nothing is written any more after the end."""
    lines = [texts.say("team-note-head", partner=partner)]
    if note is None:
        lines.append(texts.say("team-note-empty"))
    else:
        writer = f"<@{note.writer}>" if note.writer else texts.say("deleted-player")
        lines.extend(shown for line in note.text.splitlines() if (shown := plain(line, LONGEST_LINE)))
        lines.append(texts.say("team-note-by", player=writer, when=when(note.at)))
    buttons = [Button(Play(match), texts.say("button-back"))]
    if not is_over:
        buttons.insert(0, Button(OpenTeamNote(match), texts.say("button-write"), "primary"))
    return PrivateScreen(tuple(lines), rows=rows_of(buttons))

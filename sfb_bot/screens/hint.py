"""A hint in words: what a computer player would do, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from sfb_bot.locale import Texts
from sfb_bot.matches.advice import Advice
from sfb_bot.screens.game import Game, PrivateT, PublicT, ShownOption

# Whether a hint may be asked for, is being thought about, or could not be found.
HintState = Literal["none", "offered", "thinking", "failed"]


def hint_line(
    game: Game[PublicT, PrivateT],
    entries: Sequence[ShownOption],
    state: HintState,
    advice: Advice | None,
    texts: Texts,
) -> str:
    """What is said about a hint below a question, empty where none was asked for."""
    if state == "none":
        return ""
    if advice is None:
        return "" if state == "offered" else texts.say(f"hint-{state}")
    # Some options are whole sentences; here they are part of one.
    answer = chosen_words(entries, advice.keys, texts).rstrip(".")
    if advice.ground != "search":
        return texts.say(f"hint-{advice.ground}", answer=answer)
    why = reason_words(game, advice.reasons, texts)
    return texts.say("hint-because", answer=answer, reasons=why) if why else texts.say("hint", answer=answer)


def chosen_words(entries: Sequence[ShownOption], keys: Sequence[str], texts: Texts) -> str:
    """The names of the options with these keys."""
    return ", ".join(entry.label for entry in entries if entry.key in keys) or texts.say("control-none")


def reason_words(game: Game[PublicT, PrivateT], reasons: Sequence[str], texts: Texts) -> str:
    """Reasons as one phrase, in the words of the game; it goes on after "it"."""
    words = [game.own_texts(texts).say(f"better-{reason}") for reason in reasons]
    if len(words) < 2:
        return "".join(words)
    return texts.say("list-and", rest=", ".join(words[:-1]), last=words[-1])

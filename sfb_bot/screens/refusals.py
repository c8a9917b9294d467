"""Polite refusals: what is not possible, which rule says so, and where to read it."""

from __future__ import annotations

from sfb_bot.kernel import PlayerError
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import PLAY, LookUp, Play
from sfb_bot.screens.game import Game, PrivateT, PublicT
from sfb_bot.screens.limits import plain
from sfb_bot.screens.panel import when
from sfb_bot.screens.values import Button, PrivateScreen, rows_of


def refusal_words(error: PlayerError, texts: Texts) -> str:
    """The sentence for a refusal; a special one for its rule where there is one."""
    facts = {name: _shown(name, fact) for name, fact in error.facts.items()}
    return texts.first(f"{error.key}-{error.rule}", error.key, "refused", **facts)


def _shown(name: str, fact: str | int) -> str | int:
    """A fact as texts show it: typed words lose their effect, numbers of matches are names, not amounts."""
    match name:
        case "until":
            return when(int(fact))
        case "player":
            return f"<@{fact}>"
        case _:
            return plain(str(fact)) if isinstance(fact, str) or name == "match" else fact


def refusal_screen(
    game: Game[PublicT, PrivateT] | None, error: PlayerError, texts: Texts, *, match: MatchId | None = None
) -> PrivateScreen:
    """The sentence, a button to the rule behind it, and one to the current question."""
    buttons: list[Button] = []
    lines = [refusal_words(error, texts if game is None else game.own_texts(texts))]
    if game is not None and (rule := game.rule_for(error.rule)):
        lines.append(texts.say("refused-rule", rule=game.rule_name(rule, texts)))
        reads = LookUp(rule) if match is None else LookUp(rule, PLAY, match)
        buttons.append(Button(reads, texts.say("button-read-rule")))
    if match is not None:
        buttons.append(Button(Play(match), texts.say("button-current")))
    return PrivateScreen(tuple(lines), rows=rows_of(buttons))


def denial_screen(reason: str, texts: Texts, **facts: str | int) -> PrivateScreen:
    """A refusal that is about rights, places or presses rather than rules; `reason` names the text."""
    return PrivateScreen((texts.say(f"denied-{reason}", **facts),))

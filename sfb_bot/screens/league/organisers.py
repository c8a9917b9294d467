"""What organisers see: what an action will change, and what was done before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sfb_bot.leagues.seasons.records import ActionRecord
from sfb_bot.locale import Texts
from sfb_bot.matches.records import SeasonId
from sfb_bot.screens.league.actions import CarryOut, ConfirmPlace, LetBe
from sfb_bot.screens.league.values import SeasonFacts, called
from sfb_bot.screens.ledger import fitting
from sfb_bot.screens.limits import plain
from sfb_bot.screens.panel import when
from sfb_bot.screens.values import Button, PrivateScreen, PublicScreen, rows_of

# As many mentions as a post has room for.
MOST_CALLED = 100


@dataclass(frozen=True, slots=True)
class Shown:
    """What is to be confirmed; `token` stands for exactly this, `notes` are more lines to read before."""

    season: SeasonId
    title: str
    action: str
    reason: str
    token: str
    effects: tuple[str, ...]
    notes: tuple[str, ...] = ()


def preview_screen(shown: Shown, texts: Texts) -> PrivateScreen:
    """What an action will change, with the buttons to do it or let it be."""
    lines = [texts.say("preview-head", action=texts.say(f"action-{shown.action}"), season=shown.title)]
    lines += [f"• {effect}" for effect in shown.effects]
    lines += shown.notes
    if shown.reason:
        lines.append(texts.say("preview-reason", reason=plain(shown.reason)))
    lines.append(texts.say("preview-sure"))
    buttons = [
        Button(CarryOut(shown.season, shown.token), texts.say("button-confirm"), "success"),
        Button(LetBe(shown.season, shown.token), texts.say("button-cancel")),
    ]
    return PrivateScreen(fitting(lines, texts), rows=rows_of(buttons))


def done_screen(name: str, texts: Texts, **facts: str | int) -> PrivateScreen:
    """A word that something was done, or was not."""
    return PrivateScreen((texts.say(f"league-done-{name}", **facts),))


def log_screen(
    facts: SeasonFacts, deeds: Sequence[tuple[ActionRecord, Sequence[str]]], texts: Texts
) -> PrivateScreen:
    """What organisers did and what each action changed, newest first.

    Without actor and reason it was the bot, by rule.
    """
    if not deeds:
        return PrivateScreen((texts.say("deeds-none", season=facts.title(texts)),))
    lines = [texts.say("deeds-head", season=facts.title(texts))]
    for deed, effects in deeds:
        line = texts.say(
            "deed" if deed.actor or deed.reason else "deed-by-rule",
            when=when(deed.at),
            actor=called((deed.actor,), texts),
            action=texts.say(f"action-{deed.action}"),
            reason=plain(deed.reason) or texts.say("nothing"),
        )
        told = " ".join(effects[:3])
        line = f"{line} {told}" if told else line
        lines.append(f"~~{line}~~" if deed.undone else line)
    return PrivateScreen(fitting(lines, texts))


def deed_post(
    facts: SeasonFacts, action: str, effects: Sequence[str], reason: str, users: Sequence[int], texts: Texts
) -> PublicScreen:
    """What an organiser did, what it changed and why, for those whom it concerns: they alone are called."""
    lines = [texts.say("deed-head", season=facts.title(texts), action=texts.say(f"action-{action}"))]
    lines += [f"• {effect}" for effect in effects]
    if reason:
        lines.append(texts.say("deed-why", reason=plain(reason)))
    if users:
        lines.append(called(users, texts))
    return PublicScreen(fitting(lines, texts), mentions=tuple(users))


def league_notice(facts: SeasonFacts, name: str, texts: Texts, **told: str | int) -> PublicScreen:
    """Any other public word about a season, by name; facts typed by people must have gone through `plain`."""
    words = texts.first(f"league-notice-{name}", f"notice-{name}", **told)
    return PublicScreen((texts.say("league-notice", season=facts.title(texts), words=words),))


def confirmation_post(facts: SeasonFacts, users: Sequence[int], texts: Texts) -> PublicScreen:
    """Everybody who has joined is asked whether they will play; who has not said so is called."""
    called_now = tuple(users)[:MOST_CALLED]
    until = facts.record.signup_until
    words = texts.say("league-asks-to-confirm", when=when(until) if until else texts.say("nothing"))
    lines = [texts.say("league-notice", season=facts.title(texts), words=words)]
    if called_now:
        lines.append(" ".join(f"<@{user}>" for user in called_now))
    button = Button(ConfirmPlace(facts.record.id), texts.say("button-season-confirm"), "primary")
    return PublicScreen(tuple(lines), rows=rows_of([button]), mentions=called_now)

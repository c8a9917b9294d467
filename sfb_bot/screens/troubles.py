"""Words about places where the bot cannot post: what is wrong, who can mend it, where a match goes on."""

from __future__ import annotations

from collections.abc import Iterable

from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId, Trouble
from sfb_bot.screens.actions import MoveHere
from sfb_bot.screens.ledger import listed
from sfb_bot.screens.player_names import players_named
from sfb_bot.screens.values import Button, PrivateScreen, PublicScreen, rows_of


def permission_names(missing: Iterable[str], texts: Texts) -> str:
    """Permissions as Discord shows them; "something" where it did not say what."""
    return ", ".join(texts.say(f"permission-{name}") for name in missing) or texts.say("permission-unknown")


def trouble_line(trouble: Trouble, group: str, texts: Texts) -> str:
    """One line for whoever plays in a match that cannot be shown; `group` is its game's command."""
    return texts.say(
        f"trouble-{trouble.kind}",
        channel=f"<#{trouble.channel}>",
        missing=permission_names(trouble.missing, texts),
        group=group,
    )


def match_trouble_direct(
    trouble: Trouble, match: MatchId, players: tuple[int, ...], reader: int, group: str, texts: Texts
) -> PrivateScreen:
    """The same by direct message to a player or an organiser, with the match it is about."""
    others = tuple(user for user in players if user != reader)
    named = _called(others, texts) or texts.say("somebody")
    is_own = reader in players
    head = texts.say("trouble-match" if is_own else "trouble-match-of", match=str(match), players=named)
    return PrivateScreen((head, trouble_line(trouble, group, texts)))


def invitation_trouble_direct(trouble: Trouble, texts: Texts) -> PrivateScreen:
    """To a host whose invitation cannot be posted."""
    facts = {"channel": f"<#{trouble.channel}>", "missing": permission_names(trouble.missing, texts)}
    kind = trouble.kind if trouble.kind in ("refused", "gone") else "broken"
    return PrivateScreen((texts.say(f"trouble-invitation-{kind}", **facts),))


def season_trouble_direct(trouble: Trouble, season: str, texts: Texts) -> PrivateScreen:
    """To the organisers of a season whose channel is gone or refuses."""
    facts = {"channel": f"<#{trouble.channel}>", "missing": permission_names(trouble.missing, texts)}
    kind = trouble.kind if trouble.kind in ("refused", "gone") else "broken"
    return PrivateScreen((texts.say(f"trouble-season-{kind}", season=season, **facts),))


def server_trouble_direct(trouble: Trouble, what: str, texts: Texts) -> PrivateScreen:
    """To the owner of a server that wants something, such as its results, where the bot cannot post."""
    facts = {"channel": f"<#{trouble.channel}>", "missing": permission_names(trouble.missing, texts)}
    kind = trouble.kind if trouble.kind in ("refused", "gone") else "broken"
    return PrivateScreen((texts.say(f"trouble-{what}-{kind}", **facts),))


def gone_screen(match: MatchId, group: str, texts: Texts, *, is_in_server: bool) -> PrivateScreen:
    """The place of a match was deleted: offers to go on where this is asked."""
    if not is_in_server:
        return PrivateScreen((texts.say("trouble-gone", group=group),))
    button = Button(MoveHere(match), texts.say("button-move-here"), "success")
    return PrivateScreen((texts.say("gone-offer"),), rows=rows_of([button]))


def moved_head(users: tuple[int, ...], texts: Texts) -> PublicScreen:
    """The line in a channel from which the new thread of a match grows."""
    return PublicScreen((texts.say("moved-head", players=_called(users, texts)),))


def moved_greeting(users: tuple[int, ...], texts: Texts) -> PublicScreen:
    """In the new place: why it is there. Everybody who plays has to hear of it."""
    return PublicScreen((texts.say("moved-greeting", players=_called(users, texts)),), mentions=users)


def _called(users: tuple[int, ...], texts: Texts) -> str:
    return listed(players_named(users, texts), texts)

"""What must be true of a game whatever happened to it on the way."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable

from sfb_bot.cli.verify import findings_about
from sfb_bot.discord_ui.shell import people_in
from sfb_bot.kernel import Event
from sfb_bot.locale import Texts
from sfb_bot.matches.live_match import AnyRun
from sfb_bot.matches.records import MatchId, MatchRecord
from sfb_bot.playground import RequestRecord, VisibleMessage
from sfb_bot.playground.world.messages import walk
from sfb_bot.screens.actions import Play, Respond
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.ledger import Post, result_post
from sfb_bot.screens.lobby_actions import LobbyAction
from sfb_bot.screens.results import time_used_line
from tests.end_to_end.harness import Game, Stage, call_line, is_result, ledger_match, newest_post, verbs
from tests.end_to_end.players import RandomUser, settled

ENGLISH = Texts("en", strict=True)
# What the texts leave behind when a name or a fact is missing.
_HOLE = re.compile(r"\{\s*\$?[a-z]|\[[a-z]+(?:-[a-z_]+)+\]")
REMOVAL_OF_NOTHING = ("DELETE", "/channels/{channel_id}/messages/{message_id}", 10008)
_WEBHOOK = re.compile(r"/webhooks/\d+/([^/]+)")


async def audit(
    stage: Stage,
    game: Game,
    players: Iterable[RandomUser] = (),
    *,
    over: bool = True,
    is_post_per_action: bool = True,
) -> None:
    """Everything below, for one game; the bot must be running.

    Where one post tells of many actions it cannot be judged by it who has acted and needs no ping.
    """
    await settled(stage, game)
    await only_the_newest_has_buttons(stage, game)
    pictures_have_alt_texts(game)
    texts_have_no_holes(game)
    if is_post_per_action:
        pings_name_who_is_asked(stage, game)
    await answers_are_stored_once(stage, game, players)
    await replays(stage, game)
    if over:
        await result_is_what_the_journal_says(stage, game)


def blameless(stage: Stage, allowed: Collection[tuple[int, int | None]] = ()) -> None:
    """No request was refused, apart from (status, code) pairs a test expects and explains.

    Wherever the bot is stopped or killed, a removal may be tried once more by the next run of it.
    """
    ledger = stage.playground.ledger
    errors = [r for r in ledger.bot_errors() if (r.status, r.code) not in allowed]
    errors = [r for r in errors if not is_cut_off_removal(r, ledger.records)]
    assert [str(record) for record in errors] == []
    assert [str(record) for record in ledger.server_errors()] == []


def is_cut_off_removal(refused: RequestRecord, records: Iterable[RequestRecord]) -> bool:
    """Whether a post to be removed was gone because an earlier run of the bot ended in its removal.

    Such a run got no further in that place: it could not note that another post tells the same, and the next
    one cannot know whether the removal got through. Within one run nothing is removed twice.
    """
    if (refused.method, refused.route, refused.code) != REMOVAL_OF_NOTHING:
        return False
    before = sorted((r for r in records if r.number < refused.number), key=lambda r: r.number)
    place, _, _ = refused.path.rpartition("/")
    # By run what was asked for in that place; each run begins with a login.
    runs: list[list[RequestRecord]] = [[]]
    for record in before:
        if (record.method, record.path) == ("GET", "/users/@me"):
            runs.append([])
        elif record.path == place or record.path.startswith(f"{place}/"):
            runs[-1].append(record)
    *earlier, this = [[(r.method, r.path) for r in run] for run in runs]
    removal = (refused.method, refused.path)
    ended = [run for run in earlier if removal in run]
    was_removed = any((r.method, r.path, r.status) == (*removal, 204) for r in before)
    return was_removed and removal not in this and all(run.index(removal) == len(run) - 1 for run in ended)


def is_thrifty(stage: Stage, game: Game) -> None:
    """At most three requests per action besides the acknowledgement.

    That is the panel, and either the turn's post, which is changed, or a new one and the older one, which
    loses its buttons. Holds for a game without restarts and faults: after a restart the older post is looked
    up once.
    """
    records = [r for r in stage.playground.ledger.records if not r.was_injected]
    in_place = Counter(r.method for r in records if f"/channels/{game.place}/" in r.path)
    posts = in_place["POST"]
    changes = [r for r in records if r.method == "PATCH" and f"/channels/{game.place}/" in r.path]
    grown = [r for r in changes if any("custom_id" in part for part in walk(r.body["components"]))]
    assert in_place["GET"] == 0
    assert len(changes) - len(grown) <= posts
    per_answer = Counter(found[1] for r in records if (found := _WEBHOOK.match(r.path)))
    assert max(per_answer.values()) == 1, "a private answer was changed more than once"
    presses = len({r.path for r in records if r.route.endswith("/callback")})
    assert posts + len(grown) <= presses


async def only_the_newest_has_buttons(stage: Stage, game: Game) -> None:
    """And it is the one the database knows as the newest."""
    public = [m for m in game.host.visible_messages(game.place) if not m.is_ephemeral and m.pictures]
    posts = ledger_posts(game)
    told = "\n".join(f"{m.id} {sorted(verbs(m))} {m.text[:200]!r}" for m in public[-8:])
    assert [post.id for post in posts] == [public[-1].id], told
    assert (await stage.record(game.match)).ledger == posts[0].id


def ledger_posts(game: Game) -> list[VisibleMessage]:
    """The posts with permanent buttons."""
    return [m for m in game.host.visible_messages(game.place) if ledger_match(m) == game.match]


def pictures_have_alt_texts(game: Game) -> None:
    seen = 0
    for user in game.players:
        for message in user.visible_messages(game.place):
            for picture in message.pictures:
                assert picture.alt, f"a picture without alt text: {message.text}"
                seen += 1
    assert seen


def texts_have_no_holes(game: Game) -> None:
    for user in game.players:
        for message in user.visible_messages(game.place):
            labels = [button.label for button in message.buttons]
            labels += [menu.placeholder for menu in message.menus]
            labels += [label for menu in message.menus for label, _ in menu.options]
            for text in (message.text, *labels):
                assert not _HOLE.search(text), text


def pings_name_who_is_asked(stage: Stage, game: Game) -> None:
    """Each post notifies at most those its last line calls; somebody newly called is notified once.

    A change notifies nobody. By one only those are newly called who had the turn and waited for an answer.
    Judged by what was sent: somebody may have acted though a bot was killed before it called them to their
    turn. They are known by the window that was open since, or by what the post tells of them.
    """
    before, at_turn = set[int](), set[int]()
    is_window = False
    # Against computers alone one looks on for a while after an own answer.
    alone = {user.id for user in game.players} if len(game.players) == 1 else set[int]()
    for record in stage.playground.ledger.records:
        is_post = (record.method, record.route) == ("POST", "/channels/{channel_id}/messages")
        is_change = (record.method, record.route) == ("PATCH", "/channels/{channel_id}/messages/{message_id}")
        is_here = f"/channels/{game.place}/" in record.path and record.status == 200
        if not is_here or not (is_post or is_change) or "components" not in record.body:
            continue
        container = record.body["components"][0]["components"]
        lines = container[0]["content"]
        actions = [read_action(part.get("custom_id", "")) for part in walk(container)]
        is_end = not any(isinstance(action, Play) for action in actions)
        # An older post that loses its buttons calls nobody; other posts have no picture.
        if not any(part["type"] == 12 for part in container) or (is_change and is_end):
            continue
        # An invitation has a picture, too, and calls whom it invites.
        if any(isinstance(action, LobbyAction) for action in actions):
            continue
        mentions = record.body.get("allowed_mentions", {})
        notified = [int(user) for user in mentions.get("users", ())]
        assert mentions.get("parse", []) == []
        called = {user.id for user in game.players if not is_end and f"<@{user.id}>" in call_line(lines)}
        assert len(set(notified)) == len(notified)
        assert set(notified) <= called, f"{notified} notified by {lines}"
        known = before | set(notified) if is_post else before | at_turn | alone
        was_killed = is_change and stage.starts > 1
        told = lines.replace(call_line(lines), "")
        has_acted = was_killed and all(f"<@{user}>" in told for user in called - known)
        has_waited = was_killed and is_window
        assert called <= known or has_waited or has_acted, f"{called} not notified by {lines}"
        before = called
        is_window = any(isinstance(action, Respond) for action in actions)
        if not is_window:
            at_turn = called


async def answers_are_stored_once(stage: Stage, game: Game, players: Iterable[RandomUser]) -> None:
    """Every answer a player has seen taken is in the journal exactly once, with the keys they chose."""
    entries = await stage.shell.app.store.entries(MatchId(game.match))
    stored = Counter(entry.interaction for entry in entries if entry.interaction)
    keys = {entry.interaction: entry.entry.keys for entry in entries}
    assert all(times == 1 for times in stored.values())
    for player in players:
        for given in player.given:
            assert stored[given.interaction] == 1, f"{given} of {player.user} is lost"
            assert sorted(keys[given.interaction]) == sorted(given.keys)


async def replays(stage: Stage, game: Game) -> None:
    """The journal leads to the stored state, as `bot.py verify` would find."""
    async with stage.location.open_read_only() as store:
        found = await findings_about(store, stage.shell.editions, MatchId(game.match))
        assert found.wrong == found.notes == []


async def replayed(stage: Stage, match: int) -> tuple[MatchRecord, AnyRun, list[Event]]:
    """The match played again from its seed and its journal alone."""
    store = stage.shell.app.store
    record = await stage.record(match)
    rules = stage.shell.app.cache.rules_of(record)
    run = AnyRun(rules, rules.begin(record.setup, record.seed))
    events = list(run.opening_events)
    for entry in await store.entries(MatchId(match)):
        events += run.apply_entries([entry.entry])[0].events
    return record, run, events


async def result_is_what_the_journal_says(stage: Stage, game: Game) -> None:
    """The last post says word for word what follows from the journal, after what happened last."""
    post = newest_post(game.host, game.place)
    assert post is not None
    assert is_result(post)
    record, run, events = await replayed(stage, game.match)
    assert record.status == "over"
    view = run.rules.public_view(run.state, run.ask)
    shown = Post(MatchId(game.match), people_in(record), used=time_used_line(record.seats, ENGLISH))
    screens = stage.shell.packs[record.game].screens
    result = "\n".join(result_post(screens, view, events, shown, ENGLISH).lines)
    assert post.text.endswith(result)
    store = stage.shell.app.store
    _, planned = await store.ledger(MatchId(game.match)) or (None, None)
    assert planned is not None
    assert planned.since < record.seq == planned.told
    stored = await store.entries(MatchId(game.match), planned.since)
    last = [run.rules.decode_event(event) for each in stored for event in each.events]
    public = [seen for event in last if (seen := event.for_public()) is not None]
    for line in screens.tell(view, screens.news(public), people_in(record), ENGLISH):
        assert line in post.text.removesuffix(result), "the last blow is not told"


def requests_of(stage: Stage, method: str, route: str) -> list[RequestRecord]:
    return [r for r in stage.playground.ledger.records if (r.method, r.route) == (method, route)]

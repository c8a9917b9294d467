"""One match, three languages: everybody reads their own, and the server reads its own."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.locale import Texts
from sfb_bot.matches.records import UserId
from sfb_bot.playground import UserDriver, VisibleMessage
from tests.end_to_end.audit import blameless, requests_of
from tests.end_to_end.commands import message_of, run
from tests.end_to_end.harness import Game, Stage, accept_button, first_post, invite, newest_post, stage
from tests.end_to_end.players import fast_forward, settled

# Letters that the other Slavic language does not have, and short words for short sentences.
_LETTERS = {
    "ru": re.compile(r"[ыэъё]|\b(?:ход|время)\b", re.IGNORECASE),
    "uk": re.compile("[іїєґ]", re.IGNORECASE),
}


def language_of(text: str) -> str:
    """The language of some sentences, by letters that no other of ours has."""
    found = {language for language, letters in _LETTERS.items() if letters.search(text)}
    assert len(found) < 2, f"mixed: {text}"
    if found:
        return found.pop()
    assert not re.search("[а-я]", text, re.IGNORECASE), f"not told by its letters: {text}"
    return "en"


def words_of(message: VisibleMessage) -> str:
    """All a person reads: the text, the controls, and what pictures are described with."""
    labels = [button.label or "" for button in message.buttons]
    return "\n".join([message.text, *labels, *(picture.alt or "" for picture in message.pictures)])


def of(message: VisibleMessage) -> str:
    return language_of(words_of(message))


async def three_languages(here: Stage) -> Game:
    """Alice reads Russian, Bob English, the server Ukrainian; their match has begun."""
    alice, bob = here.user("alice"), here.user("bob")
    alice.speaks("ru")
    bob.speaks("en-GB")
    invitation = await invite(alice, opponent=bob)
    assert of(invitation) == "uk"
    taken = await bob.press(invitation, accept_button(invitation))
    if taken.message is not None and taken.message.is_ephemeral:
        assert of(taken.message) == "en"
    return Game(await first_post(bob, invitation.id), invitation.id, (alice, bob))


def post_of(game: Game) -> VisibleMessage:
    post = newest_post(game.host, game.place)
    assert post is not None
    return post


async def direct(user: UserDriver, known: int) -> VisibleMessage:
    """The newest direct message, once there are more than were known."""
    await user.until(lambda: len(user.visible_messages(user.dm())) > known, "a direct message")
    return user.visible_messages(user.dm())[-1]


async def test_everybody_reads_their_own_language_and_the_server_its_own(tmp_path: Path) -> None:
    async with stage(tmp_path, guild_locale="uk") as here:
        game = await three_languages(here)
        alice, bob = game.players
        assert of(post_of(game)) == "uk"
        panels = [await run(user, game, "brawl play") for user in (alice, bob)]
        assert [of(panel) for panel in panels] == ["ru", "en"]
        refusals = [await run(user, game, "brawl undo") for user in (alice, bob)]
        assert [of(refusal) for refusal in refusals] == ["ru", "en"]
        await fast_forward(here, game, "languages", lambda look: look.record.seq >= 6)
        assert of(post_of(game)) == "uk"
        for user in (alice, bob):
            likes = await here.shell.app.store.preferences(UserId(user.id))
            await here.shell.app.store.save_preferences(replace(likes, hand_by="dm", reminders="dm"))
        words = [await run(user, game, "brawl hand") for user in (alice, bob)]
        assert [of(word) for word in words] == ["ru", "en"]
        hands = [await direct(user, 0) for user in (alice, bob)]
        assert [of(hand) for hand in hands] == ["ru", "en"]
        blameless(here)


async def test_who_pressed_nothing_is_reminded_in_the_language_seen_last(tmp_path: Path) -> None:
    async with stage(tmp_path, guild_locale="uk") as here:
        game = await three_languages(here)
        store = here.shell.app.store
        look = await fast_forward(here, game, "reminded", lambda look: look.record.seq >= 6)
        user = game.user_of(look.waiting_for[0])
        other = next(one for one in game.players if one is not user)
        for seen, locale in (("en", "en-US"), ("ru", "ru")):
            user.speaks(locale)
            await run(user, game, "brawl log")
            assert (await store.preferences(UserId(user.id))).discord_language == seen
        await here.restart()
        store = here.shell.app.store
        likes = await store.preferences(UserId(user.id))
        await store.save_preferences(replace(likes, reminders="dm"))
        # Who presses nothing more is followed no further.
        user.speaks("en-US")
        known = len(user.visible_messages(user.dm()))
        record = await here.record(game.match)
        here.jump(int(record.pace.turn * 0.8))
        reminder = await direct(user, known)
        assert of(reminder) == "ru"
        assert (await store.preferences(UserId(other.id))).discord_language in ("en", "ru")
        await settled(here, game)
        blameless(here)


async def test_a_person_who_changes_discords_language_is_followed_and_a_setting_wins(tmp_path: Path) -> None:
    async with stage(tmp_path, guild_locale="uk") as here:
        game = await three_languages(here)
        alice = game.host
        alice.speaks("uk")
        assert of(await run(alice, game, "brawl play")) == "uk"
        alice.speaks("fr")
        assert of(await run(alice, game, "brawl play")) == "uk", "a language nobody speaks here: the server's"
        alice.speaks("ru")
        assert of(await run(alice, game, "brawl play")) == "ru"
        assert of(message_of(await alice.slash("arena", "settings me", language="en"))) == "en"
        assert of(await run(alice, game, "brawl play")) == "en"
        texts = await here.shell.texts_of(UserId(alice.id), (await here.record(game.match)).guild)
        assert texts.language == "en"
        await alice.slash("arena", "settings me", language="auto")
        assert of(await run(alice, game, "brawl play")) == "ru"
        blameless(here)


async def test_organisers_choose_another_language_than_the_servers_own(tmp_path: Path) -> None:
    async with stage(tmp_path, guild_locale="uk") as here:
        alice, bob = here.user("alice"), here.user("bob")
        assert of(await invite(alice, opponent=bob)) == "uk"
        await alice.slash("arena", "settings server", language="ru")
        assert of(await invite(alice, opponent=here.user("carol"))) == "ru"
        await alice.slash("arena", "settings server", language="auto")
        assert of(await invite(alice, opponent=here.user("dave"))) == "uk"
        blameless(here)


async def test_suggestions_are_in_the_language_of_whoever_types(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice = here.user("alice")
        alice.speaks("ru")
        for command, option, key in (
            ("settings me", "timezone", "choice-timezone-off"),
            ("settings server", "games", "choice-games-all"),
            ("league-admin change", "setting", "league-setting-grace"),
        ):
            names = [name for name, _ in await alice.autocomplete("arena", command, option, "")]
            assert Texts("ru").say(key) in names, command
        found = await alice.autocomplete("arena", "league-admin change", "value", "", setting="starts_itself")
        assert [name for name, _ in found] == [
            Texts("ru").say("league-setting-on"),
            Texts("ru").say("league-setting-off"),
        ]
        blameless(here)


async def test_discord_is_told_the_commands_in_all_languages_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every start looks whether something has changed; only other words or commands are sent again."""
    sent = "/applications/{application_id}/commands"
    async with stage(tmp_path) as here:
        league = next(each for each in here.playground.world.commands.values() if each.name == "league")
        assert {"ru", "uk"} <= set(league.spec["description_localizations"])
        assert len(requests_of(here, "PUT", sent)) == 1
        await here.restart()
        assert len(requests_of(here, "PUT", sent)) == 1
        monkeypatch.setattr("sfb_bot.discord_ui.client.digest", lambda folder: f"{folder}, newly worded")
        await here.restart()
        assert len(requests_of(here, "PUT", sent)) == 2
        blameless(here)

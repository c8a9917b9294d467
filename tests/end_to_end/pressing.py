"""What a panel offers, pressed by its keys, and what is seen of a match then; the same for every game."""

from __future__ import annotations

from sfb_bot.kernel import Word
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.screens.actions import BETWEEN_ANSWERS, Answer, AnswerAnyway, AnswerLine, Arrange, EndTurn
from sfb_bot.screens.custom_ids import read_action
from tests.end_to_end.harness import Game, Stage, newest_post, verbs
from tests.end_to_end.players import lowest, moved, settled


def post_of(game: Game) -> VisibleMessage:
    """The newest post with the permanent buttons."""
    post = newest_post(game.host, game.place)
    assert post is not None
    return post


async def opened(user: UserDriver, game: Game) -> VisibleMessage:
    """The private panel behind Play or Respond."""
    post = post_of(game)
    panel = (await user.press(post, verbs(post).get("respond") or verbs(post)["play"])).message
    assert panel is not None
    assert panel.is_ephemeral
    return panel


async def take(user: UserDriver, panel: VisibleMessage, *keys: str) -> VisibleMessage:
    """Press or pick the option with these keys, and see what the panel shows then."""
    newest = lowest(user, panel.channel_id)
    stored = user.world.message(panel.channel_id, panel.id)
    assert stored is not None
    before = stored.edited_at
    line = (BETWEEN_ANSWERS.join(keys),)
    button, menu, lines = _button(panel, keys), _menu(panel, keys), _menu(panel, line)
    if button is not None:
        await user.press(panel, button)
    elif menu is not None:
        await user.select(panel, list(keys), menu)
    else:
        assert lines is not None, f"{keys} is not offered: {offered(panel)}"
        await user.select(panel, list(line), lines)
    await user.until(lambda: stored.edited_at != before, "a changed panel")
    return await moved(user, panel, newest)


def _button(panel: VisibleMessage, keys: tuple[str, ...]) -> str | None:
    """The custom id of the button that gives this answer."""
    for button in panel.buttons:
        action = read_action(button.custom_id or "")
        if isinstance(action, Answer | AnswerAnyway | AnswerLine) and action.keys == keys:
            return button.custom_id
        if isinstance(action, EndTurn) and keys == ("end",):
            return button.custom_id
    return None


def _menu(panel: VisibleMessage, keys: tuple[str, ...]) -> str | None:
    """The custom id of the menu that has all of these to choose from."""
    for menu in panel.menus:
        is_answer = isinstance(read_action(menu.custom_id, ("anything",)), Answer | AnswerLine | Arrange)
        if is_answer and set(keys) <= {value for _, value in menu.options}:
            return menu.custom_id
    return None


def offered(panel: VisibleMessage) -> list[tuple[str, ...]]:
    """The keys of everything a panel offers as an answer."""
    found: list[tuple[str, ...]] = []
    for button in panel.buttons:
        action = read_action(button.custom_id or "")
        if isinstance(action, Answer | AnswerAnyway | AnswerLine):
            found.append(action.keys)
        elif isinstance(action, EndTurn):
            found.append(("end",))
    for menu in panel.menus:
        if isinstance(read_action(menu.custom_id, ("anything",)), Answer | AnswerLine):
            found += [tuple(value.split(BETWEEN_ANSWERS)) for _, value in menu.options]
    return found


def is_offered(panel: VisibleMessage, *keys: str) -> bool:
    return keys in offered(panel)


async def concede(here: Stage, game: Game, user: UserDriver) -> None:
    """Give up, in the application itself, and wait until everything is shown."""
    word = f"{user.name} gives up"
    await here.shell.app.matches.say(MatchId(game.match), UserId(user.id), Word.CONCEDE, word)
    here.shell.app.wake()
    await settled(here, game)


def public_words(user: UserDriver, place: int) -> str:
    """Everything that is said in public in a place, alt texts included."""
    shown = [message for message in user.visible_messages(place) if not message.is_ephemeral]
    return "\n".join(
        text for message in shown for text in (message.text, *(each.alt or "" for each in message.pictures))
    )

"""Slash commands in the languages of Discord: what they do, their options and their choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation, TranslationContextTypes, locale_str

from sfb_bot.discord_ui.commands.descriptions import SAY, Words
from sfb_bot.games.pack import GamePack
from sfb_bot.locale import DEFAULT_LANGUAGE, Texts, complete_language
from sfb_bot.screens.commands import option_name


class CommandTranslator(app_commands.Translator):
    """Says the texts of commands in every language that is complete.

    The names of commands stay the same in every language: people of one server tell each other what to type,
    and what a text or a friend says must work for everybody. An option's name is picked from a list once the
    command is there, so it may be in the reader's language; Discord sends the bot the English one.
    """

    def __init__(self, packs: Mapping[str, GamePack]) -> None:
        self._packs = packs

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The text in one of Discord's languages; None where that says the same as the English one."""
        language = complete_language(locale.value)
        if language in ("", DEFAULT_LANGUAGE):
            return None
        texts = Texts(language)
        if context.location is TranslationContextLocation.parameter_name:
            words = self._option_name(string.message, context.data.command.qualified_name, texts)
        else:
            say = cast("Words | None", string.extras.get(SAY))
            words = say(texts) if say is not None else string.message
        # What a language lacks is said in English, and that Discord knows already.
        return None if words == string.message else words

    def _option_name(self, name: str, command: str, texts: Texts) -> str:
        """An option's name: the shell's, else that of the game whose command it is, else of any game."""
        own = command.partition(" ")[0].removesuffix("-admin")
        packs = sorted(self._packs.values(), key=lambda pack: pack.name != own)
        readers = [texts, *(pack.screens.own_texts(texts) for pack in packs)]
        return next((found for each in readers if (found := option_name(name, each))), name)

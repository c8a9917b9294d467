"""What only Warseer says, in files by language and topic."""

from sfb_bot.locale import Texts


def warseer_texts(texts: Texts) -> Texts:
    """The same texts, with those of this game before those of the shell."""
    return texts.of(__name__)

"""What only the toy game says, in files by language and topic."""

from sfb_bot.locale import Texts


def toy_texts(texts: Texts) -> Texts:
    """The same texts, with the toy game's own before those of the shell."""
    return texts.of(__name__)

"""What only Super Fantasy Brawl says, in files by language and topic."""

from sfb_bot.locale import Texts


def brawl_texts(texts: Texts) -> Texts:
    """The same texts, with Brawl's own before those of the shell."""
    return texts.of(__name__)

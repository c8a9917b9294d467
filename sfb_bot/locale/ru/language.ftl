### The language itself.

language-name = Русский

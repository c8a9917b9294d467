### The language itself.

language-name = Українська

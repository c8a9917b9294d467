### The language itself.

language-name = Русский
setting-server_language-auto = Язык моих постов: как у сервера в Discord
choice-language-server = как у сервера в Discord

### The language itself.

language-name = Українська
setting-server_language-auto = Мова моїх дописів: як у сервера в Discord
choice-language-server = як у сервера в Discord

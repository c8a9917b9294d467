### The language itself.

language-name = English
setting-server_language-auto = Language of my posts: same as this server on Discord
choice-language-server = same as this server on Discord

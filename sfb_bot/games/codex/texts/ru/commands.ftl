### Slash commands: what this game offers when a match begins.

game-title = Codex
command-game = Сыграть в Codex
option-mode = Сколько игроков и кто с кем?
option-heroes = Сколько героев у каждого игрока?
option-picks = Как выбираем героев?
choice-mode-duel = дуэль, два игрока
choice-mode-teams = команды, двое на двое
choice-mode-melee3 = каждый за себя, три игрока
choice-mode-melee4 = каждый за себя, четыре игрока
choice-mode-melee5 = каждый за себя, пять игроков
choice-heroes-three = по три героя, полная игра
choice-heroes-one = по одному герою, короче и проще
choice-picks-blind = каждый выбирает тайно
choice-picks-draft = драфт: исключения, потом выбор по очереди
choice-picks-random = случайные герои
command-page-hand = Посмотреть свою руку (видишь только ты)
command-page-codex = Полистать свой кодекс (видишь только ты)
command-page-discard = Посмотреть свой сброс и рабочих (видишь только ты)
command-stats-card = Как часто героев выбирают и как часто они побеждают
option-stats-card = Какой герой? Оставь пустым, чтобы увидеть всех

### Slash commands: what this game offers when a match begins.

game-title = Super Fantasy Brawl
command-game = Сыграть в Super Fantasy Brawl
option-mode = Два игрока или две команды по двое?
option-draft = Как выбираем команды?
choice-draft-free = свободный выбор
choice-draft-casual = обычный драфт
choice-draft-tournament = турнирный драфт
choice-draft-double = двойной турнирный драфт
choice-draft-quick = быстрая игра со стартовой командой
choice-draft-random = случайные команды, всё готово к игре
choice-mode-duel = дуэль, два игрока
choice-mode-teams = Суперкоманды, четыре игрока
command-page-hand = Посмотреть свою руку (видишь только ты)
command-champion = Прочитать о чемпионе
command-stats-champion = Как часто чемпионов выбирают и исключают и как часто они побеждают
option-stats-champion = Какой чемпион? Оставь пустым, чтобы увидеть всех

### Slash commands: what this game offers when a match begins.

game-title = Дуэль двух миров
command-game = Сыграть в «Дуэль двух миров»
option-mode = Два игрока, один против другого
option-army = Как собираем армии?
choice-army-basic = раздача, оставляешь 4 чемпионов из 6
choice-army-draft = драфт: берёшь одного, остальных передаёшь
choice-mode-duel = дуэль, два игрока
command-page-hand = Посмотреть свои заклинания (видишь только ты)
command-page-army = Посмотреть свою армию (видишь только ты)
command-stats-card = Как часто воинов выбирают и как часто они побеждают
option-stats-card = Какой воин? Оставь пустым, чтобы увидеть всех

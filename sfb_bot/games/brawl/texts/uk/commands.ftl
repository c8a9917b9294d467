### Slash commands: what this game offers when a match begins.

game-title = Super Fantasy Brawl
command-game = Зіграти в Super Fantasy Brawl
option-mode = Двоє гравців чи дві команди по двоє?
option-draft = Як вибираєте команди?
choice-draft-free = вільний вибір
choice-draft-casual = звичайний драфт
choice-draft-tournament = турнірний драфт
choice-draft-double = подвійний турнірний драфт
choice-draft-quick = швидка гра стартовою командою
choice-draft-random = випадкові команди, усе вже підготовлено
choice-mode-duel = дуель, двоє гравців
choice-mode-teams = Суперкоманди, четверо гравців
command-page-hand = Подивитися свою руку (бачиш лише ти)
command-champion = Знайти чемпіона
command-stats-champion = Як часто чемпіонів вибирають, вилучають і як часто вони перемагають
option-stats-champion = Який чемпіон? Порожньо — усі

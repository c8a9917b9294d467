### Slash commands: what this game offers when a match begins.

game-title = Дуель двох світів
command-game = Зіграти в «Дуель двох світів»
option-mode = Двоє гравців, один проти одного
option-army = Звідки беруться армії?
choice-army-basic = роздача: залишаєш 4 з 6 чемпіонів
choice-army-draft = драфт: береш одного, решту передаєш
choice-mode-duel = дуель, двоє гравців
command-page-hand = Подивитися свої закляття (бачиш лише ти)
command-page-army = Подивитися свою армію (бачиш лише ти)
command-stats-card = Як часто воїнів вибирають і як часто вони перемагають
option-stats-card = Який воїн? Порожньо — усі

### Slash commands: what this game offers when a match begins.

game-title = Кодекс
command-game = Зіграти в «Кодекс»
option-mode = Скільки гравців і хто з ким?
option-heroes = Скільки героїв у кожного гравця?
option-picks = Як вибирають героїв?
choice-mode-duel = дуель, двоє гравців
choice-mode-teams = команди, двоє на двоє
choice-mode-melee3 = кожен за себе, троє гравців
choice-mode-melee4 = кожен за себе, четверо гравців
choice-mode-melee5 = кожен за себе, п’ятеро гравців
choice-heroes-three = по три герої, повна гра
choice-heroes-one = по одному герою, коротше й простіше
choice-picks-blind = усі вибирають таємно
choice-picks-draft = драфт: заборони, потім вибір по черзі
choice-picks-random = випадкові герої
command-page-hand = Подивитися свою руку (бачиш лише ти)
command-page-codex = Погортати свій кодекс (бачиш лише ти)
command-page-discard = Подивитися свій скид і робітників (бачиш лише ти)
command-stats-card = Як часто героїв вибирають і як часто вони перемагають
option-stats-card = Який герой? Порожньо — усі

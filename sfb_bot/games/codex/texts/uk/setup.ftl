### The set-up of a match, and why one is refused.

setup-words = { $mode }, { $heroes }, { $picks }.
setup-mode-duel = Дуель
setup-mode-teams = Двоє на двоє зі спільною базою
setup-mode-melee3 = Кожен за себе, троє гравців
setup-mode-melee4 = Кожен за себе, четверо гравців
setup-mode-melee5 = Кожен за себе, п’ятеро гравців
setup-heroes-three = по три герої
setup-heroes-one = по одному герою
setup-picks-blind = вибір таємний
setup-picks-draft = драфт із заборонами
setup-picks-random = вибір випадковий
refused-setup-setup = Таких налаштувань я не знаю. Вибирай зі списку, коли вводиш.

# Modes, as ratings name them
stats-mode-duel = дуелі
stats-mode-teams = командні матчі
stats-mode-melee3 = кожен за себе, троє
stats-mode-melee4 = кожен за себе, четверо
stats-mode-melee5 = кожен за себе, п’ятеро

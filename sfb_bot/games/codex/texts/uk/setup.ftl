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
refused-setup-drafted = У драфті героїв вибирають по черзі, тож прийти з командою не можна. Вкажи інший спосіб вибору.

# Teams to take as they are: how they play.
team-label = { $team }: { $heroes }
team-other = { $heroes }
team-bashing = Один герой, для першого матчу. Великі істоти, б’ють просто й сильно.
team-finesse = Один герой, для першого матчу. Дрібні спритні істоти, сильні разом.
team-red = Швидкість і вогонь. Нападай рано, поки ворог не розгорнувся.
team-green = Звірі й ріст. Твої істоти більші за ворожі.
team-blue = Закон і хитрість. Солдати, ілюзії та заборони зв’яжуть ворога.
team-black = Скелети, чума, демони. Жертвуй своїми, щоб ворог утратив більше.
team-white = Бойові мистецтва. Перемагай у дуелях і обминай патруль.
team-purple = Володарі часу. Істоти зникають, повертаються, приходять із майбутнього.

# Modes, as ratings name them
stats-mode-duel = дуелі
stats-mode-teams = командні матчі
stats-mode-melee3 = кожен за себе, троє
stats-mode-melee4 = кожен за себе, четверо
stats-mode-melee5 = кожен за себе, п’ятеро

### The set-up of a match, and why one is refused.

setup-words = { $mode }, { $heroes }, { $picks }.
setup-mode-duel = Дуэль
setup-mode-teams = Двое на двое с общей базой
setup-mode-melee3 = Каждый за себя, втроём
setup-mode-melee4 = Каждый за себя, вчетвером
setup-mode-melee5 = Каждый за себя, впятером
setup-heroes-three = по три героя
setup-heroes-one = по одному герою
setup-picks-blind = тайный выбор
setup-picks-draft = драфт с исключениями
setup-picks-random = герои случайные
refused-setup-setup = Не знаю таких настроек. Выбирай из списка, пока печатаешь.
refused-setup-drafted = В драфте героев выбирают по очереди, прийти с командой нельзя. Укажи другой способ выбора.

# Teams to take as they are: how they play.
team-label = { $team }: { $heroes }
team-other = { $heroes }
team-bashing = Один герой, для первого матча. Крупные существа, бьют просто и сильно.
team-finesse = Один герой, для первого матча. Мелкие ловкие существа, сильны вместе.
team-red = Скорость и огонь. Нападай рано, пока враг не развернулся.
team-green = Звери и рост. Твои существа крупнее вражеских.
team-blue = Закон и хитрость. Солдаты, иллюзии и запреты свяжут врага.
team-black = Скелеты, чума, демоны. Жертвуй своими, чтобы враг терял больше.
team-white = Боевые искусства. Побеждай в дуэлях и обходи патруль.
team-purple = Хозяева времени. Существа исчезают, возвращаются, приходят из будущего.

# Modes, as ratings name them
stats-mode-duel = дуэли
    .genitive = дуэлей
    .prepositional = дуэлях
stats-mode-teams = командные матчи
    .genitive = командных матчей
    .prepositional = командных матчах
stats-mode-melee3 = матчи втроём
    .genitive = матчей втроём
    .prepositional = матчах втроём
stats-mode-melee4 = матчи вчетвером
    .genitive = матчей вчетвером
    .prepositional = матчах вчетвером
stats-mode-melee5 = матчи впятером
    .genitive = матчей впятером
    .prepositional = матчах впятером

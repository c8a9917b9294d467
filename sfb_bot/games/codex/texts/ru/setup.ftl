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

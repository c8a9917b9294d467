### The set-up of a match, and why one is refused.

setup-words-basic = Армии раздаются; из { $dealt } чемпионов оставляешь { $kept }.
setup-words-draft = Армии собираем драфтом: берёшь одного, остальных передаёшь.
refused-setup-setup = Не знаю таких настроек. Выбирай из списка, пока печатаешь.
refused-position = Не могу прочитать эту позицию.

# Modes, as ratings name them
stats-mode-duel = дуэли
    .genitive = дуэлей
    .prepositional = дуэлях

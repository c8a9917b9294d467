### The set-up of a match, and why one is refused.

setup-words-teams = По два чемпіони на гравця. { $draft }, на вибір { $champions ->
    [one] { $champions } чемпіон
    [few] { $champions } чемпіони
   *[other] { $champions } чемпіонів
}, гра до { $goal ->
    [one] { $goal } очка
   *[other] { $goal } очок
}.
setup-words = { $draft }, на вибір { $champions ->
    [one] { $champions } чемпіон
    [few] { $champions } чемпіони
   *[other] { $champions } чемпіонів
}, гра до { $goal ->
    [one] { $goal } очка
   *[other] { $goal } очок
}.
draft-any = Власний драфт
draft-free = Вільний вибір команд
draft-casual = Звичайний драфт
draft-tournament = Турнірний драфт
draft-double = Подвійний турнірний драфт
draft-quick = Швидка гра
draft-random = Випадкові команди
setup-words-quick = Швидка гра: візьми стартову команду, решту підготую я. Гра до { $goal ->
    [one] { $goal } очка
   *[other] { $goal } очок
}.
setup-words-random = Команди випадкові, решту підготую я. Гра до { $goal ->
    [one] { $goal } очка
   *[other] { $goal } очок
}.
setup-words-team = Сторона { $side }: { $champions }.
refused-setup-roster = Когось із цих чемпіонів я не знаю, або хтось названий двічі.
refused-setup-draft-free = Для цього треба щонайменше { $needed ->
    [one] { $needed } чемпіон
    [few] { $needed } чемпіони
   *[other] { $needed } чемпіонів
}, а зараз їх { $found }.
refused-setup-draft-casual = Для звичайного драфту треба щонайменше { $needed ->
    [one] { $needed } чемпіон
    [few] { $needed } чемпіони
   *[other] { $needed } чемпіонів
}, а зараз їх { $found }.
refused-setup-draft-tournament = Для турнірного драфту треба щонайменше { $needed ->
    [one] { $needed } чемпіон
    [few] { $needed } чемпіони
   *[other] { $needed } чемпіонів
}, а зараз їх { $found }.
refused-setup-draft-double = Для подвійного турнірного драфту треба щонайменше { $needed ->
    [one] { $needed } чемпіон
    [few] { $needed } чемпіони
   *[other] { $needed } чемпіонів
}, а зараз їх { $found }.
refused-setup-draft-quick = Для швидкої гри треба щонайменше { $needed ->
    [one] { $needed } чемпіон
    [few] { $needed } чемпіони
   *[other] { $needed } чемпіонів
}, а зараз їх { $found }.
refused-setup-draft-random = Для випадкових команд треба щонайменше { $needed ->
    [one] { $needed } чемпіон
    [few] { $needed } чемпіони
   *[other] { $needed } чемпіонів
}, а зараз їх { $found }.
refused-setup-quick-roster = Серед цих чемпіонів немає жодної стартової команди.
refused-setup-team = Така команда для цього матчу не годиться.
refused-setup-team-draft = У цьому драфті команди вибирають у матчі, а не до нього.
refused-setup-draft-mode = Цей драфт для двох гравців. Для команд вибери інший.
refused-setup-first = Вибери, хто з гравців ходить першим.
refused-setup-goal = Грати треба щонайменше до 1 очка.
refused-position = Не можу прочитати цю позицію.

# Modes, as ratings name them
stats-mode-duel = дуелі
stats-mode-teams = команди

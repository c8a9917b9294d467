### The set-up of a match, and why one is refused.

setup-words-teams = По два чемпиона на игрока. { $draft }, на выбор { $champions ->
    [one] { $champions } чемпион
    [few] { $champions } чемпиона
   *[other] { $champions } чемпионов
}, играем до { $goal ->
    [one] { $goal } очка
   *[other] { $goal } очков
}.
setup-words = { $draft }, на выбор { $champions ->
    [one] { $champions } чемпион
    [few] { $champions } чемпиона
   *[other] { $champions } чемпионов
}, играем до { $goal ->
    [one] { $goal } очка
   *[other] { $goal } очков
}.
draft-any = Особый драфт
draft-free = Свободный выбор команд
draft-casual = Обычный драфт
draft-tournament = Турнирный драфт
draft-double = Двойной турнирный драфт
draft-quick = Быстрая игра
draft-random = Случайные команды
setup-words-quick = Быстрая игра: бери стартовую команду, остальное за мной. Играем до { $goal ->
    [one] { $goal } очка
   *[other] { $goal } очков
}.
setup-words-random = Случайные команды, остальное за мной. Играем до { $goal ->
    [one] { $goal } очка
   *[other] { $goal } очков
}.
setup-words-team = Команда стороны { $side }: { $champions }.
refused-setup-roster = Одного из этих чемпионов я не знаю, или кто-то назван дважды.
refused-setup-draft-free = Для этого чемпионов нужно не меньше { $needed }, а есть { $found }.
refused-setup-draft-casual = Для обычного драфта чемпионов нужно не меньше { $needed }, а есть { $found }.
refused-setup-draft-tournament = Для турнирного драфта чемпионов нужно не меньше { $needed }, а есть { $found }.
refused-setup-draft-double = Для двойного турнирного драфта чемпионов нужно не меньше { $needed }, а есть { $found }.
refused-setup-draft-quick = Для быстрой игры чемпионов нужно не меньше { $needed }, а есть { $found }.
refused-setup-draft-random = Для случайных команд чемпионов нужно не меньше { $needed }, а есть { $found }.
refused-setup-quick-roster = Из этих чемпионов не собрать ни одной стартовой команды.
refused-setup-team = Такая команда для этого матча не подходит.
refused-setup-team-draft = При таком драфте команды выбирают в матче, а не до него.
refused-setup-draft-mode = Этот драфт — для двоих. Для команд выбери другой.
refused-setup-first = Первым должен ходить кто-то из игроков матча.
refused-setup-goal = Играть можно хотя бы до 1 очка.
refused-position = Не могу прочитать эту позицию.

# Modes, as ratings name them
stats-mode-duel = дуэли
    .genitive = дуэлей
    .prepositional = дуэлях
stats-mode-teams = Суперкоманды
    .genitive = Суперкоманд
    .prepositional = Суперкомандах

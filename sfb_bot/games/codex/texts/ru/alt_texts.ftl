### Alt texts: pictures in words, for people who can't see them. Whole phrases, so that each language can order them its own way.

## The table

alt-setup = Подготовка: выбирают героев.
alt-turn = Ход { $number }, сейчас ходит: { $names }.
alt-won = Матч окончен. Победа: { $names }, { $reason }.
alt-drawn = Матч окончен: ничья, { $reason }.
alt-heroes = Герои игрока { $name }: { $heroes }.
alt-bans = { $name } исключает: { $heroes }.
alt-player = { $name }: здоровье базы { $hp }, золото { $gold }, рабочие { $workers }, в руке { $hand }.
alt-built = Здания: { $buildings }.
alt-piles = Колода { $deck }, сброс { $discard }, кодекс { $codex }.
alt-open-hand = Открытая рука: { $cards }.
alt-things = В игре, { $name }: { $things }.
alt-no-things = В игре, { $name }: ничего.
alt-future = В будущем: { $things }.
alt-command = Герои ждут: { $heroes }.
alt-waits = { $name } (вернётся через { $number })
alt-level = { $name }, уровень { $level }
alt-base-of = база ({ $name })
alt-exhausted = повёрнута
alt-fresh = только что прибыла
alt-stuck = не придёт в готовность
alt-armor = броня { $number }
alt-held = внутри { $number }
alt-rune-plus = руны +{ $number }
alt-rune-minus = руны −{ $number }
alt-rune-time = время { $number }
alt-rune-other = руны { $number }
alt-happened = Только что: { $what }.
alt-played = { $name } разыгрывает карту { $card }
alt-attacked = атака: { $attacker } → { $defender }
alt-hurt = { $name } −{ $number }
alt-left = { $name } покидает игру
alt-replay = Анимированный повтор: ходы { $start }–{ $end }. В конце:

## Cards and pages

alt-cost = цена { $number }
alt-your-hand = Твоя рука, { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}; золото { $gold }.
alt-codex = Твой кодекс, { $number ->
    [one] осталась { $number } карта
    [few] осталось { $number } карты
    [many] осталось { $number } карт
   *[other] осталось { $number } карты
}.
alt-result-player = { $name }: здоровье базы { $hp }, рабочие { $workers }, герои { $heroes }.

## Questions

alt-nothing = Вопросов к тебе сейчас нет.
alt-hand = Твоя рука: { $cards }.
alt-asks = Выбери: { $options }.
alt-asks-main = Твой ход. Можно: { $options }.
alt-asks-card = { $card }, нужно выбрать: { $options }.
alt-option-play = разыграть карту { $card }
alt-option-summon = призвать героя { $card }
alt-option-level = повысить уровень героя { $card }
alt-option-build = построить: { $card }
alt-option-attack = атаковать картой { $card }
alt-option-use = применить карту { $card }
alt-option-workers = рабочий игрока { $name }
alt-option-mode = вариант { $number }
alt-word-hire = нанять рабочего
alt-word-detect = обнаружить
alt-word-drop = снести пристройку
alt-word-repair = чинить базу
alt-word-patrol = поставить патруль и закончить ход
alt-word-back = назад
alt-word-none = никого
alt-word-done = готово
alt-word-lock = закрепить патруль
alt-word-yes = да
alt-word-no = нет
alt-word-begin = начать
alt-word-other = что-то другое

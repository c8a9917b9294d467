### Alt texts: pictures in words, for people who can't see them. Whole phrases, so that each language can order them its own way.

## The arena

alt-setup = Арена, подготовка.
alt-round = Арена, раунд { $number }, ходит { $name }.
alt-won = Матч окончен: побеждает { $name }.
alt-drawn = Матч окончен: ничья.
alt-waiting = Ждём: { $names }.
alt-score = Очки: { $scores }, играем до { $goal }.
alt-team = { $name }, { $area }: { $figures }.
alt-team-nowhere = { $name }: { $figures }.
alt-figure = { $name } { $place } { $left }/{ $health }
alt-gate = у врат
alt-defence = защита { $number }
alt-levelled = { GENDER($who) ->
    [feminine] прокачана
    [neuter] прокачано
    [plural] прокачаны
   *[masculine] прокачан
}
alt-bloodied = { GENDER($who) ->
    [feminine] побита
    [neuter] побито
    [plural] побиты
   *[masculine] побит
}
alt-badge-rooted = { GENDER($who) ->
    [feminine] обездвижена
    [neuter] обездвижено
    [plural] обездвижены
   *[masculine] обездвижен
}
alt-badge-strength = сила { $number }
alt-badge-movement = движение { $number }
alt-defence-changed = защита { $number } ({ $change } до конца хода)
alt-badge-quarry = метка: следующая атака по этой цели игнорирует её защиту, сила { $number }
alt-badge-fearless = страх не действует
alt-badge-piercing = следующая атака игнорирует защиту
alt-tokens = Жетоны ловушек: { $hexes }.
alt-no-tokens = Жетонов ловушек нет.
alt-player = { $name }: ядра { $cores }, рука { $hand }, колода { $deck }, сброс { $discard }.
alt-no-cores = нет
alt-track = Испытания: { $slots }.
alt-slot = { $points } ПО: { $text }
alt-slot-empty = { $points } ПО: пусто
alt-met = выполняет: { $names }
alt-happened = Только что: { $what }.
alt-went = { $name } { $start }–{ $end }
alt-came = { $name } на { $end }
alt-pushed = { $name }, смещение { $start }–{ $end }
alt-aimed = { $name }, цель: { $targets }
alt-hurt = { $name } −{ $number }
alt-healed = { $name } +{ $number }
alt-fell = { $name } в нокауте
alt-trap = ловушка на { $hex }: { $face }
alt-scored = { $name } +{ $number } ПО
alt-rose = { $name } прокачивается
alt-in-play = В игре: { $cards }.
alt-standard-used = Базовые действия в этот ход: { $actions }.
alt-seen-tokens = Ты знаешь: { $tokens }.
alt-your-hand = Твоя рука: { $cards }.
alt-hexes = Клетки: { $hexes }.
alt-risky = С жетоном ловушки: { $hexes }.
alt-strikes = Клетки, с которых можно кого-то достать: { $hexes }.
alt-targets = Цели: { $targets }.
alt-pattern = { $label }: { $names } ({ $hexes })
alt-choices = Варианты: { $names }.
alt-nothing = Сейчас к тебе нет вопросов.
alt-steps = до { $number }
alt-replay = Анимированный повтор: { $start } – { $end }. В конце:

## What a question asks, by its prompt

alt-asks-discard = Сбрось карты или остановись
alt-asks-take_back = Верни карту из своего сброса
alt-asks-which_opponent = Выбери противника
alt-asks-swap_with = Выбери, кто поменяется местами
alt-asks-lifesteal = Кому достанется лечение
alt-asks-who_heals = Кто лечится
alt-asks-ready_core = Восстановить ядро или нет
alt-asks-exhaust_core = Истощить ядро или нет
alt-asks-choose = Выбери
alt-asks-act = Твой ход: разыграй карту, выполни базовое действие или заверши ход
alt-asks-area = Выбери область появления
alt-asks-attack = Выбери цели атаки или остановись
alt-asks-ban = Исключи чемпиона
alt-asks-dash = Рывок
alt-asks-deploy = Расстановка
alt-asks-draw = Сколько карт взять
alt-asks-enter = Выход на арену
alt-asks-fear = Бегство
alt-asks-force = Куда передвинуть
alt-asks-heal = Сколько вылечить
alt-asks-jump = Прыжок
alt-asks-line_up = Выбери состав
alt-asks-look = Подсмотри жетон ловушки
alt-asks-move = Движение
alt-asks-pick = Выбери чемпиона
alt-asks-place = Размещение
alt-asks-plan = Положи карту на верх колоды
alt-asks-put_token = Положи жетон ловушки на клетку
alt-asks-react = Реагируй на атаку или пропусти
alt-asks-redraw = Какие карты заменить
alt-asks-refill = Положи новый жетон ловушки на клетку
alt-asks-sail = Рывок
alt-asks-stun = Оглушение: сбрось карту или покажи руку
alt-asks-target = Выбери цель или остановись
alt-asks-team = Выбери команду
alt-asks-traps = Разложи жетоны ловушек
alt-asks-use = Примени навык или остановись
alt-asks-which_core = Выбери ядро для оплаты
alt-asks-who_acts = Кто действует
alt-asks-who_dashes = Кто делает рывок
alt-asks-who_jumps = Кто прыгает

## Trap faces and the plain words among the options

alt-word-stun = оглушение
alt-word-root = обездвиживание
alt-word-stop = остановиться
alt-word-pass = без реакции
alt-word-use = применить
alt-word-end = завершить ход
alt-word-show = показать руку
alt-word-free = не платить
alt-word-destruction = красное ядро
alt-word-creation = жёлтое ядро
alt-word-manipulation = синее ядро

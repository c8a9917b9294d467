### Alt texts: pictures in words, for people who can't see them. Whole phrases, so that each language can order them its own way.

## The arena

alt-setup = Арена, підготовка.
alt-round = Арена, раунд { $number }, ходить { $name }.
alt-won = Матч завершено: перемагає { $name }.
alt-drawn = Матч завершено: нічия.
alt-waiting = Чекаємо: { $names }.
alt-score = Очки: { $scores }, гра до { $goal }.
alt-team = { $name }, { $area }: { $figures }.
alt-team-nowhere = { $name }: { $figures }.
alt-figure = { $name } { $place } { $left }/{ $health }
alt-gate = біля брами
alt-defence = захист { $number }
alt-levelled = { GENDER($who) ->
    [feminine] прокачана
   *[masculine] прокачаний
}
alt-bloodied = { GENDER($who) ->
    [feminine] побита
   *[masculine] побитий
}
alt-badge-rooted = { GENDER($who) ->
    [feminine] знерухомлена
   *[masculine] знерухомлений
}
alt-badge-strength = сила { $number }
alt-badge-movement = рух { $number }
alt-defence-changed = захист { $number } ({ $change } цього ходу)
alt-badge-quarry = { GENDER($who) ->
    [feminine] позначена: наступна атака на неї ігнорує захист, сила { $number }
   *[masculine] позначений: наступна атака на нього ігнорує захист, сила { $number }
}
alt-badge-fearless = імунітет до страху
alt-badge-piercing = наступна атака ігнорує захист
alt-tokens = Жетони пасток: { $hexes }.
alt-no-tokens = Жетонів пасток немає.
alt-player = { $name }: ядра { $cores }, рука { $hand }, колода { $deck }, скид { $discard }.
alt-no-cores = виснажені
alt-track = Випробування: { $slots }.
alt-slot = { $points } ПО: { $text }
alt-slot-empty = { $points } ПО: порожньо
alt-met = виконано: { $names }
alt-happened = Щойно: { $what }.
alt-went = { $name } { $start }–{ $end }
alt-came = { $name } на { $end }
alt-pushed = { $name }, зміщення { $start }–{ $end }
alt-aimed = { $name }, ціль: { $targets }
alt-hurt = { $name } −{ $number }
alt-healed = { $name } +{ $number }
alt-fell = { $name }: нокаут
alt-trap = пастка { $face } на { $hex }
alt-scored = { $name } +{ $number } ПО
alt-rose = { $name } прокачується
alt-in-play = У грі: { $cards }.
alt-standard-used = Використані базові дії: { $actions }.
alt-seen-tokens = Тобі відомо: { $tokens }.
alt-your-hand = Твоя рука: { $cards }.
alt-hexes = Гекси: { $hexes }.
alt-risky = Із жетоном пастки: { $hexes }.
alt-strikes = Звідки можна вдарити: { $hexes }.
alt-targets = Цілі: { $targets }.
alt-pattern = { $label } б’є: { $names } ({ $hexes })
alt-choices = Варіанти: { $names }.
alt-nothing = Зараз до тебе немає запитань.
alt-steps = до { $number }
alt-replay = Анімований повтор: { $start } – { $end }. Наприкінці:

## What a question asks, by its prompt

alt-asks-discard = Скинь карти або зупинися
alt-asks-take_back = Поверни карту зі свого скиду
alt-asks-which_opponent = Вибери суперника
alt-asks-swap_with = Вибери, хто поміняється місцями
alt-asks-lifesteal = Кому дістанеться лікування
alt-asks-who_heals = Хто лікується
alt-asks-ready_core = Відновити ядро чи ні
alt-asks-exhaust_core = Виснажити ядро чи ні
alt-asks-choose = Вибери
alt-asks-act = Твій хід: зіграй карту, виконай базову дію або заверши хід
alt-asks-area = Вибери область появи
alt-asks-attack = Вибери цілі атаки або зупинися
alt-asks-ban = Вилучи чемпіона
alt-asks-dash = Ривок
alt-asks-deploy = Розстановка
alt-asks-draw = Скільки карт добрати
alt-asks-enter = Вихід на арену
alt-asks-fear = Втеча
alt-asks-force = Вибери, куди пересунути
alt-asks-heal = Скільки вилікувати
alt-asks-jump = Стрибок
alt-asks-line_up = Вибери склад
alt-asks-look = Підглянь жетон пастки
alt-asks-move = Рух
alt-asks-pick = Вибери чемпіона
alt-asks-place = Розміщення
alt-asks-plan = Поклади карту на верх колоди
alt-asks-put_token = Поклади жетон пастки на гекс
alt-asks-react = Зіграй реакцію на атаку або пропусти
alt-asks-redraw = Які карти замінити
alt-asks-refill = Поклади новий жетон пастки на гекс
alt-asks-sail = Ривок
alt-asks-stun = Оглушення: скинь карту або покажи руку
alt-asks-target = Вибери ціль або зупинися
alt-asks-team = Вибери команду
alt-asks-traps = Розклади жетони пасток
alt-asks-use = Використай навичку або зупинися
alt-asks-which_core = Вибери ядро для оплати
alt-asks-who_acts = Хто виконує дію
alt-asks-who_dashes = Хто робить ривок
alt-asks-who_jumps = Хто стрибає

## Trap faces and the plain words among the options

alt-word-stun = оглушення
alt-word-root = знерухомлення
alt-word-stop = зупинитися
alt-word-pass = без реакції
alt-word-use = використати
alt-word-end = завершити хід
alt-word-show = показати руку
alt-word-free = безкоштовно
alt-word-destruction = червоне ядро
alt-word-creation = жовте ядро
alt-word-manipulation = синє ядро

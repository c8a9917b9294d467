### Alt texts: pictures in words, for people who can't see them. Whole phrases, so that each language can order them its own way.

## The table

alt-begin = Два пустых ряда. Матч вот-вот начнётся.
alt-setup = Подготовка. { $step }.
alt-turn = { $turn }, { GENDER($name) ->
    [plural] ходят
   *[other] ходит
} { $name }.
alt-won = Матч окончен: { GENDER($name) ->
    [plural] побеждают
   *[other] побеждает
} { $name }, { $reason }.
alt-drawn = Матч окончен: ничья, { $reason }.
alt-waiting = Ждём: { $names }.
alt-army-size = { $name }: пока { $number ->
    [one] { $number } воин
    [few] { $number } воина
   *[other] { $number } воинов
}.
alt-warriors = { $name }: { $warriors }.
alt-no-warriors = { $name }: в рядах никого.
alt-warrior = { $cell } { $name } { $left }/{ $life }
alt-strikes = урон { $strikes }
alt-flies = летает
alt-form = на деле { $name }
alt-badge-ashes = возвращение использовано
alt-badge-steps = шаг сделан
alt-badge-mask = облик сменён
alt-player = { $name }: рука { $hand }, колода заклинаний { $spells }, сброс заклинаний { $used }, колода воинов { $warriors }, сброс воинов { $discard }.
alt-tops = На верху колоды воинов { GEN($name) }: { $warriors }.
alt-turned = Открыт воин: { $warrior }.
alt-stack = Стопка, сверху вниз: { $items }.
alt-happened = Только что: { $what }.
alt-advanced = продвижение { $ways }
alt-moved = переход { $start }–{ $end }
alt-summoned = призыв на { $cell }
alt-struck = удар по { $target } ({ $sources }), урон { $total }
alt-struck-in-vain = атака на { $target } не сработала
alt-cast = { $name } разыгрывают: { $spell }
alt-cast-in-vain = { $name } разыгрывают впустую: { $spell }
alt-hurt = { $cell } −{ $number }
alt-fell-destroyed = { $name } { GENDER($name) ->
    [feminine] уничтожена
    [neuter] уничтожено
    [plural] уничтожены
   *[masculine] уничтожен
} на { $cell }
alt-fell-returns = { $name } { GENDER($name) ->
    [feminine] уничтожена
    [neuter] уничтожено
    [plural] уничтожены
   *[masculine] уничтожен
} на { $cell } и ложится на верх своей колоды
alt-fell-deck = { $name } уходит с { $cell } в свою колоду
alt-your-hand = Твоя рука: { $cards }.
alt-your-army = Твоя армия пока: { $cards }.
alt-life = жизни { $number }
alt-place-lane = в рядах
alt-place-lost = в сбросе
alt-place-top = на верху колоды
alt-place-deck = в колоде
alt-destroyed-count = { $name }: { $number ->
    [one] уничтожен { $number } воин
    [few] уничтожено { $number } воина
   *[other] уничтожено { $number } воинов
}.
alt-replay = Анимированный повтор: { $start } – { $end }. В конце:
alt-nothing = Сейчас к тебе нет вопросов.
alt-options = Варианты: { $options }.
alt-option-attack = атака: цель { $target }, бьют { $strikers }
alt-option-step = шаг: { $warrior }
alt-option-form = новый облик: { $warrior }

## What a question asks, by its prompt

alt-asks-choose = Выбери
alt-asks-keep_champions = Выбери, каких чемпионов оставить
alt-asks-pick = Выбери воина
alt-asks-summon_lane = Выбери ряд для призыва
alt-asks-main = Твой ход: атакуй, колдуй, применяй способности или заверши ход
alt-asks-attack_target = Выбери, кого атаковать
alt-asks-attack_with = Выбери, кто бьёт
alt-asks-spell_target = Выбери цель
alt-asks-spell_second = Выбери вторую цель
alt-asks-spell_cells = Выбери, насколько далеко
alt-asks-step_to = Шаг вперёд или назад
alt-asks-form = Выбери облик
alt-asks-respond = Ответь или пропусти
alt-asks-respond_more = Ответь ещё чем-нибудь или закончи
alt-asks-draw = Возьми 1 заклинание или сбрось одно и возьми 2
alt-asks-lich_discard = Выбери заклинание, которое сбросишь
alt-asks-necromancer_return = Выбери воина, который ляжет на верх твоей колоды

## The plain words among the options

alt-word-end = завершить ход
alt-word-select = выбрать, кто бьёт
alt-word-back = отмена
alt-word-pass = не отвечать
alt-word-draw = взять 1
alt-word-none = никого
alt-word-other = другое

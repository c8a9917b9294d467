### Alt texts: pictures in words, for people who can't see them. Whole phrases, so that each language can order them its own way.

## The table

alt-begin = Два порожні ряди. Матч от-от почнеться.
alt-setup = Підготовка. { $step }.
alt-turn = { $turn }, черга: { $name }.
alt-won = Матч завершено. Перемога: { $name }, { $reason }.
alt-drawn = Матч завершено: нічия, { $reason }.
alt-waiting = Чекаємо: { $names }.
alt-army-size = { $name }: поки що { $number } { $number ->
    [one] воїн
    [few] воїни
   *[other] воїнів
}.
alt-warriors = { $name }: { $warriors }.
alt-no-warriors = { $name }: у рядах нікого.
alt-warrior = { $cell } { $name } { $left }/{ $life }
alt-strikes = шкода { $strikes }
alt-flies = літає
alt-form = насправді { $name }
alt-badge-ashes = удруге не повернеться
alt-badge-steps = крок зроблено
alt-badge-mask = подобу змінено
alt-player = { $name }: рука { $hand }, колода заклять { $spells }, зіграно заклять { $used }, воїнів у колоді { $warriors }, втрачено воїнів { $discard }.
alt-tops = Верх колоди воїнів, { $name }: { $warriors }.
alt-turned = Відкрито воїна: { $warrior }.
alt-stack = Стопка, згори вниз: { $items }.
alt-happened = Щойно: { $what }.
alt-advanced = просування { $ways }
alt-moved = рух { $start }–{ $end }
alt-summoned = прикликання на { $cell }
alt-struck = удар { $sources } → { $target }, { $total } шкоди
alt-struck-in-vain = атака на { $target } не спрацьовує
alt-cast = { $name } грають: { $spell }
alt-cast-in-vain = { $name } марно грають: { $spell }
alt-hurt = { $cell } −{ $number }
alt-fell-destroyed = { ACC($name) } знищено на { $cell }
alt-fell-returns = { ACC($name) } знищено на { $cell }, лягає на верх колоди
alt-fell-deck = { $name } йде з { $cell } у колоду
alt-your-hand = Твоя рука: { $cards }.
alt-your-army = Твоя армія поки що: { $cards }.
alt-life = життя { $number }
alt-place-lane = у рядах
alt-place-lost = втрачено
alt-place-top = на черзі
alt-place-deck = у колоді
alt-destroyed-count = { $name }: знищено { $number } { $number ->
    [one] воїна
   *[other] воїнів
}.
alt-replay = Анімований повтор: { $start } – { $end }. Наприкінці:
alt-nothing = Зараз до тебе немає запитань.
alt-options = Варіанти: { $options }.
alt-option-attack = атака: { $strikers } → { $target }
alt-option-step = крок, { $warrior }
alt-option-form = нова подоба, { $warrior }

## What a question asks, by its prompt

alt-asks-choose = Вибери
alt-asks-keep_champions = Вибери чемпіонів, яких залишаєш
alt-asks-pick = Вибери воїна
alt-asks-summon_lane = Вибери ряд для прикликання
alt-asks-main = Твій хід: атакуй, грай закляття, використовуй здібності або заверши хід
alt-asks-attack_target = Вибери, кого атакувати
alt-asks-attack_with = Вибери, хто б’є
alt-asks-spell_target = Вибери ціль
alt-asks-spell_second = Вибери другу ціль
alt-asks-spell_cells = Вибери, як далеко
alt-asks-step_to = Крок уперед чи назад
alt-asks-form = Вибери подобу
alt-asks-respond = Відповідай або пропусти
alt-asks-respond_more = Ще щось чи готово
alt-asks-draw = Візьми 1 закляття або скинь 1 і візьми 2
alt-asks-lich_discard = Вибери закляття, яке скидаєш
alt-asks-necromancer_return = Вибери воїна, який ляже на верх твоєї колоди

## The plain words among the options

alt-word-end = завершити хід
alt-word-select = вибрати, хто б’є
alt-word-back = назад
alt-word-pass = без відповіді
alt-word-draw = взяти 1
alt-word-none = ніхто
alt-word-other = щось інше

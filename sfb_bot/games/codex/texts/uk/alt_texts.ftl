### Alt texts: pictures in words, for people who can't see them. Whole phrases, so that each language can order them its own way.

## The table

alt-setup = Підготовка: вибір героїв.
alt-turn = Хід { $number }, черга: { $names }.
alt-won = Матч завершено. Перемога: { $names }, { $reason }.
alt-drawn = Матч завершено: нічия, { $reason }.
alt-heroes = Герої, { $name }: { $heroes }.
alt-bans = { $name } забороняє: { $heroes }.
alt-player = { $name }: база { $hp } життя, золото { $gold }, робітники { $workers }, у руці { $hand }.
alt-built = Будівлі: { $buildings }.
alt-piles = Колода { $deck }, скид { $discard }, кодекс { $codex }.
alt-open-hand = Відкрита рука: { $cards }.
alt-things = У грі, { $name }: { $things }.
alt-no-things = { $name }: у грі нічого.
alt-future = У майбутньому: { $things }.
alt-command = Герої чекають: { $heroes }.
alt-waits = { $name } (повернеться через { $number ->
    [one] { $number } хід
    [few] { $number } ходи
   *[other] { $number } ходів
})
alt-level = { $name } (рівень { $level })
alt-base-of = База ({ $name })
alt-exhausted = повернута
alt-fresh = щойно прибула
alt-stuck = пропустить підготовку
alt-armor = броня { $number }
alt-held = тримає { $number }
alt-rune-plus = руни +{ $number }
alt-rune-minus = руни −{ $number }
alt-rune-time = час { $number }
alt-rune-other = руни { $number }
alt-happened = Щойно: { $what }.
alt-played = { $name } грає: { $card }
alt-attacked = { $attacker } атакує: { $defender }
alt-hurt = { $name } −{ $number }
alt-left = { $name } залишає гру
alt-replay = Анімований повтор: ходи { $start }–{ $end }. Наприкінці:

## Cards and pages

alt-cost = ціна { $number }
alt-your-hand = Твоя рука, { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[other] { $number } карт
}, золото { $gold }.
alt-codex = Твій кодекс, лишилося { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[other] { $number } карт
}.
alt-result-player = { $name }: база { $hp } життя, робітники { $workers }, герої { $heroes }.

## Questions

alt-nothing = Зараз до тебе немає запитань.
alt-hand = Твоя рука: { $cards }.
alt-asks = Вибери: { $options }.
alt-asks-main = Твій хід. Можеш: { $options }.
alt-asks-card = { $card } просить вибрати: { $options }.
alt-option-play = зіграти: { $card }
alt-option-summon = прикликати: { $card }
alt-option-level = підняти рівень: { $card }
alt-option-build = збудувати: { $card }
alt-option-attack = атака: { $card }
alt-option-use = здібність: { $card }
alt-option-workers = робітник ({ $name })
alt-option-mode = спосіб { $number }
alt-word-hire = найняти робітника
alt-word-detect = виявити
alt-word-drop = знести прибудову
alt-word-repair = ремонт
alt-word-patrol = патруль і кінець ходу
alt-word-back = назад
alt-word-none = нікого
alt-word-done = готово
alt-word-lock = закріпити патруль
alt-word-yes = так
alt-word-no = ні
alt-word-begin = почати
alt-word-other = щось інше

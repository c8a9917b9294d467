### The board in words.

words-turn = Ходит { $player }, сторона { $side }.
words-player = **{ $player }, сторона { $side }, { $area }.** Готовые ядра: { $cores }. Рука { $hand }, колода { $deck }.
words-no-area = область ещё не выбрана
words-area = область «{ $area }» ({ $hexes })
words-figure = { $champion } на { $hex }: здоровье { $left } из { $health }, защита { $defence }{ $marks }.
words-figure-gate = { $champion } у врат: здоровье { $health }, защита { $defence }{ $marks }.
mark-levelled = { GENDER($who) ->
    [feminine] прокачана
    [neuter] прокачано
    [plural] прокачаны
   *[masculine] прокачан
}
mark-bloodied = { GENDER($who) ->
    [feminine] побита
    [neuter] побито
    [plural] побиты
   *[masculine] побит
}
mark-trap-hex = на клетке ловушки
words-in-play = Сейчас в игре: { $cards }
words-shown = Карты в руке, которые видели все: { $cards }
words-discard = Сброс: { $cards }
words-line-up = Состав игрока { $player }: { $champions }.
words-sealed = Твой тайный состав: { $champions }.
words-partner-sealed = Состав соратника: { $champions }. Другая сторона его пока не видит.
words-offers = { $player } предлагает две команды: { $first }; или { $second }.
words-concession = { $player } хочет сдаться. Нужно согласие: { $partner }.
words-bans = Исключено у игрока { $player }: { $champions }.
words-picks = Команда игрока { $player }: { $champions }.
words-tokens = Ловушки на { $hexes }. В запасе ещё { $supply }.
words-empty-traps = Пустые клетки ловушек: { $hexes }.
words-statue = Статуя ({ $statue }) на { $hex }. Область { GEN($core) }: { $hexes }.
words-challenge = { $points ->
    [0] Испытание пока без очков
    [one] Испытание за { $points } очко
    [few] Испытание за { $points } очка
   *[other] Испытание за { $points } очков
}: { $challenge }. { $condition }
words-met = Сейчас выполняет: { $sides }.
words-known-token = { $hex } — { $trap }
words-known-tokens = Ты знаешь: { $tokens }.

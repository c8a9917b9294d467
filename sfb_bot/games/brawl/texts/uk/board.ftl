### The board in words.

words-turn = Ходить { $player }, сторона { $side }.
words-player = **{ $player }, сторона { $side }, { $area }.** Готові ядра: { $cores }. Рука { $hand }, колода { $deck }.
words-no-area = області появи ще немає
words-area = область появи { $area } ({ $hexes })
words-figure = { $champion } на { $hex }: здоров’я { $left } із { $health }, захист { $defence }{ $marks }.
words-figure-gate = { $champion } біля брами: здоров’я { $health }, захист { $defence }{ $marks }.
mark-levelled = { GENDER($who) ->
    [feminine] прокачана
   *[masculine] прокачаний
}
mark-bloodied = { GENDER($who) ->
    [feminine] побита
   *[masculine] побитий
}
mark-trap-hex = на гексі пастки
words-in-play = Зараз у грі: { $cards }.
words-shown = Карти в руці, які бачили всі: { $cards }.
words-discard = Скид: { $cards }.
words-line-up = { $player }, склад: { $champions }.
words-sealed = Твій таємний склад: { $champions }.
words-partner-sealed = Склад твого соратника: { $champions }. Суперник його ще не бачить.
words-offers = { $player } пропонує дві команди: { $first }; або { $second }.
words-concession = { $player } хоче здатися. Потрібна згода: { $partner }.
words-bans = { $player }, вилучено: { $champions }.
words-picks = { $player }, команда: { $champions }.
words-tokens = Пастки на { $hexes }. Ще в запасі: { $supply }.
words-empty-traps = Порожні гекси пасток: { $hexes }.
words-statue = Статуя { $statue } на { $hex }. Область { GEN($core) }: { $hexes }.
words-challenge = Випробування на { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}: { $challenge }. { $condition }
words-met = Хто зараз виконує: { $sides }.
words-known-token = { $hex } — { $trap }
words-known-tokens = Тобі відомо: { $tokens }.

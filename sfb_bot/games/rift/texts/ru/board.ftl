### The board in words.

words-turn = Ходит { $player }.
words-stack = Стопка, { $number }: { $player }, { $item }.
words-turned = Открыт и ждёт выбора ряда: { $warrior }.
words-attacked = Атака в этот ход уже была.
words-exhausted = Истощение: урон не исчезает.
words-quiet = Тихих ходов подряд: { $count }. После { $limit }-го урон перестанет исчезать.
words-quiet-tally = Тихих ходов подряд: { $count }. После { $limit }-го будет подсчёт армий.
words-draw-offer = { $player } предлагает ничью.
words-player = **{ $player }.** Рука { $hand }, колода заклинаний { $spells }, колода воинов { $deck }.
words-player-preparing = **{ $player }.** { $army ->
    [one] Выбран { $army } воин
    [few] Выбрано { $army } воина
   *[other] Выбрано { $army } воинов
}.
words-tops = На верху колоды: { $cards }.
words-in-deck = Замешаны в колоду: { $cards }.
words-fallen = Погибшие: { $cards }.
words-spent = Заклинания в сбросе: { $cards }.
words-army = Вся армия: { $cards }.
words-lane = **{ $lane }**, от { $first } (портал игрока { $blue }) до { $last } (портал игрока { $red }):
words-warrior = { $cell }: { $warrior } ({ $side }), { $condition }
words-empty = Пусто: { $cells }
words-box = Воинов в коробке: { $count }.
words-box-forms = Воинов в коробке: { $count }. Использованные облики: { $forms }.

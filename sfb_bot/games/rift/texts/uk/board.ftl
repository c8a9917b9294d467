### The board in words.

words-turn = Ходить { $player }.
words-stack = Стопка, { $number }: { $player }, { $item }.
words-turned = Відкрито, чекає на ряд: { $warrior }.
words-attacked = Атаку цього ходу вже використано.
words-exhausted = Виснаження: шкода лишається.
words-quiet = Тихих ходів поспіль: { $count } із { $limit }. Далі шкода вже не зникатиме.
words-quiet-tally = Тихих ходів поспіль: { $count } із { $limit }. Далі буде підрахунок армій.
words-draw-offer = { $player } пропонує нічию.
words-player = **{ $player }.** Рука { $hand }, колода заклять { $spells }, колода воїнів { $deck }.
words-player-preparing = **{ $player }.** Вибрано { $army ->
    [one] { $army } воїна
   *[other] { $army } воїнів
}.
words-tops = На верху колоди: { $cards }.
words-in-deck = Замішано в колоду: { $cards }.
words-fallen = Полягли: { $cards }.
words-spent = Зіграні закляття: { $cards }.
words-army = Уся армія: { $cards }.
words-lane = **{ $lane }**, від { $first } (портал: { $blue }) до { $last } (портал: { $red }):
words-warrior = { $cell }: { $warrior } ({ $side }), { $condition }.
words-empty = Порожньо: { $cells }.
words-box = Воїнів у коробці: { $count }.
words-box-forms = Воїнів у коробці: { $count }. Використані подоби: { $forms }.

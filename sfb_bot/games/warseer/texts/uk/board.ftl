### The board in words.

words-turn = Ходить { $player }.
words-last = Узято останній подвиг: гра закінчиться з цим ходом.
words-draw-offer = { $player } пропонує нічию.
words-concession = { $player } хоче здатися. Вирішує { $partner }.
words-map = **{ $map }.** { $terrain }.
words-landmarks = Орієнтири: { $hexes }.
words-feats = Колода подвигів: { $deck }. Скинуто подвигів: { $discard }.
words-left = **{ $player }** більше не за столом, бали: { $points }.
words-fallen = **{ $player }** без героя, бали: { $points }.
words-preparing = **{ $player }.** Герой: { $hero }.
words-player = **{ $player }.** { $hero }: бали { $points }, вплив { $influence }, дохід { $income }, рука { $hand }, подвиги { $feats }, колода { $deck }.
words-zone = Зона розміщення: { $hexes }.
words-field = На полі: { $creatures }.
words-relics = Реліквії: { $things }.
words-buildings = Будівлі: { $things }.
words-camp = Військовий табір: { $things }.
words-history = Історія: { $things }.
words-hall = Зал слави: { $things }.
words-hall-count = горілиць { $shown }, долілиць { $hidden }
words-upgrades = Покращення: { $things }.
relic-armour = { $name } (броня { $count })
relic-uses = { $name } ({ $count ->
    [one] { $count } позначка
    [few] { $count } позначки
   *[other] { $count } позначок
})
words-ledger = Турнір: бали { $points }, виграно матчів: { $wins }, монет: { $coins }.
words-scenario = Сценарій: { $scenario }.

### The board in words.

words-turn = Ходит { $player }.
words-last = Взят последний подвиг: игра закончится с этим ходом.
words-draw-offer = { $player } предлагает ничью.
words-concession = { $player } хочет сдаться. Решает { $partner }.
words-map = **{ $map }.** { $terrain }.
words-landmarks = Ориентиры: { $hexes }.
words-feats = Колода подвигов: { $deck }. Сброшено подвигов: { $discard }.
words-left = **{ $player }** больше не за столом, очки: { $points }.
words-fallen = **{ $player }** без героя, очки: { $points }.
words-preparing = **{ $player }.** Герой: { $hero }.
words-player = **{ $player }.** { $hero }: очки { $points }, влияние { $influence }, доход { $income }, рука { $hand }, подвиги { $feats }, колода { $deck }.
words-zone = Зона размещения: { $hexes }.
words-field = На поле: { $creatures }.
words-relics = Реликвии: { $things }.
words-buildings = Здания: { $things }.
words-camp = Военный лагерь: { $things }.
words-history = История: { $things }.
words-hall = Зал славы: { $things }.
words-hall-count = лицом вверх { $shown }, лицом вниз { $hidden }
words-upgrades = Улучшения: { $things }.
relic-armour = { $name } (броня { $count })
relic-uses = { $name } ({ $count ->
    [one] { $count } отметка
    [few] { $count } отметки
   *[other] { $count } отметок
})
words-ledger = Турнир: очки { $points }, выиграно матчей: { $wins }, монет: { $coins }.
words-scenario = Сценарий: { $scenario }.

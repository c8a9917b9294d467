### The board in words.

words-turn = { $player } to move.
words-last = The last feat is taken: the game ends with this turn.
words-draw-offer = { $player } offers a draw.
words-concession = { $player } wants to concede. { $partner } must agree.
words-map = **{ $map }.** { $terrain }.
words-landmarks = Landmarks: { $hexes }.
words-feats = Feat deck: { $deck }. Discarded feats: { $discard }.
words-left = **{ $player }** has left the table, { $points } points.
words-fallen = **{ $player }** has lost their hero, { $points } points.
words-preparing = **{ $player }.** Hero: { $hero }.
words-player = **{ $player }.** { $hero }: { $points } points, influence { $influence }, income { $income }, hand { $hand }, feats { $feats }, deck { $deck }.
words-zone = Deployment zone: { $hexes }.
words-field = On the field: { $creatures }.
words-relics = Relics: { $things }.
words-buildings = Buildings: { $things }.
words-camp = War Camp: { $things }.
words-history = History: { $things }.
words-hall = Hall of Glory: { $things }.
words-hall-count = { $shown } face up, { $hidden } face down
words-upgrades = Upgrades: { $things }.
relic-armour = { $name } (armour { $count })
relic-uses = { $name } ({ $count ->
    [one] 1 use
   *[other] { $count } uses
})
words-ledger = Tournament: { $points } points, matches won: { $wins }, coins: { $coins }.
words-scenario = Scenario: { $scenario }.

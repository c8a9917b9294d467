### Words in pictures: short, because there is little room. Many are in alt texts, too.

picture-turn = Turn { $number }
picture-rounds = Rounds left: { $number }
picture-setup = Getting ready
picture-goal = goal { $number }
picture-last = last turn
picture-player = Player { $letter }
picture-played = { $cards }
picture-coins = Coins { $coins } · matches won { $wins }
picture-upgrades = Bought cards: { $number }
picture-more = and { $number } more
picture-fallen = The hero has fallen
picture-left = Has given up
picture-named = On the list: { $kinds }
picture-die-Y = Y
picture-die-B = B
picture-die-R = R
picture-die-G = G
picture-die-P = P
picture-die-K = K
picture-hand = Your hand
picture-feats = Your feats
picture-camp = War Camp
picture-city = City and relics
picture-history = History
picture-hall = Hall of Glory
picture-feat-discard = Discarded feats
picture-nothing = Nothing here
picture-copies = ×{ $count }
picture-injured = injured
picture-face-down = { $count ->
    [one] 1 feat face down
   *[other] { $count } feats face down
}
picture-leadership = Leadership: bronze { $bronze }, silver { $silver }, gold { $gold }
picture-minion = Minion: { $minion }
picture-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
picture-draw = Draw
picture-unfinished = Not over yet
picture-turns = { $number ->
    [one] 1 turn
   *[other] { $number } turns
}
picture-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
picture-destroyed = Destroyed: { $number }
picture-map-players = Map for { $players }
picture-legend-zone = Deployment zone { $letter }
picture-legend-spot = Place for unique terrain
picture-legend-centre = Centre
picture-gallery-feats = Feats
picture-gallery-terrain = Terrain
picture-gallery-shop = Tournament shop
picture-gallery-scenarios = Scenarios
picture-gallery-maps = Maps

### The board in words.

words-turn = { $player } to move.
words-stack = Stack, { $number }: { $player }, { $item }.
words-turned = Turned up, waiting for a lane: { $warrior }.
words-attacked = This turn's attack is used.
words-exhausted = Exhaustion: damage stays.
words-quiet = { $count ->
    [one] 1 quiet turn
   *[other] { $count } quiet turns
} in a row; after { $limit }, damage stays.
words-quiet-tally = { $count ->
    [one] 1 quiet turn
   *[other] { $count } quiet turns
} in a row; after { $limit }, the armies are counted.
words-draw-offer = { $player } offers a draw.
words-player = **{ $player }.** Hand { $hand }, spell deck { $spells }, warrior deck { $deck }.
words-player-preparing = **{ $player }.** { $army ->
    [one] 1 warrior
   *[other] { $army } warriors
} chosen.
words-tops = On top of the deck: { $cards }.
words-in-deck = Shuffled into the deck: { $cards }.
words-fallen = Fallen: { $cards }.
words-spent = Spells used: { $cards }.
words-army = The whole army: { $cards }.
words-lane = **{ $lane }**, { $first } ({ $blue }'s portal) to { $last } ({ $red }'s portal):
words-warrior = { $cell }: { $warrior } ({ $side }), { $condition }.
words-empty = Empty: { $cells }.
words-box = { $count } warriors in the box.
words-box-forms = { $count } warriors in the box. Forms used: { $forms }.

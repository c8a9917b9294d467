### Looking things up.

cards-head = **Cards** · Read about a hero, or see a whole set.
gallery-head = **{ $cards }** · Pick one to read it.
gallery-hero = { $hero } and their cards
gallery-feats = Feats
gallery-terrain = Terrain
gallery-shop = Tournament shop
gallery-scenarios = Scenarios
gallery-maps = Maps
button-cards = All cards
menu-read = Read more
menu-read-hero = Read about a hero
menu-read-set = See a set of cards
menu-read-rule = Read a rule
menu-read-keyword = Look up a keyword
button-rules = All rules
button-next-rule = Next: { $rule }
button-rulings-before = Earlier rulings
button-rulings-after = More rulings
button-rulings = { $count ->
    [one] 1 ruling
   *[other] { $count } rulings
}
rule-head = **{ $rule }**
rule-in-short = **{ $rule }:** { $words }
rulings-head = Rulings:
rulings-line = Rulings: { $rulings }
rulings-about = **{ $name }** · rulings{ $pages ->
    [one] {""}
   *[other] , page { $page } of { $pages }
}
card-head = **{ $card }** · { $kind }
hero-line = -# Leadership: bronze { $bronze }, silver { $silver }, gold { $gold }. Minion: { $minion }.
map-head = **{ $map }** · map for { $players } players
map-terrain = { $terrain }. Spots for unique terrain: { $spots }.
keyword-bearers = -# { $creatures }
find-card = { $card } ({ $kind })

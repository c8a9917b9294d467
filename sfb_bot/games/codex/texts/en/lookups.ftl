### Looking things up.

cards-head = **Cards** · Read about a hero, or see a whole set.
gallery-head = **{ $cards }** · Pick one to read it.
gallery-starter = Starter deck: { $colour }
gallery-tokens = Tokens
gallery-buildings = Buildings
button-cards = All cards
menu-read = Read a card
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
card-head = **{ $card }** · { $kind } · cost { $cost }
card-target = **{ $sign }** stands before what you choose as a target.
hero-head = **{ $hero }** · hero · { $spec } · { $colour }
find-card = { $card } ({ $kind })

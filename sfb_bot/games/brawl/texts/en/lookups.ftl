### Looking things up.

button-champion-cards = All cards
button-champion-sheet = Champion card
button-rules = All rules
button-next-rule = Next: { $rule }
button-rulings-before = Earlier rulings
button-rulings-after = More rulings
champions-head = **Champions** · Pick one to see all six cards.
menu-read-champion = Read about a champion
menu-read-rule = Read a rule
menu-read-keyword = Look up a keyword
rule-in-short = **{ $rule }:** { $words }
rulings-about = **{ $name }** · rulings{ $pages ->
    [one] {""}
   *[other] , page { $page } of { $pages }
}
button-rulings = { $count ->
    [one] 1 ruling
   *[other] { $count } rulings
}
card-head = **{ $card }** · { $champion } · { $core } · { $kind }
standard-head = **{ $action }** · standard action · { $core }
challenge-head = **{ $challenge }** · challenge
champion-basic = Basic: health { $health }, defence { $defence }.
champion-levelled = Levelled up: health { $health }, defence { $defence }.
rule-head = **{ $rule }**
rule-cores = The cores: { $cores }.
rulings-head = Rulings:
rulings-line = Rulings: { $rulings }
find-card = { $card } ({ $champion })
find-standard = { $action } (standard action)
find-challenge = { $challenge } (challenge)

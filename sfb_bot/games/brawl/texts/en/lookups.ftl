### Looking things up.

button-champion-cards = All cards
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

### How a match ended.

result-win = **{ $winner } { $count ->
    [one] wins
   *[other] win
}** { $reason } after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
result-draw = **Draw** { $reason } after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
result-bases = Bases: { $bases }.
result-base = { $player } { $hp } HP
result-counts = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} played, { $attacks ->
    [one] 1 attack
   *[other] { $attacks } attacks
}.
reason-base = as a base falls
reason-debt = by an unpaid debt
reason-concession = by concession
reason-agreement = by agreement
reason-time = on time
reason-organiser = by an organiser's decision

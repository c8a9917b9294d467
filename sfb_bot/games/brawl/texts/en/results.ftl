### How a match ended.

result-win = **{ $winner } { $players ->
    [one] wins
   *[other] win
} { $own } : { $other }** { $reason } after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
result-draw = **Draw, { $a } : { $b }**, { $reason } after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
reason-points = by points
reason-concession = by concession
reason-agreement = by agreement
reason-time = on time
reason-organiser = by an organiser's decision
result-side = { $side }: { $points } — { $how }
result-point = { $points } for { $source } (round { $round })
result-no-points = no points
knock-out-of = knocking out { $champion }

### How a match ended.

result-win = **{ $winner } { $count ->
    [one] wins
   *[other] win
}** { $reason }{ $turns ->
    [0] {""}
    [one] {" "}after 1 turn
   *[other] {" "}after { $turns } turns
}.
result-draw = **Draw** { $reason }{ $turns ->
    [0] {""}
    [one] {" "}after 1 turn
   *[other] {" "}after { $turns } turns
}.
result-points = { $player } { $points } ({ $how })
result-points-plain = { $player } { $points }
result-tournament = Match { $number } of { $matches } of the tournament. It stands at { $points }; the next match begins by itself.
result-tournament-won = **{ $winner } wins the tournament**: { $points }.
result-tournament-draw = **The tournament is a draw**: { $points }.
points-feat = feats { $points }
points-kill = kills { $points }
points-income = income { $points }
points-hero = heroes { $points }
points-scenario = scenario { $points }
points-other = other { $points }
result-counts = { $attacks ->
    [one] 1 attack
   *[other] { $attacks } attacks
}, { $fallen ->
    [one] 1 creature destroyed
   *[other] { $fallen } creatures destroyed
}.
reason-goal = by points
reason-hero = as a hero falls
reason-feats = with the last feat
reason-rounds = after the last round
reason-aim = by the aim of the scenario
reason-concession = by concession
reason-agreement = by agreement
reason-time = on time
reason-organiser = by an organiser's decision

### How a match ended.

result-win = **{ $winner } { $count ->
    [one] перемагає
   *[other] перемагають
}** { $reason }{ $turns ->
    [0] {""}
    [one] {" "}після { $turns } ходу
   *[other] {" "}після { $turns } ходів
}.
result-draw = **Нічия** { $reason }{ $turns ->
    [0] {""}
    [one] {" "}після { $turns } ходу
   *[other] {" "}після { $turns } ходів
}.
result-points = { $player } { $points } ({ $how })
result-points-plain = { $player } { $points }
points-feat = подвиги { $points }
points-kill = знищені { $points }
points-income = дохід { $points }
points-hero = герої { $points }
points-scenario = сценарій { $points }
points-other = інше { $points }
result-counts = { $attacks ->
    [one] { $attacks } атака
    [few] { $attacks } атаки
   *[other] { $attacks } атак
}, знищено { $fallen ->
    [one] { $fallen } істоту
    [few] { $fallen } істоти
   *[other] { $fallen } істот
}.
reason-goal = за очками
reason-hero = із загибеллю героя
reason-feats = з останнім подвигом
reason-rounds = за підсумками останнього раунду
reason-aim = за метою сценарію
reason-concession = через здачу
reason-agreement = за згодою
reason-time = за часом
reason-organiser = за рішенням організатора

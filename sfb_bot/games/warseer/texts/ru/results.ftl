### How a match ended.

result-win = **{ $winner } { $count ->
    [one] побеждает
   *[other] побеждают
}** { $reason }{ $turns ->
    [0] {""}
    [one] {" "}после { $turns } хода
   *[other] {" "}после { $turns } ходов
}.
result-draw = **Ничья** { $reason }{ $turns ->
    [0] {""}
    [one] {" "}после { $turns } хода
   *[other] {" "}после { $turns } ходов
}.
result-points = { $player } { $points } ({ $how })
result-points-plain = { $player } { $points }
points-feat = подвиги { $points }
points-kill = уничтоженные { $points }
points-income = доход { $points }
points-hero = герои { $points }
points-scenario = сценарий { $points }
points-other = прочее { $points }
result-counts = { $attacks ->
    [one] { $attacks } атака
    [few] { $attacks } атаки
   *[other] { $attacks } атак
}, уничтожено { $fallen ->
    [one] { $fallen } существо
    [few] { $fallen } существа
   *[other] { $fallen } существ
}.
reason-goal = по очкам
reason-hero = с гибелью героя
reason-feats = с последним подвигом
reason-rounds = по итогам последнего раунда
reason-aim = по цели сценария
reason-concession = из-за сдачи
reason-agreement = по соглашению
reason-time = по времени
reason-organiser = по решению организатора

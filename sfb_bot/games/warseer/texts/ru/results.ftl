### How a match ended.

result-win = **{ $winner } { $count ->
    [one] побеждает
   *[other] побеждают
}**{ $turns ->
    [0] {""}
    [one] {" "}за { $turns } ход
    [few] {" "}за { $turns } хода
   *[other] {" "}за { $turns } ходов
}: { $reason }.
result-draw = **Ничья**{ $turns ->
    [0] {""}
    [one] {" "}за { $turns } ход
    [few] {" "}за { $turns } хода
   *[other] {" "}за { $turns } ходов
}: { $reason }.
result-points = { $player } { $points } ({ $how })
result-points-plain = { $player } { $points }
result-tournament = Матч { $number } из { $matches } в турнире. Счёт турнира: { $points }; следующий матч начнётся сам.
result-tournament-won = **Победа в турнире: { $winner }**. Счёт: { $points }.
result-tournament-draw = **Турнир завершился вничью**: { $points }.
points-feat = подвиги { $points }
points-kill = персонажи { $points }
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
reason-hero = герой пал
reason-feats = взят последний подвиг
reason-rounds = сыграны все раунды
reason-aim = достигнута цель сценария
reason-concession = противник сдаётся
reason-agreement = по соглашению
reason-time = по времени
reason-organiser = по решению организатора

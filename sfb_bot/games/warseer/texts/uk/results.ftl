### How a match ended.

result-win = **{ $winner } { $count ->
    [one] перемагає
   *[other] перемагають
}**{ $turns ->
    [0] {""}
    [one] {" "}за { $turns } хід
    [few] {" "}за { $turns } ходи
   *[other] {" "}за { $turns } ходів
}: { $reason }.
result-draw = **Нічия**{ $turns ->
    [0] {""}
    [one] {" "}за { $turns } хід
    [few] {" "}за { $turns } ходи
   *[other] {" "}за { $turns } ходів
}: { $reason }.
result-points = { $player } { $points } ({ $how })
result-points-plain = { $player } { $points }
result-tournament = Матч { $number } із { $matches } у турнірі. Рахунок турніру: { $points }; наступний матч почнеться сам.
result-tournament-won = **Перемога в турнірі: { $winner }**. Рахунок: { $points }.
result-tournament-draw = **Турнір завершився внічию**: { $points }.
points-feat = подвиги { $points }
points-kill = персонажі { $points }
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
reason-goal = за балами
reason-hero = герой загинув
reason-feats = узято останній подвиг
reason-rounds = зіграно всі раунди
reason-aim = досягнуто мети сценарію
reason-concession = суперник здається
reason-agreement = за згодою
reason-time = за часом
reason-organiser = за рішенням організатора

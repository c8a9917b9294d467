### How a match ended.

result-win = **{ $count ->
    [one] Побеждает
   *[other] Побеждают
} { $winner }** за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}: { $reason }.
result-draw = **Ничья** за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}: { $reason }.
result-bases = Базы: { $bases }.
result-base = { $player } { $hp } ❤
result-counts = { $cards ->
    [one] Разыграна { $cards } карта
    [few] Разыграно { $cards } карты
    [many] Разыграно { $cards } карт
   *[other] Разыграно { $cards } карты
}, { $attacks ->
    [one] { $attacks } атака
    [few] { $attacks } атаки
    [many] { $attacks } атак
   *[other] { $attacks } атаки
}.
reason-base = база разрушена
reason-debt = долг не уплачен
reason-concession = противник сдаётся
reason-agreement = по соглашению
reason-time = по времени
reason-organiser = по решению организатора

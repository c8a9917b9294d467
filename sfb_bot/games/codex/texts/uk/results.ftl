### How a match ended.

result-win = **{ $winner } { $count ->
    [one] перемагає
   *[other] перемагають
}** після { $turns ->
    [one] { $turns } ходу
   *[other] { $turns } ходів
}: { $reason }.
result-draw = **Нічия** після { $turns ->
    [one] { $turns } ходу
   *[other] { $turns } ходів
}: { $reason }.
result-bases = Бази: { $bases }.
result-base = { $player } { $hp } життя
result-counts = Зіграно { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
}, проведено { $attacks ->
    [one] { $attacks } атаку
    [few] { $attacks } атаки
   *[other] { $attacks } атак
}.
reason-base = базу знищено
reason-debt = борг не сплачено
reason-concession = суперник здається
reason-agreement = за згодою
reason-time = за часом
reason-organiser = за рішенням організатора

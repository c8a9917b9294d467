### How a match ended.

result-win = **{ $players ->
    [one] Побеждает
   *[other] Побеждают
} { $winner }, { $own }:{ $other }** за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}, { $reason }.
result-draw = **Ничья, { $a }:{ $b }** за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}, { $reason }.
reason-points = по очкам
reason-concession = противник сдаётся
reason-agreement = по соглашению
reason-time = по времени
reason-organiser = по решению организатора
result-side = { $side }: { $points } — { $how }
result-point = { $source } +{ $points } (раунд { $round })
result-no-points = без очков
knock-out-of = нокаут { GEN($champion) }

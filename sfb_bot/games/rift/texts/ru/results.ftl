### How a match ended.

result-win = **Побеждает { $winner }** за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}: { $reason }.
result-draw = **Ничья** за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}: { $reason }.
result-arrived = До портала { GENDER($warriors) ->
    [feminine] дошла
    [neuter] дошло
    [plural] дошли
   *[masculine] дошёл
} { $warriors }.
result-side = { $side }: { $left ->
    [one] остался { $left } воин
    [few] осталось { $left } воина
   *[other] осталось { $left } воинов
}, потери { $lost }, { $spells ->
    [one] разыграно { $spells } заклинание
    [few] разыграно { $spells } заклинания
   *[other] разыграно { $spells } заклинаний
}.
reason-portal = прорыв к порталу
reason-destruction = полное уничтожение
reason-tally = по подсчёту армий
reason-concession = противник сдаётся
reason-agreement = по соглашению
reason-time = по времени
reason-organiser = по решению организатора

### Rounds of a season: pairings, results, tables, brackets.

league-round-main = Тур { $number } из { $planned }
league-round-playoff = Плей-офф, тур { $number }
league-round-head = { $season } · **{ $round }**. Конец тура: { $when } ({ $date }).
league-round-head-over = { $season } · **{ $round }** · итоги:
league-round-more = Остальные пары:
league-group = **Группа { $group }**
pairing-both = { $home } — { $away }
pairing-open = { $both }: { $where }
pairing-no-thread = матч ещё не открыт
pairing-called-off = отменено
pairing-series = { $home }:{ $away }
pairing-decided = { $both }: { $result } { $games }
pairing-bye-rest = { $player } { $players ->
    [1] отдыхает
   *[other] отдыхают
} в этом туре.
pairing-bye-win = { $player } { $players ->
    [1] пропускает
   *[other] пропускают
} тур.
pairing-bye-walkover = { $player } { $players ->
    [1] побеждает: противник вышел
   *[other] побеждают: противники вышли
} из сезона.
pairing-bye-through = { $player } { $players ->
    [1] проходит
   *[other] проходят
} дальше без игры.
pairing-none = { $player }: сейчас матча нет.
pairing-in = { $season } · { $round }:
pairing-due = Срок: { $date } ({ $when }).
result-both-double_forfeit = техническое поражение обоих
result-both-drawn = ничья
result-by-forfeit = { $winner } { $players ->
    [1] побеждает (техническое поражение противника)
   *[other] побеждают (техническое поражение противников)
}
result-by-no_show = { $winner } { $players ->
    [1] побеждает (противник не пришёл)
   *[other] побеждают (противники не пришли)
}
result-by-organiser = { $winner } { $players ->
    [1] побеждает
   *[other] побеждают
} по решению организатора
result-by-double_forfeit = техническое поражение обоих
result-series = { $winner } { $players ->
    [1] выигрывает
   *[other] выигрывают
} серию { $ours }:{ $theirs }
result-game = { $winner } { $players ->
    [1] побеждает
   *[other] побеждают
} { $ours }:{ $theirs }
result-game-timeout = { $winner } { $players ->
    [1] побеждает
   *[other] побеждают
} по времени, { $ours }:{ $theirs }
result-game-concession = { $winner } { $players ->
    [1] побеждает
   *[other] побеждают
} { $ours }:{ $theirs } ({ $players ->
    [1] противник сдаётся
   *[other] противники сдаются
})
result-game-drawn-agreed = ничья по согласию, { $home }:{ $away }
result-game-drawn = ничья, { $home }:{ $away }
league-result = { $season } · { $round } · { $both }: { $result } { $where }
league-result-series = Итог: { $result }.
league-result-goes-on = Счёт в серии { $series }.
league-thread-head = { $season } · { $round }, матч { $game }: { $home } — { $away }
league-thread-name = { $round }: { $home } — { $away }
league-thread-name-series = { $round }.{ $game }: { $home } — { $away }
league-greeting = { $season } · { $round }. { $players }, это ваш матч. Срок: { $date } ({ $when }).
league-greeting-series = { $season } · { $round }. { $players }, это матч { $game } вашей серии из { $games }. Срок серии: { $date } ({ $when }).
league-reminder = { $players }, время на ваш матч истекает { $when } ({ $season }).
league-reminder-move = Ждём хода: { $players }.
league-reminder-direct = { $season }: время на твой матч ({ $where }) истекает { $when }.
schedule-nothing = В этом туре всё сыграно.
results-none = { $season }: результатов пока нет.
results-head = { $season }: результаты
round-numbered = тур { $number }
round-short = Т{ $number }
results-round = **Тур { $round }**
table-whole = Таблица
table-of = **{ $name }**
table-group = Группа { $group }
bracket-playoffs = плей-офф
bracket-winners = Верхняя сетка
bracket-losers = Нижняя сетка
bracket-part = часть { $part } из { $parts }
bracket-round-of = { $count ->
    [16] 1/8 финала
    [32] 1/16 финала
    [64] 1/32 финала
   *[other] Топ-{ $count }
}
bracket-quarter-final = Четвертьфинал
bracket-semi-final = Полуфинал
bracket-final = Финал
bracket-round-winners = Верхняя сетка, тур { $step }
bracket-round-losers = Нижняя сетка, тур { $step }
bracket-last-winners = Финал верхней сетки
bracket-last-losers = Финал нижней сетки
bracket-grand-final = Гранд-финал
bracket-grand-final-again = Гранд-финал, второй матч
bracket-open = определится позже
bracket-won = · победа: { $winner }

### Rounds of a season: pairings, results, tables, brackets.

league-round-main = Тур { $number } з { $planned }
league-round-playoff = Плейоф, тур { $number }
league-round-head = { $season } · **{ $round }** закінчується { $when } ({ $date }).
league-round-head-over = { $season } · **{ $round }** завершено.
league-round-more = Інші пари:
league-group = **Група { $group }**
pairing-both = { $home } — { $away }
pairing-open = { $both }: { $where }
pairing-no-thread = ще не відкрито
pairing-called-off = скасовано
pairing-series = { $home } : { $away }
pairing-decided = { $both }: { $result } { $games }
pairing-bye-rest = { $player } { $players ->
    [1] відпочиває
   *[other] відпочивають
} цього туру.
pairing-bye-win = { $player } { $players ->
    [1] пропускає
   *[other] пропускають
} тур.
pairing-bye-walkover = { $player } { $players ->
    [1] перемагає без гри: суперник вийшов
   *[other] перемагають без гри: суперники вийшли
} із сезону.
pairing-bye-through = { $player } { $players ->
    [1] проходить
   *[other] проходять
} далі без гри.
pairing-none = { $player }: зараз матчу немає.
pairing-in = { $season } · { $round }:
pairing-due = Зіграти до { $date } ({ $when }).
result-both-double_forfeit = технічна поразка обох
result-both-drawn = нічия
result-by-forfeit = { $winner } { $players ->
    [1] здобуває
   *[other] здобувають
} технічну перемогу
result-by-no_show = { $winner } { $players ->
    [1] перемагає (суперник не з’явився)
   *[other] перемагають (суперники не з’явилися)
}
result-by-organiser = { $winner } { $players ->
    [1] перемагає
   *[other] перемагають
} за рішенням організатора
result-by-double_forfeit = технічна поразка обох
result-series = { $winner } { $players ->
    [1] виграє
   *[other] виграють
} серію { $ours } : { $theirs }
result-game = { $winner } { $players ->
    [1] перемагає
   *[other] перемагають
} { $ours } : { $theirs }
result-game-timeout = { $winner } { $players ->
    [1] перемагає
   *[other] перемагають
} { $ours } : { $theirs } за часом
result-game-concession = { $winner } { $players ->
    [1] перемагає { $ours } : { $theirs } (суперник здався)
   *[other] перемагають { $ours } : { $theirs } (суперники здалися)
}
result-game-drawn-agreed = нічия за згодою, { $home } : { $away }
result-game-drawn = нічия, { $home } : { $away }
league-result = { $season } · { $round }: { $both }: { $result } { $where }
league-result-series = Серію завершено: { $result }.
league-result-goes-on = Рахунок серії: { $series }.
league-thread-head = { $season } · { $round }, матч { $game }: { $home } — { $away }
league-thread-name = { $round } { $home } — { $away }
league-thread-name-series = { $round }.{ $game } { $home } — { $away }
league-greeting = { $season } · { $round }: { $players }, це ваш матч. Зіграйте до { $date } ({ $when }).
league-greeting-series = { $season } · { $round }: { $players }, це матч { $game } вашої серії (щонайбільше { $games }). Завершіть серію до { $date } ({ $when }).
league-reminder = { $players }, час вашого матчу ({ $season }) спливає { $when }.
league-reminder-move = Зараз хід: { $players }.
league-reminder-direct = { $season }: час твого матчу ({ $where }) спливає { $when }.
schedule-nothing = Усі матчі цього туру зіграно.
results-none = { $season }: результатів поки немає.
results-head = { $season }: результати
round-numbered = тур { $number }
round-short = Т{ $number }
results-round = **Тур { $round }**
table-whole = Таблиця
table-of = **{ $name }**
table-group = Група { $group }
bracket-playoffs = плейоф
bracket-winners = Верхня сітка
bracket-losers = Нижня сітка
bracket-part = частина { $part } з { $parts }
bracket-round-of = { $count ->
    [16] 1/8 фіналу
    [32] 1/16 фіналу
    [64] 1/32 фіналу
   *[other] Топ-{ $count }
}
bracket-quarter-final = Чвертьфінал
bracket-semi-final = Півфінал
bracket-final = Фінал
bracket-round-winners = Верхня сітка, тур { $step }
bracket-round-losers = Нижня сітка, тур { $step }
bracket-last-winners = Фінал верхньої сітки
bracket-last-losers = Фінал нижньої сітки
bracket-grand-final = Гранд-фінал
bracket-grand-final-again = Гранд-фінал, другий матч
bracket-open = поки невідомо
bracket-won = · { $winner } { $players ->
    [1] проходить
   *[other] проходять
} далі

### The board of running matches.

button-live = Показать всё, что мне видно
live-head = { $count ->
    [0] **Сейчас:** матчей нет.
    [one] **Сейчас:** { $count } матч
    [few] **Сейчас:** { $count } матча
    [many] **Сейчас:** { $count } матчей
   *[other] **Сейчас:** { $count } матча
}
live-line = • { $channel } { $players } · { $told }
live-move = ход: { $players }
live-live = игра идёт
live-paused = на паузе
live-broken = сейчас не могу прочитать
live-more = … и ещё { $count ->
    [one] { $count } матч.
    [few] { $count } матча.
    [many] { $count } матчей.
   *[other] { $count } матча.
}
live-queue = { $count ->
    [one] { $count } игрок ищет противника
    [few] { $count } игрока ищут противника
    [many] { $count } игроков ищут противника
   *[other] { $count } игрока ищут противника
}: `/{ $group } queue`
live-moved = Табло матчей теперь здесь: { $channel }.
live-closed = Табло матчей выключено.

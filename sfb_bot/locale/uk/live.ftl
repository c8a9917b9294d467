### The board of running matches.

button-live = Показати все, що мені видно
live-head = { $count ->
    [0] **Наживо:** зараз матчів немає.
    [one] **Наживо:** { $count } матч
    [few] **Наживо:** { $count } матчі
   *[other] **Наживо:** { $count } матчів
}
live-line = • { $channel } { $players } · { $told }
live-move = хід: { $players }
live-live = грають
live-paused = на паузі
live-broken = зараз не можу прочитати
live-more = … і ще { $count }.
live-queue = { $count ->
    [one] { $count } гравець шукає суперника
    [few] { $count } гравці шукають суперника
   *[other] { $count } гравців шукають суперника
}: `/{ $group } queue`
live-moved = Табло матчів переїхало в { $channel }.
live-closed = Табло матчів вимкнено.

### Invitations, tables that wait, and the list of games.

button-accept = Принять
button-decline = Отклонить
button-join = Присоединиться
button-join-side = За сторону { $side }
button-leave = Уйти
button-cancel = Отменить
button-rematch = Реванш
invitation = { $host } вызывает { $guest } на матч в { ACC($game) }.
open-table = { $host } хочет сыграть в { ACC($game) }. Есть желающие?
table-invitation = { $host } зовёт { $guests } сыграть в { ACC($game) }.
table-open = { $host } ищет, с кем сыграть в { ACC($game) }. Есть желающие?
all-started = Поехали! Играют { $players }: { $channel }.
table-places = За столом: { $players }
table-side = Сторона { $side }: { $players }
place-free = свободно
place-kept = { $player } (ждём ответ)
place-taken = { $player } ✓
table-started = Матч { $sides } начался: { $channel }.
invitation-pace = Темп: { $name }. На ход { $turn }, на реакцию { $window }, запас времени { $bank }.
invitation-pace-no-window = Темп: { $name }. На ход { $turn }, запас времени { $bank }.
invitation-rest = { $first }. { $where }. Приглашение истекает { $when }.
invitation-started = Матч { $host } — { $guest } начался: { $channel }.
invitation-declined = { $host } вызывает на матч, но { $guest } отказывается.
invitation-cancelled = { $host } отменяет приглашение.
invitation-expired = { $host }: приглашение истекло.
pace-live = вживую
pace-daily = каждый день
pace-slow = неспешно
pace-custom = свой
first-random = Первый ход: случайно
first-host = Первый ход: хозяин стола
first-guest = Первый ход: гость
first-side-host = Первый ход: хозяин стола
first-side-guest = Первый ход: сторона B
where-thread = Играем в отдельной ветке
where-here = Играем в этом канале
list-empty = У тебя нет матчей. Начать можно так: `/{ $group } challenge` или `/{ $group } open`.
list-head = { $count ->
    [0] Твои матчи. Сейчас ходить не нужно.
    [one] Твои матчи. Твой ход в { $count } матче.
   *[other] Твои матчи. Твой ход в { $count } матчах.
}
list-mine = ▶ **{ $channel }** · { $opponents } (матч { $match }): твой ход.
list-theirs = { $channel } · { $opponents } (матч { $match }): ждём других.
list-partners = { $opponents }, с тобой { $partners }
list-deadline = Время истекает { $when }.
list-broken = { $channel } · { $opponents } (матч { $match }): сейчас не могу его прочитать. Часы стоят.
list-paused = { $channel } · { $opponents } (матч { $match }): на паузе.
list-over = { $channel } · { $opponents } (матч { $match }): окончен.
list-place-none = (скоро откроется)
list-place-gone = (канал удалён)
list-place-left = (сервер, где меня нет)

### Waiting for an opponent.

button-leave-queue = Выйти из очереди
button-meanwhile = Пока сыграть с компьютером
queue-in = Ты в очереди: { $game } ({ $pace }). Когда найду противника, близкого по рейтингу, открою матч и позову тебя.
queue-others = { $count ->
    [0] Больше никто сейчас не ждёт игры в этом темпе.
    [one] В этом темпе ждёт ещё { $count } игрок.
    [few] В этом темпе ждут ещё { $count } игрока.
    [many] В этом темпе ждут ещё { $count } игроков.
   *[other] В этом темпе ждут ещё { $count } игрока.
}
queue-until = Поиск закончится { $when }.
queue-offer = Всё ещё ищу, кто сыграет с тобой в { ACC($game) }. Хочешь пока сыграть с компьютером? Место в очереди останется за тобой.
queue-expired = Увы, сыграть в { ACC($game) } никто не пришёл. Попробуй снова: `/{ $group } queue` в { $channel }. Или открой стол: `/{ $group } open`.
queue-expired-here = { $player }, увы, сыграть в { ACC($game) } никто не пришёл. Попробуй снова: `/{ $group } queue`. Или открой стол: `/{ $group } open`.
queue-found = Пара нашлась! Матч { $match }: { $players }. Ваша ветка:
notice-queue-left = Ты больше не в очереди.
notice-queue-not-in = Ты не в очереди.
notice-meanwhile = Поехали! Скоро откроется твой матч с компьютером. Ты всё ещё в очереди.

### Invitations, tables that wait, and the list of games.

button-accept = Прийняти
button-decline = Відхилити
button-join = Приєднатися
button-join-side = За сторону { $side }
button-leave = Вийти
button-cancel = Скасувати
button-rematch = Реванш
invitation = { $guest }, { $host } викликає тебе на матч: { $game }.
open-table = { $host } хоче зіграти в { $game }. Хто приєднається?
table-invitation = { $host } кличе за стіл: { $guests }. Гра: { $game }.
table-open = { $host } шукає гравців у { $game }. Хто приєднається?
all-started = Граємо! { $players } — у { $channel }.
table-places = За столом: { $players }
table-side = Сторона { $side }: { $players }
place-free = вільно
place-kept = { $player } (запрошено)
place-taken = { $player } ✓
table-started = Граємо! { $sides } у { $channel }.
invitation-pace = Темп: { $name }. На хід — { $turn }, на реакцію — { $window }, у запасі — { $bank }.
invitation-pace-no-window = Темп: { $name }. На хід — { $turn }, у запасі — { $bank }.
invitation-rest = { $first }. { $where }. Запрошення закриється { $when }.
invitation-started = Граємо! { $host } — { $guest } у { $channel }.
invitation-declined = { $host } — { $guest }: виклик відхилено.
invitation-cancelled = { $host } скасовує запрошення.
invitation-expired = { $host }: час запрошення вийшов.
pace-live = наживо
pace-daily = щодня
pace-slow = неспішно
pace-custom = свій
first-random = Перший хід — за жеребом
first-host = Перший хід — за господарем столу
first-guest = Перший хід — за гостем
first-side-host = Перший хід — за господарем столу
first-side-guest = Перший хід — за стороною B
where-thread = Матч — в окремій гілці
where-here = Матч — у цьому каналі
list-empty = У тебе немає матчів. Почни новий: `/{ $group } challenge` або `/{ $group } open`.
list-head = { $count ->
    [0] Твої матчі. Зараз ніде не твій хід.
    [one] Твої матчі. Твій хід — у { $count } матчі.
   *[other] Твої матчі. Твій хід — у { $count } матчах.
}
list-mine = ▶ **{ $channel }**: { $opponents } (матч { $match }). Твій хід.
list-theirs = { $channel }: { $opponents } (матч { $match }). Не твій хід.
list-partners = { $opponents }, з тобою { $partners }
list-deadline = Час спливає { $when }.
list-broken = { $channel }: { $opponents } (матч { $match }). Зараз не можу його прочитати. Годинники зупинено.
list-paused = { $channel }: { $opponents } (матч { $match }). На паузі.
list-over = { $channel }: { $opponents } (матч { $match }). Завершено.
list-place-none = (скоро відкриється)
list-place-gone = (видалений канал)
list-place-left = (сервер, де мене немає)

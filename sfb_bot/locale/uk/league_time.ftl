### When league games are played: clocks that wait for the players, and agreed times.

button-ready = На місці
command-league-ready = Сказати, що ти на місці: тоді підуть годинники матчу
league-greeting-clocks = Годинники чекають, доки ви з’явитеся: натисніть **На місці** або просто грайте.
ledger-clocks-wait = { $count ->
    [0] Годинники стоять. Чекаємо: { $absent }.
   *[other] На місці: { $here }. Годинники стоять, чекаємо: { $absent }.
}
ready-waits = Ти на місці. Годинники підуть, коли { $count ->
    [1] з’явиться
   *[other] з’являться
} { $players }.
ready-runs = Ти на місці, годинники йдуть.
ready-over = Цей матч уже завершено.
notice-clocks_started = { $count ->
    [0] Усі на місці: годинники пішли.
    [1] Годинники пішли. { $players }, твій хід.
   *[other] Годинники пішли. { $players }, ваш хід.
}

# Agreed times. Discord shows every moment by the reader's own clock.
command-league-time = Запропонувати супернику, коли грати
option-match-time = Коли? За твоїм годинником: 18:30, 2026-05-01 18:30, або 3h — за три години
button-accept-time = Підходить
time-offered = Коли грати? { $player }: { $date } ({ $when }). { $other }, підходить? Якщо ні, запропонуй інший час: `/league time`.
time-agreed = { $player }: підходить! { $other }, ваш матч: { $date } ({ $when }). Годинники підуть тоді або раніше, якщо ви вже на місці.
time-soon = { $players }, ваш матч { $when }: { $date }.
time-soon-direct = { $season }: твій матч { $when }. { $date }, { $where }.
time-told-offered = Пропозицію передано: { $date } ({ $when }).
time-told-agreed = Домовлено: { $date } ({ $when }). Нагадаю обом сторонам.
time-told-utc = Рахую це за UTC. Вкажи свій часовий пояс у `/settings me`, і рахуватиму за твоїм годинником.
pairing-time = Домовлено: { $date } ({ $when }).
pairing-offer = Пропозиція ({ $player }): { $date }.
refused-league-when = Тоді зіграти не вийде.
refused-league-when-typed = Не розумію цього часу. Спробуй 18:30, 2026-05-01 18:30 або 3h.
refused-league-when-past = Цей час уже минув. Запропонуй пізніший.
refused-league-when-late = Час твого матчу спливає { $until }. Запропонуй раніший.
refused-league-when-stale = Ця пропозиція вже не діє. Чинну покаже `/league pairing`.
refused-league-when-own = Це твоя власна пропозиція. Прийняти її має суперник.
refused-league-when-paused = Сезон зараз не триває.
refused-league-when-computer = Твій суперник — комп’ютер: грай, коли хочеш.
refused-league-pairing-own = Зараз у цьому сезоні в тебе немає матчу.

# What is unfinished when a round ends.
league-unfinished = { $rule ->
    [score] Не дограли до кінця туру? Перемагає той, у кого більше очок, а за рівного рахунку — нічия.
    [extend] Не дограли до кінця туру? Є ще час, щонайбільше { $most }. Потім програє той, чий хід.
    [organiser] Не дограли до кінця туру? Вирішує організатор.
   *[asked] Не дограли до кінця туру? Програє той, чий хід.
} Хто так і не прийшов, виграти не може.
league-least-answer = На відповідь завжди є { $least }, навіть після кінця туру (щонайбільше { $most }).
league-notice-least_answer = { $players }: ще можна відповісти. Час матчу спливає { $when }.
league-notice-undecided = { $players }: час вийшов. Вирішує організатор: `/league award` або `/league forfeit`.
league-notice-organisers = { $organisers }, гляньте, будь ласка.
pairing-undecided = Час вийшов. Матч вирішує організатор.
result-by-score = { $winner } { $players ->
    [1] перемагає
   *[other] перемагають
} за очками, бо час вийшов

# A season whose channel was deleted.
doctor-season_lost-ill = { $season }: канал видалено. Нові тури не починаються, а в матчах без гілки ніхто не втрачає часу.

# Somebody who is to play has left the server.
league-notice-left_server = { $players }: на сервері вже немає, а матчі лишилися. Признач заміну через `/league substitute` або виведи із сезону через `/league drop`.
refused-too-many-proposals = Пропозицій поки досить. Спробуй ще раз { $until }.
league-setting-unfinished = Недограні матчі
league-setting-least_answer = Час на відповідь у кінці туру
league-setting-most_extension = Найбільше часу після кінця туру
choice-unfinished-asked = програє той, чий хід
choice-unfinished-score = перемагає той, у кого більше очок
choice-unfinished-extend = ще трохи часу, потім програє той, чий хід
choice-unfinished-organiser = вирішує організатор
refused-league-settings-least_answer = Час на відповідь — не більше ніж 90 днів.
refused-league-settings-most_extension = Час після кінця туру — не більше ніж 90 днів.

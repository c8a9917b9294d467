### Putting a season right: commands, effects, notices.

command-league-admin = Організаторам: виправити сезон
command-league-admin-move = Перенести сезон до іншого каналу
option-season-channel = Де сезон триватиме далі?
action-move = Перенесення сезону
effect-moves = Сезон триває в { $channel }. { $playing ->
    [0] Зараз ніхто не грає.
    [one] { $playing } матч лишається у своїй гілці. Нові відкриються в новому каналі.
    [few] { $playing } матчі лишаються у своїх гілках. Нові відкриються в новому каналі.
   *[other] { $playing } матчів лишаються у своїх гілках. Нові відкриються в новому каналі.
}
refused-league-time-here = Сезон уже в цьому каналі.
league-notice-moved = Сезон переїхав сюди з { $before }.
league-moved = { $season }: тепер у { $channel }.

## Results put right.

command-league-admin-result = Виправити результат: інший переможець, нічия, технічна поразка, рахунок
command-league-admin-replay = Переграти матч
command-league-admin-reopen = Скасувати останній тур, щоб скласти пари наново
option-result-player = Чия пара?
option-result = Який результат?
option-score = Рахунок матчу: спершу очки цього гравця, наприклад 5:3
option-result-round = Який тур? Порожньо — остання пара
option-result-game = Серія: який матч? Порожньо — уся пара
choice-result-win = цей гравець перемагає
choice-result-draw = нічия
choice-result-forfeit = цьому гравцеві технічна поразка
choice-result-double_forfeit = обом технічна поразка
choice-result-score = змінюється лише рахунок
action-correct = Виправлення результату
action-replay = Перегравання матчу
action-reopen = Скасування туру
effect-was_decided = Досі було: { $pairing }, перемога — { $winner } ({ $reason }).
effect-was_decided-drawn = Досі було: { $pairing }, нічия.
effect-was_decided-both = Досі було: { $pairing }, поразка обох.
effect-decides-drawn = { $pairing }: нічия.
effect-scores = Рахунок матчу: { $home_score } : { $away_score }.
effect-unrates = Матч { $match } більше не входить до рейтингу та статистики.
effect-rates = Матч { $match } знову входить до рейтингу та статистики.
effect-cancels_match = Матч { $match } скасовано.
effect-replaces_pairing = Тур { $round }: { $pairing } не грають. Натомість зіграють ті, хто має грати.
effect-unpairs = Тур { $round }: { $pairing } не грають. Пару складемо, щойно стане відомо, хто з ким грає.
effect-table_moves = Таблиця: { $users }: очки { $had } → { $has }, місце { $was } → { $is }.
effect-rounds_stay = Пари до туру { $round } включно лишаються як є.
effect-can_reopen = Щоб наново скласти пари туру { $round }, введи `/league-admin reopen`.
effect-qualified_stay = Хто вже в плейофі, той там і лишається.
effect-goes_on = Сезон знову триває.
effect-plays_on = { $count ->
    [one] { $count } скасований матч починається знову.
    [few] { $count } скасовані матчі починаються знову.
   *[other] { $count } скасованих матчів починаються знову.
}
effect-loses_title = Титул і роль чемпіона знято: { $users }.
effect-wins_title = Титул чемпіона тепер: { $users }.
effect-has_no_champion = Нічого не зіграно, тож немає ні чемпіона, ні очок у залік.
effect-opens_sign_up = Запис знову відкрито.
effect-reopens = Тур { $taken } скасовано. Тур { $round } знову триває.
effect-waits_for_round = Пари туру { $round } складемо наново, коли почнеш його через `/league round`.
decided-played = за результатом матчу
decided-timeout = за часом
deed-head = { $season }. Дія організатора: { $action }.
deed-why = Причина: { $reason }
league-result-void = { $season } · тур { $round }: { $both }: цей результат більше не зараховано.
league-round-taken-back = { $season }: тур { $round } скасовано. Пари складемо наново.
league-notice-title_lost = Титул чемпіона знято: { $players }.
refused-league-correction = Цього я виправити не можу.
refused-league-correction-same = Такий результат уже записано. Нічого не змінилося.
refused-league-correction-needs_winner = У плейофі потрібен переможець, тож нічиєї не буває.
refused-league-correction-followed = Наступний за ним матч уже зіграно. Спершу виправ або переграй його.
refused-league-correction-forgotten = Хтось із цього сезону попросив видалити свої дані, тож продовжити його не можна.
refused-league-correction-score = Не розумію цього рахунку. Пиши так: 5:3. У технічної поразки рахунку немає.
refused-league-correction-open = У цієї пари ще немає результату. Спершу визнач його, а тоді виправляй рахунок.
refused-league-correction-game = { $count ->
    [0] У цієї пари немає завершених матчів.
    [one] У цієї пари { $count } завершений матч.
    [few] У цієї пари { $count } завершені матчі.
   *[other] У цієї пари { $count } завершених матчів.
}
refused-league-round-earliest = Ранішого туру, до якого можна повернутися, немає.
refused-league-round-played = { $count ->
    [1] 1 матч цього туру вже має результат. Спершу переграй його через `/league-admin replay` або лиши тур як є.
    [one] { $count } матч цього туру вже має результат, тож тур лишається як є.
    [few] { $count } матчі цього туру вже мають результат, тож тур лишається як є.
   *[other] { $count } матчів цього туру вже мають результат, тож тур лишається як є.
}

## Time, settings, people, the end of a season.

command-league-admin-extend = Дати більше часу парі або всьому туру
command-league-admin-change = Змінити налаштування сезону
command-league-admin-enter = Додати гравця після старту
command-league-admin-return = Повернути гравця, який вийшов із сезону
command-league-admin-delete = Видалити сезон, створений лише для проби
option-extend-time = На скільки або до якого часу? Наприклад 2d, 1d 12h чи 2026-12-01 18:00
option-extend-player = Чия пара? Порожньо — весь тур
option-change-setting = Яке налаштування? Почни писати й вибери зі списку
option-change-value = Нове значення, наприклад 7d, scheduled або: win 3, draw 1
option-enter-player = Кого додати?
option-enter-points = Швейцарська система: скільки очок на старті? Зазвичай 0
option-return-player = Хто повертається?
option-delete-season = Який сезон?
option-delete-name = Якщо в ньому є завершені матчі: для певності введи назву ліги
option-pause-until = До якого часу? Наприклад 3d чи 2026-12-01 18:00. Порожньо — продовжиш вручну
action-extend = Більше часу
action-change = Зміна налаштування
action-enter_late = Пізній запис
action-come_back = Повернення гравця
action-delete = Видалення сезону
effect-extends = { $pairing }: зіграти до { $when }.
effect-extends_round = Тур { $round } тепер триває до { $when }. Доти можна дограти всі його матчі.
effect-resumes_itself = Сезон продовжиться сам: { $when }.
effect-changes = { $setting }: { $before } → { $value }.
effect-counts_from_round = Діє з наступного туру.
effect-counts_from_game = Матчі, що вже тривають, зберігають свій темп. Нові матимуть новий.
effect-enters_late = { $users } { $players ->
    [1] грає
   *[other] грають
} з туру { $round }. Очки на старті: { $points }.
effect-begins_again = Результатів ще немає, тож розклад складаємо наново. { $matches ->
    [one] Починається { $matches } матч.
    [few] Починаються { $matches } матчі.
   *[other] Починаються { $matches } матчів.
}
effect-comes_back = { $users } знову { $players ->
    [1] грає
   *[other] грають
} з туру { $round }. Технічні поразки лишаються.
effect-deletes = Сезон зникне разом з усім, що в ньому є: гравці ({ $entrants }), матчі з результатом ({ $finished }), таблиця й журнал. Повернути його не можна.
league-paused-until = Продовжиться сам: { $when }.
league-deleted = { $season }: організатор видалив сезон.
league-notice-returned = З наступного туру в сезоні: { $player }.
league-setting-round_length = Час на тур
league-setting-grace = Додатковий час
league-setting-remind = Нагадування
league-setting-cadence = Наступний тур
league-setting-most = Кількість місць
league-setting-loses_on_time = Вийшов час — поразка
league-setting-starts_itself = Автоматичний старт
league-setting-seeding = Посів
league-setting-winner_role = Роль чемпіона
league-setting-fill_in = Комп’ютер для парності
league-setting-points = Очки
league-setting-tie_breaks = Додаткові показники
league-setting-swiss_rounds = Кількість турів (швейцарська)
league-setting-playoff = Плейоф
league-setting-qualifiers = Місця в плейофі
league-setting-grand_final_reset = Другий гранд-фінал
league-setting-best_of = Матчів у серії
league-setting-playoff_best_of = Матчів у серії плейофу
league-setting-pace = Темп
league-setting-signup_until = Кінець запису
league-setting-on = так
league-setting-off = ні
refused-league-time-moment = Не розумію цього часу. Пиши так: 2d, 1d 12h, 2w, 18:30 або 2026-12-01 18:00.
refused-league-time-pause = Пауза має закінчитися в майбутньому, не пізніше ніж за рік.
refused-league-time-extension = Часу від цього не побільшає. Вибери пізніший час, не далі ніж за 90 днів від сьогодні.
refused-league-time-playoffs = Плейоф уже почався, тож цього не змінити.
refused-league-time-started_setting = Сезон уже почався, тож цього не змінити.
refused-league-time-delete = У цьому сезоні є завершені матчі. Щоб усе-таки видалити його, введи назву в `назва`: { $name }
refused-league-settings-setting = Не знаю такого налаштування. Почни писати й вибери зі списку.
refused-league-settings-choice = Це налаштування не має такого значення. Почни писати й вибери зі списку.
refused-league-settings-value = Не розумію цього значення.
refused-league-settings-same = Так уже є. Нічого не змінилося.
refused-league-settings-role = Видати цю роль не можу: вона має бути нижча за мою, а мені потрібен дозвіл «Керувати ролями».
refused-league-closed-last_round = Уже пізно: турів більше не лишилося.
refused-league-closed-schedule = Розклад не змінюється, щойно зіграно перший матч. Можна замінити когось через `/league substitute` або записатися на наступний сезон.
refused-league-entered-came_back = Цей гравець вийшов із сезону. Повернути можна через `/league-admin return`.
refused-league-entered-pair = Пара цього гравця вийшла із сезону. Повернути обох можна через `/league-admin return`.
points-win = перемога { $points }
points-draw = нічия { $points }
points-loss = поразка { $points }
points-forfeit_win = технічна перемога { $points }
points-forfeit_loss = технічна поразка { $points }
points-double_forfeit = технічна поразка обох { $points }
points-bye = пропуск туру { $points }

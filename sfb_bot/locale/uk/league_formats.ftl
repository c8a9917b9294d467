### Formats of leagues: pure eliminations, the match for the third place, and what else a season can be made of.

choice-format-knockout = на виліт від початку
choice-format-knockout_third = на виліт від початку, з матчем за третє місце
choice-format-double_elimination = подвійне вибування від початку
choice-format-double_elimination_once = подвійне вибування від початку, без другого гранд-фіналу
choice-playoff-single_third = на виліт, з матчем за третє місце
stages-elimination-single = на виліт від початку
stages-elimination-double = подвійне вибування від початку
league-third-place = з матчем за третє місце
league-round-knockout = Тур { $number }
bracket-third = Матч за третє місце
refused-league-settings-bad_elimination = У турнірі на виліт усі від початку в сітці. Прибери `плейоф`, `виходять`, `групи`, `тури` і `двічі`.
refused-league-settings-bad_third_place = Матч за третє місце буває лише в турнірі на виліт: подвійне вибування саме визначає третє місце.
refused-league-settings-fill_in = У турнірі на виліт непарний тур пропускають найкращі за посівом, тож комп’ютер не потрібен. Прибери `без_пари`.
choice-seeding-ranking = за заліком ліги
league-cadence-at_once = Наступний тур починається, щойно зіграно всі матчі.
league-cadence-scheduled = Наступний тур починається, коли мине час туру.
league-reminders = Нагадування: { $spans } до кінця туру.
league-reminder-span = за { ACC($span) }
league-unreminded = Без нагадувань перед кінцем туру.
league-bye-points = Пропуск туру дає { $bye }.
league-full-score = Суперник здається чи не встигає? Матч рахується так, ніби в тебе всі очки для перемоги.
league-reset = Якщо гранд-фінал програє той, хто йшов без поразок, його грають ще раз.
league-no-reset = Гранд-фінал грають лише раз.
league-seeding-rating = Посів: за рейтингом на цьому сервері.
league-seeding-ranking = Посів: за заліком ліги.
league-seeding-joined = Посів: за порядком запису.
league-minor = Малий турнір: у заліку ліги важить менше, ніж сезон.
league-places = Місць: { $most }, далі — список очікування.
league-places-open = Записатися можуть усі охочі.
refused-league-settings-bye = Пропуск туру не може давати більше, ніж перемога.
refused-league-settings-forfeit_loss = Технічна поразка не може давати більше, ніж звичайна.
refused-league-settings-double_forfeit = Технічна поразка обох не може давати більше, ніж нічия: не приходити має бути невигідно.
league-seeding-manual = Посів: вручну, від організаторів.
command-league-admin-seed = Посіяти гравців вручну, до старту
command-league-admin-pair = Скласти пари швейцарського туру вручну
option-seeds = Гравці за порядком, найсильніший перший: згадки або ID користувачів
option-pairs = Хто з ким грає: згадки або ID користувачів, між парами кома
action-seed = Посів вручну
action-pair = Пари вручну
effect-seeds = Посів, № { $rank }: { $users }
effect-meets = { $users } — { $others }
effect-meets_again = { $users } — { $others } (вже грали між собою)
effect-sits_out = Пропуск туру, з очками за нього: { $users }.
effect-is_unplayed = Матч { $match } скасовано. У ньому ще ніхто не ходив.
refused-league-draw = Так не вийде.
refused-league-draw-format = Вручну складають лише пари швейцарських турів. В інших форматах пари визначає розклад або сітка: розстав посів через `/league-admin seed` до старту.
refused-league-draw-empty = Назви гравців кожної пари, між парами став кому.
refused-league-draw-not_in = Серед названих є хтось, хто зараз не грає.
refused-league-draw-twice = Когось названо двічі.
refused-league-draw-two = У парі двоє гравців. Хто пропускає тур, того назви окремо.
refused-league-draw-left_out = { $count ->
    [one] { $count } гравець лишиться без суперника. Назви всіх, чия пара змінюється.
    [few] { $count } гравці лишаться без суперника. Назви всіх, чия пара змінюється.
   *[other] { $count } гравців лишаться без суперника. Назви всіх, чия пара змінюється.
}
refused-league-draw-byes = Цей тур нікому не треба пропускати. Назви по двоє гравців у кожній парі.
refused-league-draw-same = Пари цього туру вже такі.
refused-league-draw-played = В одному з цих матчів уже ходили, тож пара лишається.
refused-league-not-entered-named = Користувача { $user } немає в цьому сезоні.
command-league-admin-organisers = Вибрати, хто ще організовує саме цю лігу
option-organisers-add = Кому дозволити організовувати цю лігу?
option-organisers-remove = Кому більше не дозволяти?
option-organisers-role = Роль, з якою можна організовувати цю лігу
option-no_role = Забрати це право в ролі
action-entrust = Вибір організаторів
effect-organises = { $users } може організовувати всі сезони цієї ліги.
effect-organises_no_more = { $users } більше не може організовувати цю лігу.
effect-role_organises = Усі з роллю { $role } можуть організовувати будь-який сезон цієї ліги.
effect-role_organises_no_more = Роль { $role } більше не дає права організовувати цю лігу.
refused-league-own = Ти граєш у цьому матчі, тож вирішувати його має інший організатор. Додати його можна через `/league-admin organisers`.
refused-league-nothing = Нічого не зміниться.
command-league-admin-arrange = Призи, канал результатів, правила запису та вага сезону
option-season-code = Код твого запрошення
option-first_role = Роль для чемпіона
option-second_role = Роль за друге місце
option-third_role = Роль за третє місце
option-no_roles = Інших призових ролей не видавати
option-results_channel = Де публікувати результати? Щоб не окремо, вибери канал самого сезону
option-confirm_within = За скільки до кінця запису підтверджувати участь, наприклад 1d; 0 — не треба
option-roster_lock = Після якого туру вже без замін; 0 — без обмежень
option-invite_code = Записатися можна лише з цим кодом; none — запис для всіх
option-weight = Як рахувати його в заліку ліги?
choice-weight-major = сезон (великий турнір)
choice-weight-minor = окрема подія (малий турнір)
action-arrange = Облаштування сезону
button-season-confirm = Я гратиму
league-done-here = Чудово, ти граєш!
league-confirmed = Підтверджень: { $count }. Натисни **Я гратиму** до кінця запису, щоб не опинитися в списку очікування.
league-asks-to-confirm = Гратимеш? Натисни **Я гратиму**. Хто не зробить цього до кінця запису ({ $when }), перейде в список очікування.
league-second-role = За друге місце — роль { $role }.
league-third-role = За третє місце — роль { $role }.
league-results-channel = Результати — у { $channel }.
league-roster-lock = Після туру { $round } замін немає.
league-confirm = Коли до кінця запису лишиться { $span }, підтверди, що гратимеш.
league-by-invitation = За запрошеннями: записуйся через `/league join код:`.
effect-gives_prize = За { $place ->
    [1] перше
    [2] друге
    [3] третє
   *[other] { $place }-те
} місце — роль { $role }.
effect-gives_no_prize = За { $place ->
    [1] перше
    [2] друге
    [3] третє
   *[other] { $place }-те
} місце ролі немає.
effect-results_go_to = Результати будуть у { $channel }.
effect-results_stay = Результати будуть у каналі сезону.
effect-locks_roster = Після туру { $round } замін немає.
effect-opens_roster = Заміни можливі будь-коли.
effect-asks_to_confirm = Коли до кінця запису лишиться { $seconds }, усі мають підтвердити, що гратимуть. Хто цього не зробить, перейде в список очікування.
effect-asks_no_more = Підтверджувати участь не треба.
effect-needs_code = Записатися можна лише з кодом. Передай його тим, кого запрошуєш: я нікому його не показую.
effect-needs_no_code = Записатися можна без коду.
effect-counts_major = У заліку ліги рахується як сезон (великий турнір).
effect-counts_minor = У заліку ліги рахується як окрема подія (малий турнір).
refused-league-code = Цей сезон — за запрошеннями.
refused-league-code-missing = Цей сезон — за запрошеннями. Записуйся через `/league join код:`.
refused-league-code-wrong = Код не підходить. Перепитай того, хто тебе запрошує.
refused-league-settings-confirm = Участь підтверджують перед кінцем запису, тож визнач кінець запису і час, наприклад 1d.
refused-league-time-confirm = Зараз підтверджувати участь не треба.
refused-league-time-roster = Склад закрито: після туру { $round } замін немає.

### Notices: reminders, requests and what was done.

reminder = { $player }, твій хід. Час спливає { $when }.
reminder-direct = Твій хід у { $channel } (матч { $match }). Час спливає { $when }.
nudge = { $player }, цього ходу вже нема чого робити. Натисни «Грати» й заверши хід.
undo-ask = { $other }, згода? { $player } хоче взяти назад: { $what }
undo-choice = останній вибір
rewound-choice = останній вибір
draw-ask = { $other }, { $player } пропонує нічию. Згода?
time-up = { $late }: час вийшов. { $other }, дати ще часу чи забрати перемогу?
concede-sure = Здаєшся? Інша сторона одразу переможе.
concede-sure-partner = Здаєшся? Потрібна ще одна згода: { $partner }. Доти можна передумати.
concede-sure-too = Здаєшся? { $partner } вже не проти, тож інша сторона одразу переможе.
concede-waits = Ти хочеш здатися. Чекаємо на згоду: { $partner }. Може, граєш далі?
concede-ask = { $other }, { $player } хоче здатися. Без твоєї згоди це не рахується.
notice-paused = Організатор поставив матч на паузу. Причина: { $reason }
notice-resumed = { $given ->
    [0] Матч знято з паузи.
   *[other] Матч знято з паузи. Причина: { $reason }
}
notice-passed_for = { $player }: відповідь дав організатор. Причина: { $reason }
notice-replaced = { $leaving } виходить, далі грає { $player }. Причина: { $reason }
notice-rewound = Організатор повернув матч назад ({ $reason }). Скасовано: { $what }
notice-ended = Організатор завершив матч. Причина: { $reason }
notice-time_granted = { $player } отримує ще { ACC($span) }.
notice-time_given_back = { $why ->
    [place] Я не міг писати тут { ACC($span) }. Стільки ж часу додаю на всі годинники.
    [gateway] Я не мав зв’язку з Discord { ACC($span) }. Стільки ж часу додаю на всі годинники.
    [discord] Discord не відповідав мені { ACC($span) }. Стільки ж часу додаю на всі годинники.
    [clock] Мій годинник стрибнув уперед на { ACC($span) }. Усі терміни зсунуто, тож часу ніхто не втратив.
   *[away] Мене не було { ACC($span) }. Стільки ж часу додаю на всі годинники.
}
notice-away = { $player } повернеться { $when }. Годинник поки зупинено.
notice-undo = { $player } бере назад: { $what }
notice-undo_agreed = { $player } не проти. Взято назад: { $what }
notice-undo_refused = { $others }, { $player } проти: назад не беремо. Граємо далі.
notice-draw_agreed = { $player } погоджується на нічию. Чекаємо на відповідь: { $others }.
notice-draw_declined = { $player } хоче грати далі. Нічиєї не буде.
notice-draw_withdrawn = { $player } більше не пропонує нічию.
notice-concession_withdrawn = { $player } не здається. Граємо далі.
notice-action_restarted = Правило для цієї дії виправлено. Дія починається знову, з першого вибору.
notice-edition_changed = Карти, з якими почався матч, більше не діють. Граємо далі з чинними, а остання дія починається знову, з першого вибору.
notice-broken = { $players }, зараз я не можу прочитати цей матч, тож він стоїть. Нічого не втрачено, годинники зупинено. Організатор може завершити матч: `/{ $group }-admin end`.
notice-mended = Я знову можу прочитати цей матч, тож граємо далі. Хто має відповісти, знову має повний час.
notice-dropped = { $player } — більше не в сезоні.
notice-grace = { $player }: пішов додатковий час, він спливе { $when }.
notice-signup_closed = Запис закрито. Організатори, почніть сезон: `/league start`.
notice-not_started = Запис закрито, але сезон не вдалося почати. { $what } Організатори, справа за вами.
notice-substituted = { $leaving } виходить, на заміну — { $player }.
notice-any = У цьому матчі щось змінилося.
notice-accepted = Граємо! За мить у запрошенні з’явиться посилання на твій матч.
notice-seated = Ти за столом! Матч почнеться, коли займуть усі місця.
notice-left = Тебе більше немає за столом.
notice-declined = Запрошення відхилено.
notice-cancelled = Запрошення скасовано.
notice-granted = Часу додано.
notice-undo-refused = Гаразд, усе лишається, як було.
notice-rematch-offered = Запрошення на реванш уже в дорозі.
notice-held = Прийнято. Доки відповідь не зараховано, її можна змінити.
notice-invited = Твоє запрошення вже в дорозі.
notice-settings-saved = Збережено.
notice-forgotten = Видалено. { $count ->
    [0] Серед завершеного твого імені вже немає.
    [one] Твого імені більше немає в { $count } завершеному матчі.
   *[other] Твого імені більше немає в { $count } завершених матчах.
}
notice-forgotten-later = Видалено все, що можна. Ще тривають матчі й сезони з тобою: { $count }. Щойно все закінчиться, забуду тебе й там. Робити нічого не треба.
notice-hand-sent = Твоя рука — в особистих повідомленнях.
notice-undo-asked = Питаю іншу сторону.
notice-draw-offered = Нічию запропоновано. Доки немає відповіді, можна відкликати.
notice-draw-withdrawn = Пропозицію нічиєї відкликано.

### Settings of a person and of a server.

button-export = Що ти про мене знаєш?
button-forget = Видалити мої дані
button-forget-yes = Так, видалити все
settings-mine = Твої налаштування. Їх бачиш лише ти.
settings-timezone = Твій часовий пояс: { $zone }. Змінити: `/settings me часовий_пояс:`.
settings-quiet = Тихі години: з { $start }:00 до { $end }:00 { $zone }. У цей час не нагадую.
settings-quiet-none = Тихі години: немає.
settings-blocked = Ти не отримуєш запрошень від цих гравців: { $players }. Змінити: `/settings unblock`.
settings-server = Налаштування цього сервера. Роль організатора: { $role }.
button-no-role = Без ролі організатора
setting-hand_by = Як показувати твою руку
setting-hand_by-ephemeral = Рука: тут, бачиш лише ти
setting-hand_by-dm = Рука: в особистих повідомленнях
setting-reminders = Нагадування
setting-reminders-thread = Нагадування: у гілці матчу
setting-reminders-dm = Нагадування: в особистих повідомленнях
setting-reminders-off = Нагадування: вимкнено
setting-quiet_from = Початок тихих годин
setting-quiet_from-off = Тихі години: немає
setting-quiet_from-hour = Тихо з { $hour }:00 { $zone }
setting-quiet_to = Кінець тихих годин
setting-quiet_to-off = Кінець тихих годин: немає
setting-quiet_to-hour = Тихо до { $hour }:00 { $zone }
setting-language = Мова
setting-language-auto = Мова: як у моєму Discord
setting-language-name = Мова: { $language }
setting-server_language = Мова моїх дописів
setting-server_language-name = Мова моїх дописів: { $language }
setting-theme = Кольори твоїх картинок
setting-theme-auto = Кольори: як на сервері
setting-theme-dark = Кольори: темні
setting-theme-contrast = Кольори: контрастні
setting-orientation = Формат твоїх картинок
setting-orientation-auto = Формат: як на сервері
setting-orientation-portrait = Формат: вертикальний, для телефона
setting-orientation-landscape = Формат: горизонтальний, для великого екрана
setting-server_orientation = Формат картинок у моїх дописах
setting-server_orientation-portrait = Картинки в дописах: вертикальні, для телефона
setting-server_orientation-landscape = Картинки в дописах: горизонтальні, для великого екрана
setting-server_theme = Кольори картинок у моїх дописах
setting-server_theme-dark = Картинки в дописах: темні
setting-server_theme-contrast = Картинки в дописах: контрастні
setting-organiser_role = Роль організатора
setting-games = У які ігри грають на цьому сервері?
setting-posts = Дописи матчу
setting-posts-turn = Один допис на хід, росте з кожною дією
setting-posts-action = Новий допис на кожну дію
setting-computers = Матчі з комп’ютерами
setting-computers-unrated = Матчі з комп’ютерами: поза рейтингом і статистикою
setting-computers-rated = Матчі з комп’ютерами: у рейтингу й статистиці
setting-pace = Звичайний темп
setting-pace-live = Темп: наживо
setting-pace-daily = Темп: щодня
setting-pace-slow = Темп: неспішно
forget-sure = Видалити все, що я про тебе знаю? Повернути не вийде. Потім можна знову грати — як новий гравець.
forget-now = **Одразу:** твої налаштування, блокування, нотатки для соратників і статистику, а також твоє ім’я { $finished ->
    [0] в усьому, що завершено.
    [one] в { $finished } завершеному матчі й усьому іншому, що завершено.
   *[other] в { $finished } завершених матчах і всьому іншому, що завершено.
} Результати лишаються, але без твого імені.
forget-tables = Також прибираю тебе з { $count ->
    [one] { $count } відкритого запрошення чи столу.
   *[other] { $count } відкритих запрошень і столів.
}
forget-sign_ups = Також скасовую запис на { $count ->
    [one] { $count } сезон, що ще не почався.
    [few] { $count } сезони, що ще не почалися.
   *[other] { $count } сезонів, що ще не почалися.
}
forget-live = **Після завершення:** твоє ім’я в { $count ->
    [one] { $count } матчі, що ще триває.
   *[other] { $count } матчах, що ще тривають.
} Можна дограти або спершу здатися.
forget-seasons = **Після завершення:** твоє ім’я в { $count ->
    [one] { $count } сезоні, у якому ти граєш.
   *[other] { $count } сезонах, у яких ти граєш.
} Можна дограти або вийти: `/league leave`.
forget-rest = **Чого не можу видалити:** повідомлення в Discord і резервні копії у власника бота. Якщо таку копію відновлять, я знову видалю з неї твої дані. Для цього зберігаю відбиток твого ID, з якого ніхто не дізнається твого імені.
dm-refused = Не вдалося надіслати тобі особисте повідомлення. Поки що користуйся кнопками в гілці матчу.
settings-puzzle = Задача дня: { $channel }.
settings-results = Результати: { $channel }.
settings-live = Табло матчів: { $channel }.
settings-queue = Матчі з черги: { $channel }.
setting-here = Що публікувати в цьому каналі?
setting-here-nothing = Нічого з цього
setting-here-puzzle = Щодня — задачу
setting-here-results = Результат кожного матчу
setting-here-live = Табло матчів
setting-here-queue = Матчі з черги
setting-web = Вебсторінка ліг
setting-web-off = Вебсторінка: вимкнено
setting-web-on = Вебсторінка: для всіх, хто має посилання
settings-web = Вебсторінка: { $page } (сезони в каналах, які тут можуть читати всі)
settings-web-unknown = Вебсторінка: увімкнено, у теці `{ $address }`. Повну адресу спитай у власника бота.

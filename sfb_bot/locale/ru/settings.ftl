### Settings of a person and of a server.

button-export = Что ты обо мне знаешь?
button-forget = Удалить мои данные
button-forget-yes = Да, удалить всё
settings-mine = Твои настройки. Их видишь только ты.
settings-timezone = Твой часовой пояс: { $zone }. Изменить: `/settings me часовой_пояс:`.
settings-quiet = Тихие часы: с { $start }:00 до { $end }:00 { $zone }. В это время я не напоминаю.
settings-quiet-none = Тихие часы: нет.
settings-blocked = Ты не получаешь приглашений от этих игроков: { $players }. Изменить: `/settings unblock`.
settings-server = Настройки этого сервера. Роль организатора: { $role }.
button-no-role = Без роли организатора
setting-hand_by = Как показывать твою руку
setting-hand_by-ephemeral = Рука: здесь, видишь только ты
setting-hand_by-dm = Рука: личным сообщением
setting-reminders = Напоминания
setting-reminders-thread = Напоминания: в ветке матча
setting-reminders-dm = Напоминания: личным сообщением
setting-reminders-off = Напоминания: выключены
setting-quiet_from = Начало тихих часов
setting-quiet_from-off = Тихие часы: нет
setting-quiet_from-hour = Тихо с { $hour }:00 { $zone }
setting-quiet_to = Конец тихих часов
setting-quiet_to-off = Конец тихих часов: нет
setting-quiet_to-hour = Тихо до { $hour }:00 { $zone }
setting-language = Язык
setting-language-auto = Язык: как в моём Discord
setting-language-name = Язык: { $language }
setting-server_language = Язык моих сообщений
setting-server_language-name = Язык моих сообщений: { $language }
setting-theme = Цвета твоих картинок
setting-theme-auto = Цвета: как на сервере
setting-theme-dark = Цвета: тёмные
setting-theme-contrast = Цвета: контрастные
setting-orientation = Форма твоих картинок
setting-orientation-auto = Форма: как на сервере
setting-orientation-portrait = Форма: вертикальная, для телефона
setting-orientation-landscape = Форма: широкая, для большого экрана
setting-server_orientation = Форма картинок в моих сообщениях
setting-server_orientation-portrait = Картинки в сообщениях: вертикальные, для телефона
setting-server_orientation-landscape = Картинки в сообщениях: широкие, для большого экрана
setting-server_theme = Цвета картинок в моих сообщениях
setting-server_theme-dark = Картинки в сообщениях: тёмные
setting-server_theme-contrast = Картинки в сообщениях: контрастные
setting-organiser_role = Роль организатора
setting-games = В какие игры играют на этом сервере?
setting-posts = Сообщения матча
setting-posts-turn = Одно сообщение на ход, оно дополняется
setting-posts-action = Новое сообщение на каждое действие
setting-computers = Матчи с компьютерами
setting-computers-unrated = Матчи с компьютерами: не в рейтинге и статистике
setting-computers-rated = Матчи с компьютерами: в рейтинге и статистике
setting-pace = Обычный темп
setting-pace-live = Темп: вживую
setting-pace-daily = Темп: каждый день
setting-pace-slow = Темп: неспешно
forget-sure = Удалить всё, что я о тебе знаю? Вернуть это нельзя. Потом можно снова играть, как новый игрок.
forget-now = **Сразу:** твои настройки, блокировки, заметки для соратников и статистика, а ещё твоё имя { $finished ->
    [0] во всём, что закончилось.
    [one] в { $finished } завершённом матче и во всём остальном, что закончилось.
   *[other] в { $finished } завершённых матчах и во всём остальном, что закончилось.
} Результаты останутся, но без твоего имени.
forget-tables = А ещё ты покинешь открытые приглашения и столы: { $count }.
forget-sign_ups = Исчезнет и твоя запись { $count ->
    [one] на { $count } сезон, который ещё не начался.
    [few] на { $count } сезона, которые ещё не начались.
    [many] на { $count } сезонов, которые ещё не начались.
   *[other] на { $count } сезона, которые ещё не начались.
}
forget-live = **Когда закончится игра:** твоё имя { $count ->
    [one] в { $count } матче, который ещё идёт.
   *[other] в { $count } матчах, которые ещё идут.
} Можно играть дальше или сначала сдаться.
forget-seasons = **Когда закончится сезон:** твоё имя { $count ->
    [one] в { $count } сезоне, где ты играешь.
   *[other] в { $count } сезонах, где ты играешь.
} Можно играть дальше или выйти командой `/league leave`.
forget-rest = **Что я удалить не могу:** сообщения в Discord и резервные копии у моего владельца. Если такую копию восстановят, я снова удалю из неё твои данные. Для этого я храню отпечаток твоего ID, по которому никто не узнает твоё имя.
dm-refused = Не получилось отправить тебе личное сообщение. Пока пользуйся кнопками в ветке матча.
settings-puzzle = Задача дня: { $channel }.
settings-results = Результаты: { $channel }.
settings-live = Табло матчей: { $channel }.
settings-queue = Матчи из очереди: { $channel }.
setting-here = Что публиковать в этом канале?
setting-here-nothing = Ничего из этого
setting-here-puzzle = Задачу каждый день
setting-here-results = Результаты всех матчей
setting-here-live = Табло идущих матчей
setting-here-queue = Матчи из очереди
setting-web = Веб-страница лиг
setting-web-off = Веб-страница: выключена
setting-web-on = Веб-страница: включена, для всех, у кого есть ссылка
settings-web = Веб-страница: { $page } (сезоны из каналов, которые здесь могут читать все)
settings-web-unknown = Веб-страница: включена, в папке `{ $address }`. Полный адрес знает мой владелец.

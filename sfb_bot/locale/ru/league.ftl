### A season: its post, its settings, its end.

button-season-mine = Мой матч
button-season-tablewords = Таблица текстом
button-season-schedule = Расписание
button-season-results = Результаты
league-title = **{ $name }**, сезон { $number }
league-head = { $season } · { $format }
league-swiss = швейцарская система
league-swiss-rounds = швейцарская система, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
}
stages-round_robin-1 = каждый с каждым
stages-round_robin-2 = каждый с каждым дважды
stages-groups-1 = { $groups ->
    [one] { $groups } группа
    [few] { $groups } группы
   *[many] { $groups } групп
}
stages-groups-2 = { $groups ->
    [one] { $groups } группа
    [few] { $groups } группы
   *[many] { $groups } групп
}, каждый с каждым дважды
league-best-of = серии из { $games } матчей
league-playoff-single = затем плей-офф топ-{ $count } на вылет
league-playoff-double = затем плей-офф топ-{ $count } с двойным выбыванием
league-playoff-single-each = { $count ->
    [1] затем победители групп на вылет
   *[other] затем топ-{ $count } каждой группы на вылет
}
league-playoff-double-each = { $count ->
    [1] затем победители групп с двойным выбыванием
   *[other] затем топ-{ $count } каждой группы с двойным выбыванием
}
league-playoff-best-of = { $games ->
    [1] в плей-офф по одному матчу
   *[other] в плей-офф серии из { $games } матчей
}
league-over = Сезон окончен. Чемпион: { $champion }
league-over-nobody = Сезон окончен.
league-paused = Пауза ({ $reason }).
league-signing-up = Запись открыта. { $count ->
    [0] Игроков пока нет.
    [one] Пока { $count } игрок.
    [few] Пока { $count } игрока.
   *[many] Пока { $count } игроков.
}
league-standing = { $round }: сыграно { $decided } из { $pairings }. Конец тура: { $when }.
league-times = Тур длится { ACC($span) }. Дополнительное время на сезон: { $grace }.
league-points = Очки: победа { $win }, ничья { $draw }, поражение { $loss }, техническая победа { $forfeit_win }, техническое поражение { $forfeit_loss }, обоюдное { $double_forfeit }. При равенстве: { $ties }.
tie-median_buchholz = медианный Бухгольц
tie-buchholz = Бухгольц
tie-wins = победы
tie-difference = разница очков
tie-scored = заработанные очки
tie-head_to_head = личные встречи
tie-lot = жребий
league-pairs = Играем парами. Запишись командой `/league join` и назови соратника.
league-fill-in = Игроков нечётное число? На подмену выйдет { $computer }, и никому не придётся пропускать тур. За места и призы он не борется.
league-winner-role = Чемпион сезона получает роль { $role }.
league-signup-open = Запись открыта, пока организаторы не начнут сезон.
league-signup-until = Запись закроется { $when } ({ $date }).
league-signup-starts = Запись закроется { $when } ({ $date }), и сезон начнётся сам.
league-entered = { $count ->
    [0] Игроков пока нет. Нажми «Записаться» — и список начнётся с тебя.
    [one] { $count } игрок:
    [few] { $count } игрока:
   *[many] { $count } игроков:
}
league-entered-of = { $count ->
    [0] Мест { $most }, игроков пока нет. Нажми «Записаться» — и список начнётся с тебя.
   *[other] Участники ({ $count } из { $most }):
}
league-invited = { $players } (ждём запись соратника)
league-waiting = Лист ожидания:
league-more = и ещё { $count }
league-finished = { $season } окончен.
league-champion = 🏆 Чемпион сезона: { $players }
league-place = { $place }. { $players }
league-role-given = Роль { $role } выдана: { $players }.
league-role-refused = Не вышло выдать роль { $role } ({ $players }): { $why }
league-role-rights = мне нужно право «Управлять ролями».
league-role-high = эта роль выше моей в списке ролей.
league-role-managed = эта роль принадлежит интеграции, выдать её нельзя.
league-role-gone = этой роли больше нет.
league-role-member = этого игрока нет на сервере.
league-notice = { $season }. { $words }
league-notice-time_given_back = { $why ->
    [gateway] У меня { ACC($span) } не было связи с Discord. Все сроки сдвинуты на столько же.
    [discord] Discord не отвечал мне { ACC($span) }. Все сроки сдвинуты на столько же.
    [clock] Мои часы скакнули вперёд на { ACC($span) }. Сроки сдвинуты вместе с ними, времени никто не потерял.
   *[away] Меня не было { ACC($span) }. Все сроки сдвинуты на столько же.
}
league-notice-paused = Организатор поставил сезон на паузу ({ $reason }). Все часы стоят. { $ends }
league-notice-resumed = Сезон продолжается. Все сроки сдвинуты на время паузы.
seasons-none = Сезонов здесь пока нет. Организаторы могут открыть первый: `/league create`.
seasons-head = Сезоны на этом сервере:
league-done-active = Ты в сезоне! Все участники — в сообщении сезона.
league-done-waiting = Мест нет. Ты в листе ожидания: освободится место — оно твоё.
league-done-invited = Почти готово: соратнику осталось нажать «Записаться» в сообщении сезона или ввести `/league join`.
league-done-left = Ты больше не в сезоне.
league-done-confirmed = Готово.
league-done-cancelled = Отменено. Всё осталось как было.
league-done-created = Запись на сезон открыта.
button-season-join = Записаться

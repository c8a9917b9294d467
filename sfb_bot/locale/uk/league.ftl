### A season: its post, its settings, its end.

button-season-mine = Мій матч
button-season-tablewords = Таблиця текстом
button-season-schedule = Розклад
button-season-results = Результати
league-title = **{ $name }**, сезон { $number }
league-head = { $season } · { $format }
league-swiss = швейцарська система
league-swiss-rounds = швейцарська система, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тури
   *[other] { $rounds } турів
}
stages-round_robin-1 = кожен із кожним
stages-round_robin-2 = кожен із кожним, два кола
stages-groups-1 = { $groups ->
    [one] { $groups } група
    [few] { $groups } групи
   *[other] { $groups } груп
}
stages-groups-2 = { $groups ->
    [one] { $groups } група
    [few] { $groups } групи
   *[other] { $groups } груп
}, два кола
league-best-of = { $games ->
    [3] серії до 2 перемог
    [5] серії до 3 перемог
   *[other] серії до { $games } матчів
}
league-playoff-single = далі плейоф на виліт, проходять { $count }
league-playoff-double = далі подвійне вибування, проходять { $count }
league-playoff-single-each = далі плейоф на виліт, з кожної групи { $count ->
    [1] проходить
   *[other] проходять
} { $count }
league-playoff-double-each = далі подвійне вибування, з кожної групи { $count ->
    [1] проходить
   *[other] проходять
} { $count }
league-playoff-best-of = { $games ->
    [1] у плейофі по одному матчу
    [3] у плейофі серії до 2 перемог
    [5] у плейофі серії до 3 перемог
   *[other] у плейофі серії до { $games } матчів
}
league-over = Завершено. Титул чемпіона: { $champion }
league-over-nobody = Завершено.
league-paused = Пауза. Причина: { $reason }
league-signing-up = Запис відкрито. { $count ->
    [one] Поки що { $count } гравець.
    [few] Поки що { $count } гравці.
   *[other] Поки що { $count } гравців.
}
league-standing = { $round }, зіграно { $decided } з { $pairings }. Кінець туру { $when }.
league-times = Час на тур: { $span }. Додатковий час на сезон: { $grace }.
league-points = Очки: перемога { $win }, нічия { $draw }, поразка { $loss }, технічна перемога { $forfeit_win }, технічна поразка { $forfeit_loss }, технічна поразка обох { $double_forfeit }. За рівних очок вирішують: { $ties }.
tie-median_buchholz = медіанний Бухгольц
tie-buchholz = Бухгольц
tie-wins = перемоги
tie-difference = різниця очок
tie-scored = набрані очки
tie-head_to_head = особисті зустрічі
tie-lot = жереб
league-pairs = Граєте парами. Запишися через `/league join` і вкажи соратника.
league-fill-in = Непарна кількість гравців? Для парності грає { $computer }, тож ніхто не пропускає тур. Ні місця, ні призу комп’ютер не забирає.
league-winner-role = За перше місце — роль { $role }.
league-signup-open = Запис відкрито, доки організатори не почнуть сезон.
league-signup-until = Запис закінчується { $when } ({ $date }).
league-signup-starts = Запис закінчується { $when } ({ $date }). Тоді сезон почнеться сам.
league-entered = { $count ->
    [0] Гравців поки немає. Натисни «Записатися» — почнімо з тебе.
    [one] { $count } гравець:
    [few] { $count } гравці:
   *[other] { $count } гравців:
}
league-entered-of = Зайнято місць: { $count } з { $most }.
league-invited = { $players } (чекаємо на згоду соратника)
league-waiting = Список очікування:
league-more = і ще { $count }
league-finished = { $season }: завершено!
league-champion = 🏆 Титул чемпіона: { $players }
league-place = { $place }. { $players }
league-role-given = Роль { $role } дістається: { $players }.
league-role-refused = Не вдалося видати роль { $role } ({ $players }): { $why }
league-role-rights = мені потрібен дозвіл «Керувати ролями».
league-role-high = у списку ролей вона вища за мою.
league-role-managed = ця роль належить інтеграції, тож видавати її я не можу.
league-role-gone = такої ролі вже немає.
league-role-member = цього гравця немає на сервері.
league-notice = { $season }: { $words }
league-notice-time_given_back = { $why ->
    [gateway] Зв’язку з Discord не було { ACC($span) }. Усі терміни зсунуто на { ACC($span) }.
    [discord] Discord не відповідав мені { ACC($span) }. Усі терміни зсунуто на { ACC($span) }.
    [clock] Мій годинник стрибнув уперед на { ACC($span) }. Усі терміни зсунуто, тож ніхто не втратив часу.
   *[away] Мене не було { ACC($span) }. Усі терміни зсунуто на { ACC($span) }.
}
league-notice-paused = Організатор поставив сезон на паузу. Усі годинники зупинено. Причина: { $reason }. { $ends }
league-notice-resumed = Сезон триває. Усі терміни зсунуто на час паузи.
seasons-none = Сезонів тут поки немає. Організатори можуть почати: `/league create`.
seasons-head = Сезони на цьому сервері:
league-done-active = Ти в грі! Усі гравці — у дописі сезону.
league-done-waiting = Місць більше немає. Ти в списку очікування: щойно хтось вийде, граєш.
league-done-invited = Майже готово: твоєму соратнику лишилося натиснути «Записатися» в дописі сезону або ввести `/league join`.
league-done-left = Ти більше не в сезоні.
league-done-confirmed = Готово.
league-done-cancelled = Скасовано. Нічого не змінилося.
league-done-created = Запис на сезон відкрито.
button-season-join = Записатися

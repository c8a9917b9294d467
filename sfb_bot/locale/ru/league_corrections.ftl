### Putting a season right: commands, effects, notices.

command-league-admin = Организаторам: исправить сезон
command-league-admin-move = Перенести сезон в другой канал
option-season-channel = Где продолжить сезон?
action-move = Переезд сезона
effect-moves = Сезон продолжится в { $channel }. { $playing ->
    [0] Сейчас никто не играет.
    [one] { $playing } матч останется в своей ветке. Новые откроются в новом канале.
    [few] { $playing } матча останутся в своих ветках. Новые откроются в новом канале.
   *[many] { $playing } матчей останутся в своих ветках. Новые откроются в новом канале.
}
refused-league-time-here = Сезон и так в этом канале.
league-notice-moved = Сезон переехал сюда из { $before }.
league-moved = { $season } теперь в { $channel }.

## Results put right.

command-league-admin-result = Исправить результат: победитель, ничья, техническое поражение, счёт
command-league-admin-replay = Переиграть матч
command-league-admin-reopen = Отменить последний тур, чтобы составить пары заново
option-result-player = Чья пара?
option-result = Какой результат?
option-score = Счёт матча, сначала этот игрок, например 5:3
option-result-round = Какой тур? Оставь пустым, если последняя пара игрока
option-result-game = Серия: какой матч? Оставь пустым, если вся пара
choice-result-win = победа этого игрока
choice-result-draw = ничья
choice-result-forfeit = техническое поражение этого игрока
choice-result-double_forfeit = техническое поражение обоих
choice-result-score = меняется только счёт
action-correct = Исправление результата
action-replay = Переигровка
action-reopen = Отмена тура
effect-was_decided = Было: { $pairing }, победа: { $winner } ({ $reason }).
effect-was_decided-drawn = Было: { $pairing }, ничья.
effect-was_decided-both = Было: { $pairing }, поражение обоих.
effect-decides-drawn = { $pairing }: ничья.
effect-scores = Счёт матча: { $home_score }:{ $away_score }.
effect-unrates = Матч { $match } больше не идёт в рейтинг и статистику.
effect-rates = Матч { $match } снова идёт в рейтинг и статистику.
effect-cancels_match = Матч { $match } отменяется.
effect-replaces_pairing = Тур { $round }: пара { $pairing } не играет. Вместо неё сыграют те, кто должен встретиться.
effect-unpairs = Тур { $round }: пара { $pairing } не играет. Новая появится, когда станет ясно, кто в ней.
effect-table_moves = Таблица: { $users }: очки { $had } → { $has }, место { $was } → { $is }.
effect-rounds_stay = Пары до тура { $round } включительно не меняются.
effect-can_reopen = Составить пары тура { $round } заново: `/league-admin reopen`.
effect-qualified_stay = Кто вышел в плей-офф, тот там и остаётся.
effect-goes_on = Сезон снова идёт.
effect-plays_on = { $count ->
    [one] { $count } отменённый матч начинается заново.
    [few] { $count } отменённых матча начинаются заново.
   *[many] { $count } отменённых матчей начинаются заново.
}
effect-loses_title = { $users } больше не { $players ->
    [1] чемпион
   *[other] чемпионы
} сезона, роль чемпиона снимается.
effect-wins_title = Новый чемпион сезона: { $users }.
effect-has_no_champion = Ни одного матча не сыграно, поэтому нет ни чемпиона, ни очков общего зачёта.
effect-opens_sign_up = Запись снова открыта.
effect-reopens = Тур { $taken } отменяется. Снова открыт тур { $round }.
effect-waits_for_round = Пары тура { $round } составим заново, когда ты начнёшь его командой `/league round`.
decided-played = по итогу матча
decided-timeout = по времени
deed-head = { $season }. Действие организатора: { $action }.
deed-why = Причина: { $reason }
league-result-void = { $season } · тур { $round } · { $both }: этот результат больше не считается.
league-round-taken-back = { $season }: тур { $round } отменён. Пары составим заново.
league-notice-title_lost = Титул чемпиона снят: { $players }.
refused-league-correction = Это исправить нельзя.
refused-league-correction-same = Результат и так такой. Всё осталось как было.
refused-league-correction-needs_winner = В плей-офф нужен победитель, ничьих там нет.
refused-league-correction-followed = Следующий матч сетки уже сыгран. Сначала исправь или переиграй его.
refused-league-correction-forgotten = Кто-то из участников удалил свои данные, поэтому сезон не продолжить.
refused-league-correction-score = Не понимаю счёт. Напиши так: 5:3. При техническом поражении счёта нет.
refused-league-correction-open = У этой пары ещё нет результата. Сначала дай ей результат, потом исправляй счёт.
refused-league-correction-game = { $count ->
    [0] У этой пары нет сыгранных матчей.
    [one] У этой пары { $count } сыгранный матч.
    [few] У этой пары { $count } сыгранных матча.
   *[many] У этой пары { $count } сыгранных матчей.
}
refused-league-round-earliest = Более раннего тура нет, возвращаться некуда.
refused-league-round-played = { $count ->
    [1] У одного матча этого тура уже есть результат. Сначала переиграй его командой `/league-admin replay` или оставь тур как есть.
    [one] У { $count } матча этого тура уже есть результат, поэтому тур остаётся как есть.
   *[other] У { $count } матчей этого тура уже есть результаты, поэтому тур остаётся как есть.
}

## Time, settings, people, the end of a season.

command-league-admin-extend = Дать больше времени паре или всему туру
command-league-admin-change = Изменить настройку сезона
command-league-admin-enter = Принять игрока после начала сезона
command-league-admin-return = Вернуть игрока, который вышел из сезона
command-league-admin-delete = Удалить пробный сезон
option-extend-time = На сколько или до какого времени? Например, 2d, 1d 12h или 2026-12-01 18:00
option-extend-player = Чья пара? Оставь пустым, если весь тур
option-change-setting = Какая настройка? Начни вводить и выбери из списка
option-change-value = Новое значение, например 7d, scheduled или win 3, draw 1
option-enter-player = Кого принять?
option-enter-points = Швейцарская система: сколько очков на старте? Обычно 0
option-return-player = Кто снова играет?
option-delete-season = Какой сезон?
option-delete-name = Если в нём есть сыгранные матчи: напиши название лиги, чтобы подтвердить
option-pause-until = До какого времени? Например, 3d или 2026-12-01 18:00. Оставь пустым — без срока
action-extend = Продление срока
action-change = Смена настройки
action-enter_late = Запись после старта
action-come_back = Возвращение в сезон
action-delete = Удаление сезона
effect-extends = { $pairing }: новый срок — { $when }.
effect-extends_round = Тур { $round } теперь закончится { $when }. Это срок для всех его открытых матчей.
effect-resumes_itself = Сезон продолжится сам: { $when }.
effect-changes = { $setting }: { $before } → { $value }.
effect-counts_from_round = Действует со следующего тура.
effect-counts_from_game = Идущие матчи сохраняют свой темп. У новых будет новый.
effect-enters_late = { $users } { $players ->
    [1] играет
   *[other] играют
} с тура { $round }, на старте { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
effect-begins_again = Ничего ещё не сыграно, поэтому расписание составляется заново. { $matches ->
    [one] Начинается { $matches } матч.
    [few] Начинаются { $matches } матча.
   *[many] Начинаются { $matches } матчей.
}
effect-comes_back = { $users } снова { $players ->
    [1] играет
   *[other] играют
} с тура { $round }. Технические поражения остаются.
effect-deletes = Сезон удаляется целиком: игроков { $entrants }, матчей с результатом { $finished }, таблица и журнал. Вернуть их будет нельзя.
league-paused-until = Сезон продолжится сам: { $when }.
league-deleted = { $season } удалён организатором.
league-notice-returned = Пополнение: со следующего тура играет { $player }.
league-setting-round_length = Время на тур
league-setting-grace = Дополнительное время
league-setting-remind = Напоминания
league-setting-cadence = Следующий тур
league-setting-most = Число мест
league-setting-loses_on_time = Время вышло — поражение
league-setting-starts_itself = Начать автоматически
league-setting-seeding = Посев
league-setting-winner_role = Роль чемпиона сезона
league-setting-fill_in = Компьютер на подмену
league-setting-points = Очки
league-setting-tie_breaks = Дополнительные показатели
league-setting-swiss_rounds = Туры швейцарской системы
league-setting-playoff = Плей-офф
league-setting-qualifiers = Места в плей-офф
league-setting-grand_final_reset = Второй гранд-финал
league-setting-best_of = Матчи в серии
league-setting-playoff_best_of = Матчи в серии плей-офф
league-setting-pace = Темп
league-setting-signup_until = Конец записи
league-setting-on = да
league-setting-off = нет
refused-league-time-moment = Не понимаю это время. Напиши так: 2d, 1d 12h, 2w, 18:30 или 2026-12-01 18:00.
refused-league-time-pause = Конец паузы должен быть в будущем, не дальше года.
refused-league-time-extension = Так времени не прибавится. Выбери срок позже нынешнего, но не дальше 90 дней.
refused-league-time-playoffs = Плей-офф уже идёт, это больше не изменить.
refused-league-time-started_setting = Сезон уже идёт, это больше не изменить.
refused-league-time-delete = В этом сезоне есть сыгранные матчи. Чтобы всё равно удалить его, напиши в `название` название: { $name }
refused-league-settings-setting = Не знаю такой настройки. Начни вводить и выбери из списка.
refused-league-settings-choice = У этой настройки нет такого значения. Начни вводить и выбери из списка.
refused-league-settings-value = Не понимаю это значение.
refused-league-settings-same = Так и есть. Всё осталось как было.
refused-league-settings-role = Эту роль я выдать не могу: она должна быть ниже моей, и мне нужно право «Управлять ролями».
refused-league-closed-last_round = Уже поздно: туров больше не осталось.
refused-league-closed-schedule = Как только сыгран первый матч, расписание не меняется. Можно занять чьё-то место (`/league substitute`) или записаться на следующий сезон.
refused-league-entered-came_back = Этот игрок вышел из сезона. Вернуть его можно командой `/league-admin return`.
refused-league-entered-pair = Пара этого игрока вышла из сезона. Вернуть обоих можно командой `/league-admin return`.
points-win = победа { $points }
points-draw = ничья { $points }
points-loss = поражение { $points }
points-forfeit_win = техническая победа { $points }
points-forfeit_loss = техническое поражение { $points }
points-double_forfeit = техническое поражение обоих { $points }
points-bye = пропуск тура { $points }

### What organisers of a season do: previews, effects, the log.

button-confirm = Подтвердить

## What an organiser's action will change, and the log of what was done.

preview-head = **{ $action }** · { $season }. Вот что изменится:
preview-reason = Причина (её увидят все): { $reason }
preview-sure = Продолжить?
preview-cannot-pin = ⚠️ Я не могу закреплять здесь сообщения. Дай мне право «Закреплять сообщения» или закрепи сообщение сезона вручную.
action-create = Новый сезон
action-start = Старт сезона
action-open_round = Начало следующего тура
action-close_round = Конец тура
action-award = Присуждение победы
action-forfeit = Техническое поражение
action-drop = Выход из сезона
action-substitute = Замена игрока
action-pause = Пауза
action-resume = Конец паузы
action-finish = Конец сезона
action-enter = Новые игроки
action-undo = Отмена последнего действия
effect-season_opened = В этом канале открывается запись.
effect-starts = Запись закрывается, начинается тур 1. Участников: { $entrants }. { $matches ->
    [one] Начинается { $matches } матч.
    [few] Начинаются { $matches } матча.
   *[many] Начинаются { $matches } матчей.
}
effect-fills_in = { $users } играет на подмену: число игроков нечётное.
effect-is_ranked = { $users } { $players ->
    [1] получает
   *[other] получают
} место в таблице и результаты компьютера.
effect-left_out = Не играют: { $users }.
effect-pauses = Все часы останавливаются. { $matches ->
    [0] Сейчас никто не играет.
    [one] { $matches } матч на паузе.
    [few] { $matches } матча на паузе.
   *[many] { $matches } матчей на паузе.
}
effect-resumes = Все часы снова идут. { $matches ->
    [0] Сейчас никто не играет.
    [one] { $matches } матч продолжается.
    [few] { $matches } матча продолжаются.
   *[many] { $matches } матчей продолжаются.
}
effect-finishes = Сезон заканчивается, места — по нынешней таблице. { $undecided ->
    [0] Все пары сыграны.
    [one] { $undecided } пара остаётся без результата, её матч отменяется.
    [few] { $undecided } пары остаются без результата, их матчи отменяются.
   *[many] { $undecided } пар остаются без результата, их матчи отменяются.
}
effect-enters-active = { $users } { $players ->
    [1] входит
   *[other] входят
} в сезон.
effect-enters-waiting = { $users } { $players ->
    [1] попадает
   *[other] попадают
} в лист ожидания.
effect-opens_round = Начинается тур { $round }: { $matches ->
    [0] матчей нет.
    [one] { $matches } матч.
    [few] { $matches } матча.
   *[many] { $matches } матчей.
}
effect-closes_round = Тур { $round } заканчивается сейчас, без дополнительного времени.
effect-is_left_open = { $pairing }: пока не решено.
effect-decides-both = { $pairing }: поражение обоих ({ $reason }).
effect-decides = { $pairing }: { $winner } { $players ->
    [1] побеждает
   *[other] побеждают
} ({ $reason }).
effect-ends_match = Матч { $match } заканчивается.
effect-leaves = { $users } { $players ->
    [1] выходит
   *[other] выходят
} из сезона.
effect-moves_up = { $users } { $players ->
    [1] переходит
   *[other] переходят
} из листа ожидания в сезон.
effect-drops = { $users } больше не { $players ->
    [1] играет
   *[other] играют
} после тура { $after_round }. Прежние результаты остаются.
effect-substitutes = Замена: { $leaving } → { $joining }. Все результаты остаются.
effect-takes_over_match = Матч { $match } тоже переходит к замене.
effect-plays_again = { $pairing }: начинается новый матч.
effect-returns = { $users } снова в сезоне.
effect-undoes = Отменяется: { $action } ({ $by }). Причина была такой: { $reason }
decided-organiser = решение организатора
decided-forfeit = техническое поражение
decided-no_show = неявка
decided-double_forfeit = обоюдное техническое поражение
deeds-none = { $season }: организаторы пока ничего не меняли.
deeds-head = { $season }: что делали организаторы, сначала новое:
deed = { $when } { $actor }: { $action }. Причина: { $reason }.
deed-by-rule = { $when } Автоматически: { $action }.

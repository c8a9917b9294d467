### What organisers of a season do: previews, effects, the log.

button-confirm = Підтвердити

## What an organiser's action will change, and the log of what was done.

preview-head = **{ $action }** · { $season }. Ось що зміниться:
preview-reason = Причина (її бачать усі): { $reason }
preview-sure = Робимо?
preview-cannot-pin = ⚠️ Я не можу закріплювати тут повідомлення. Дай мені дозвіл «Закріплювати повідомлення» або закріпи допис сезону власноруч.
action-create = Новий сезон
action-start = Старт сезону
action-open_round = Старт наступного туру
action-close_round = Кінець туру зараз
action-award = Присудження перемоги
action-forfeit = Технічна поразка
action-drop = Вихід із сезону
action-substitute = Заміна гравця
action-pause = Пауза сезону
action-resume = Продовження сезону
action-finish = Завершення сезону
action-enter = Додавання гравців
action-undo = Скасування останньої дії
effect-season_opened = У цьому каналі відкривається запис.
effect-starts = Запис закривається, починається тур 1. Учасників: { $entrants }. { $matches ->
    [one] Починається { $matches } матч.
    [few] Починаються { $matches } матчі.
   *[other] Починаються { $matches } матчів.
}
effect-fills_in = Для парності грає { $users }, бо кількість гравців непарна.
effect-is_ranked = { $users } { $players ->
    [1] отримує
   *[other] отримують
} місце в таблиці з результатами комп’ютера.
effect-left_out = Не грає в сезоні: { $users }.
effect-pauses = Усі годинники зупиняються. { $matches ->
    [0] Зараз ніхто не грає.
    [one] На паузі { $matches } матч.
    [few] На паузі { $matches } матчі.
   *[other] На паузі { $matches } матчів.
}
effect-resumes = Усі годинники йдуть далі. { $matches ->
    [0] Зараз ніхто не грає.
    [one] Триває { $matches } матч.
    [few] Тривають { $matches } матчі.
   *[other] Тривають { $matches } матчів.
}
effect-finishes = Сезон завершується з нинішньою таблицею. { $undecided ->
    [0] Усі пари мають результат.
    [one] { $undecided } пара лишається без результату, її матч скасовано.
    [few] { $undecided } пари лишаються без результату, їхні матчі скасовано.
   *[other] { $undecided } пар лишаються без результату, їхні матчі скасовано.
}
effect-enters-active = { $users } { $players ->
    [1] приєднується
   *[other] приєднуються
} до сезону.
effect-enters-waiting = { $users } { $players ->
    [1] переходить
   *[other] переходять
} у список очікування.
effect-opens_round = Починається тур { $round }: { $matches ->
    [0] матчів немає.
    [one] { $matches } матч.
    [few] { $matches } матчі.
   *[other] { $matches } матчів.
}
effect-closes_round = Тур { $round } закінчується зараз, без додаткового часу.
effect-is_left_open = { $pairing }: поки без результату.
effect-decides-both = { $pairing }: { $reason }.
effect-decides = { $pairing }: { $winner } { $players ->
    [1] перемагає
   *[other] перемагають
} ({ $reason }).
effect-ends_match = Матч { $match } завершується.
effect-leaves = { $users } { $players ->
    [1] виходить
   *[other] виходять
} із сезону.
effect-moves_up = { $users } { $players ->
    [1] переходить
   *[other] переходять
} зі списку очікування в сезон.
effect-drops = { $users } більше не { $players ->
    [1] грає
   *[other] грають
} після туру { $after_round }. Результати лишаються.
effect-substitutes = { $leaving } виходить, далі грає { $joining } — з усіма результатами.
effect-takes_over_match = Матч { $match } теж переходить до нового гравця.
effect-plays_again = { $pairing }: починається новий матч.
effect-returns = { $users } знову { $players ->
    [1] грає в сезоні.
   *[other] грають у сезоні.
}
effect-undoes = Скасовано: { $action } (організатор: { $by }). Тоді була причина: { $reason }
decided-organiser = рішення організатора
decided-forfeit = технічна поразка суперника
decided-no_show = неявка суперника
decided-double_forfeit = технічна поразка обох
deeds-none = { $season }: організатори поки нічого не робили.
deeds-head = { $season }. Що робили організатори, останнє вгорі:
deed = { $when } { $actor }: { $action }. Причина: { $reason }.
deed-by-rule = { $when } Автоматично: { $action }.

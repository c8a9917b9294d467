### Notices: reminders, requests and what was done.

reminder = { $player }, твой ход. Время истекает { $when }.
reminder-direct = Твой ход в { $channel } (матч { $match }). Время истекает { $when }.
nudge = { $player }, в этом ходу тебе больше нечего делать. Нажми «Играть», чтобы его закончить.
undo-ask = { $other }, { $player } просит взять назад: { $what }
undo-choice = последний выбор
rewound-choice = последний выбор
draw-ask = { $other }, { $player } предлагает ничью. Принять?
time-up = { $late }: время вышло. { $other }: дать ещё времени или забрать победу?
concede-sure = Сдаться? Другая сторона сразу победит.
concede-sure-partner = Сдаться? Для этого нужно и согласие соратника: { $partner }. Пока его нет, можно передумать.
concede-sure-too = Сдаться? { $partner } тоже сдаётся, так что другая сторона сразу победит.
concede-waits = Ты хочешь сдаться. Ждём согласия соратника: { $partner }. Может, всё-таки играть дальше?
concede-ask = { $other }, { $player } хочет сдаться. Это засчитается, только если ты согласишься.
notice-paused = Организатор поставил матч на паузу. Причина: { $reason }
notice-resumed = { $given ->
    [0] Матч продолжается.
   *[other] Матч продолжается. Причина: { $reason }
}
notice-passed_for = Организатор ответил за игрока { $player }. Причина: { $reason }
notice-replaced = { $player } играет вместо игрока { $leaving }. Причина: { $reason }
notice-rewound = Организатор отмотал матч назад ({ $reason }). Отменено: { $what }
notice-ended = Организатор завершил матч. Причина: { $reason }
notice-time_granted = { $player } получает ещё { ACC($span) }.
notice-time_given_back = { $why ->
    [place] Я не мог писать сюда { ACC($span) }. На все часы добавлено столько же.
    [gateway] Связь с Discord пропала на { ACC($span) }. На все часы добавлено столько же.
    [discord] Discord не отвечал мне { ACC($span) }. На все часы добавлено столько же.
    [clock] Мои часы скакнули вперёд на { ACC($span) }. Все сроки сдвинулись вместе с ними, так что время никто не потерял.
   *[away] Меня не было { ACC($span) }. На все часы добавлено столько же.
}
notice-away = { $player } отсутствует и вернётся { $when }. Часы этого игрока стоят.
notice-undo = { $player } берёт назад: { $what }
notice-undo_agreed = { $player } разрешает взять назад: { $what }
notice-undo_refused = { $others }, { $player } не разрешает взять назад. Играем дальше.
notice-draw_agreed = { $player } за ничью. Ждём ответа: { $others }.
notice-draw_declined = { $player } хочет играть дальше. Ничьей не будет.
notice-draw_withdrawn = { $player } отзывает предложение ничьей.
notice-concession_withdrawn = { $player } решает играть дальше.
notice-action_restarted = Правило для этого действия исправлено. Действие начинается заново, с первого выбора.
notice-edition_changed = Карты, с которыми начался этот матч, больше не годятся. Он продолжается с нынешними, а последнее действие начинается заново, с первого выбора.
notice-broken = { $players }, сейчас я не могу прочитать этот матч, поэтому он стоит. Ничего не потеряно, часы не идут. Организатор может завершить его командой `/{ $group }-admin end`.
notice-mended = Я снова могу прочитать этот матч, и он продолжается. У всех, от кого он ждёт ответа, снова полное время.
notice-dropped = Из сезона выходит { $player }.
notice-grace = Пошло дополнительное время ({ $player }), оно истекает { $when }.
notice-signup_closed = Запись закрыта. Организаторы, начните сезон командой `/league start`.
notice-not_started = Запись закрыта, но начать сезон не вышло. { $what } Организаторы, дело за вами.
notice-substituted = Замена: { $player } вместо игрока { $leaving }.
notice-any = В этом матче что-то изменилось.
notice-accepted = Поехали! Скоро в приглашении появится ссылка на матч.
notice-seated = Ты за столом! Матч начнётся, когда все места будут заняты.
notice-left = Ты больше не за столом.
notice-declined = Приглашение отклонено.
notice-cancelled = Приглашение отменено.
notice-granted = Готово: времени стало больше.
notice-undo-refused = Хорошо, всё остаётся как есть.
notice-rematch-offered = Приглашение на реванш отправлено.
notice-held = Принято. Пока ответ не засчитан, его можно изменить.
notice-invited = Приглашение отправлено.
notice-settings-saved = Сохранено.
notice-forgotten = Удалено. { $count ->
    [0] Во всём, что уже закончилось, тебя больше нет.
    [one] Твоего имени больше нет в { $count } завершённом матче.
   *[other] Твоего имени больше нет в { $count } завершённых матчах.
}
notice-forgotten-later = Удалено всё, что можно. { $count ->
    [one] Твоё имя пока нужно в { $count } матче или сезоне
   *[other] Твоё имя пока нужно в матчах и сезонах ({ $count })
} и исчезнет, как только всё закончится. Делать ничего не надо.
notice-hand-sent = Твоя рука — в личных сообщениях.
notice-undo-asked = Спрашиваю другую сторону.
notice-draw-offered = Ничья предложена. Пока нет ответа, предложение можно отозвать.
notice-draw-withdrawn = Предложение ничьей отозвано.

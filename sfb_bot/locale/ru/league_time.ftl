### When league games are played: clocks that wait for the players, and agreed times.

button-ready = Я на месте
command-league-ready = Сказать, что ты на месте, чтобы часы твоего матча пошли
league-greeting-clocks = Часы ждут, пока все не соберутся: нажмите **Я на месте** или просто играйте.
ledger-clocks-wait = { $count ->
    [0] Часы ждут: { $absent }.
   *[other] На месте: { $here }. Часы ждут: { $absent }.
}
ready-waits = Ты на месте. Часы пойдут, когда { $count ->
    [1] придёт
   *[other] придут
} { $players }.
ready-runs = Ты на месте, часы идут.
ready-over = Этот матч уже окончен.
notice-clocks_started = { $count ->
    [0] Все на месте: часы пошли.
    [1] Часы пошли. { $players }, твой ход.
   *[other] Часы пошли. { $players }, ваш ход.
}

# Agreed times. Discord shows every moment by the reader's own clock.
command-league-time = Предложить противнику время матча
option-match-time = Когда? По твоим часам: 18:30, 2026-05-01 18:30 или 3h — через три часа
button-accept-time = Подходит
time-offered = { $player }: сыграем { $when } ({ $date })? { $other }, подходит? Другое время можно предложить командой `/league time`.
time-agreed = Договорились! { $player } — { $other }: играете { $when } ({ $date }). Часы пойдут тогда или раньше, если все на месте.
time-soon = { $players }, вы играете { $when }: { $date }.
time-soon-direct = { $season }: ты играешь { $when } ({ $date }), место — { $where }.
time-told-offered = Предложение противнику отправлено: { $date } ({ $when }).
time-told-agreed = Договорились: вы играете { $when } ({ $date }). Я напомню обоим.
time-told-utc = Я считаю это время по UTC. Укажи часовой пояс в `/settings me`, и я буду понимать время по твоим часам.
pairing-time = Договорились: { $date } ({ $when }).
pairing-offer = Предложено время: { $date } ({ $player }).
refused-league-when = Тогда сыграть не получится.
refused-league-when-typed = Не понимаю это время. Попробуй 18:30, 2026-05-01 18:30 или 3h.
refused-league-when-past = Это время уже прошло. Предложи время позже.
refused-league-when-late = Время на ваш матч истекает { $until }. Предложи время раньше.
refused-league-when-stale = Это предложение устарело. Нынешнее покажет `/league pairing`.
refused-league-when-own = Это твоё предложение. Принять его должен противник.
refused-league-when-paused = Сезон сейчас не идёт.
refused-league-when-computer = Твой противник — компьютер: играй, когда захочешь.
refused-league-pairing-own = В этом сезоне у тебя сейчас нет матча.

# What is unfinished when a round ends.
league-unfinished = { $rule ->
    [score] Если матч не доигран к концу тура, побеждает тот, у кого больше очков, а при равном счёте — ничья.
    [extend] Если матч не доигран к концу тура, он продлевается, самое большее на { ACC($most) }. Потом проигрывает тот, чей ход.
    [organiser] Если матч не доигран к концу тура, его решает организатор.
   *[asked] Если матч не доигран к концу тура, проигрывает тот, чей ход.
} Кто так и не пришёл, выиграть не может.
league-least-answer = На ответ у тебя всегда есть { $least }, но не позже чем через { ACC($most) } после конца тура.
league-notice-least_answer = { $players }: на ответ ещё есть время, матч закончится { $when }.
league-notice-undecided = { $players }: время вышло. Матч решает организатор: `/league award` или `/league forfeit`.
league-notice-organisers = { $organisers }, загляните, пожалуйста.
pairing-undecided = Время вышло. Матч решает организатор.
result-by-score = { $winner } { $players ->
    [1] побеждает
   *[other] побеждают
} по очкам (время вышло)

# A season whose channel was deleted.
doctor-season_lost-ill = { $season }: канал удалён. Новые туры не начинаются, а в матчах без ветки никто не теряет время.

# Somebody who is to play has left the server.
league-notice-left_server = Больше нет на сервере, а матч ещё впереди: { $players }. Найдите замену (`/league substitute`) или выведите из сезона (`/league drop`).
refused-too-many-proposals = Предложений уже много. Попробуй снова { $until }.
league-setting-unfinished = Недоигранные матчи
league-setting-least_answer = Время на ответ в конце тура
league-setting-most_extension = Предел времени после конца тура
choice-unfinished-asked = проигрывает тот, чей ход
choice-unfinished-score = побеждает тот, у кого больше очков
choice-unfinished-extend = больше времени, потом проигрывает тот, чей ход
choice-unfinished-organiser = решает организатор
refused-league-settings-least_answer = Время на ответ — не больше 90 дней.
refused-league-settings-most_extension = Время после конца тура — не больше 90 дней.

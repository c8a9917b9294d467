### What is not possible, and why.

refused = Сейчас так нельзя.
refused-not-yours = Этот вопрос не тебе.
refused-not-yours-turn = Сейчас ещё не твой ход.
refused-exercise = Такого урока или задачи нет. Иногда они меняются.
refused-stale = Игра ушла вперёд. Вот текущий вопрос:
refused-stale-ahead = Этого заранее уже не выбрать. Вот как обстоят дела:
refused-stale-partner = За вас обоих уже есть ответ соратника:
refused-stale-unfinished = Сначала закончи начатое:
refused-illegal = Сейчас это выбрать нельзя.
refused-illegal-word = Сейчас так нельзя.
refused-illegal-joined = Вместе это не получится. Выбери что-то одно или несколько из второго меню.
refused-over = Этот матч уже окончен.
refused-setup = С такими настройками матч не начать.
refused-setup-option = В этом режиме нет такой настройки или такого значения. Начни вводить и выбери из списка.
refused-illegal-do = Сейчас нельзя сделать «{ $option }».
refused-no-match = Не нахожу такого матча. Введи `/` и выбери `list`, чтобы увидеть свои.
refused-no-match-here = В этом канале нет матча. Введи команду в ветке или канале самого матча.
refused-broken = Сейчас я не могу прочитать матч { $match }, поэтому он стоит. Ничего не потеряно, часы не идут. Организатор может его завершить.
refused-not-seated = Ты не играешь в этом матче. Следить за ним помогут кнопки «Поле» и «Журнал».
refused-still-played = Посмотреть повтор своими глазами можно, когда матч закончится.
refused-paused = Матч на паузе: { $reason }
refused-undo-over = В оконченном матче ничего не взять назад: его тасовка уже открыта.
refused-undo = Без согласия других это назад не взять: что-то уже открылось или кто-то уже сделал свой выбор.
refused-time = У другой стороны ещё есть время.
refused-lobby-closed = Это приглашение больше не действует.
refused-not-invited = Это приглашение не тебе.
refused-not-invited-yourself = Вызвать себя нельзя.
refused-not-invited-own-table = Это твоё приглашение. Подожди, пока кто-нибудь откликнется.
refused-not-invited-bot = Этот бот не играет. Вызови человека — или меня.
refused-not-invited-stranger = Кого-то из названных нет на этом сервере. Вызови того, кто здесь.
refused-not-invited-too-many-named = Для этого режима игроков слишком много. Назови меньше или выбери другой режим.
refused-not-invited-cancel = Отменить может только хозяин стола.
refused-not-invited-forgotten = Твой противник удалил свои данные, поэтому приглашение не отправить. Вызови кого-нибудь другого.
refused-not-invited-blocked = { $player } сейчас не принимает твои приглашения. Пригласи кого-нибудь другого.
refused-not-invited-host = Хозяин стола хочет играть с другими. Открой свой стол.
refused-too-many = Слишком часто. Попробуй снова { $until }.
refused-too-many-pair = Игрок { $player } уже получил от тебя несколько приглашений. Дай время ответить и попробуй снова { $until }.
refused-too-many-pair-open = Твоих приглашений у игрока { $player } уже { $count }. Подожди ответа, отмени одно или попробуй снова { $until }.
refused-too-many-asked = Игрока { $player } в последнее время зовут очень часто. Попробуй снова { $until }.
refused-too-many-asked-open = У игрока { $player } и так много открытых приглашений. Попробуй снова { $until }.
refused-too-many-host = От тебя уже много приглашений. Сделай перерыв и попробуй снова { $until }.
refused-too-many-host-open = У тебя { $count ->
    [one] { $count } открытое приглашение
    [few] { $count } открытых приглашения
    [many] { $count } открытых приглашений
   *[other] { $count } открытого приглашения
}. Отмени одно или подожди: на какое-то ответят, или оно истечёт { $until }.
refused-too-many-server = Здесь сейчас очень людно. Попробуй снова { $until }.
refused-too-many-server-open = На этом сервере слишком много открытых приглашений. Попробуй снова { $until }.
refused-too-many-again = Такая просьба только что была. Попробуй в следующий ход или { $until }.
refused-too-many-requests = В этом матче таких просьб уже много. Попробуй снова { $until }.
refused-too-many-costly = На это мне нужно время. Попробуй снова { $until }.
refused-too-many-queue = Ты уже в { $count ->
    [one] { $count } матче
   *[other] { $count } матчах
}. Сначала закончи один, и я поищу ещё.
refused-too-many-blocks = У тебя уже { $count ->
    [one] { $count } заблокированный игрок
    [few] { $count } заблокированных игрока
    [many] { $count } заблокированных игроков
   *[other] { $count } заблокированного игрока
}, больше я не запомню. Сначала разблокируй кого-нибудь.
refused-block = Этого игрока заблокировать нельзя.
refused-block-self = Заблокировать себя нельзя.
refused-place = Это место занять нельзя.
refused-place-full = На этой стороне мест нет. Попробуй другую.
refused-place-seated = Ты уже за этим столом. Сначала уйди или выбери другую сторону.
refused-place-host = Это твой стол, и ты играешь за сторону A. Чтобы закрыть его, нажми «Отменить».
refused-place-host-leaves = Это твой стол. Чтобы закрыть его, нажми «Отменить».
refused-place-not-in = Ты не за этим столом.
refused-place-twice = Кто-то назван дважды. У каждого игрока одно место.
refused-place-queue = В этой игре нет режима на двоих, поэтому нет и очереди.
refused-place-queue-here = Здесь нельзя открыть ветку для матча. Введи команду в текстовом канале.
refused-place-too-many = Игроков больше, чем мест.
refused-team = Здесь нет заметки для соратника.
refused-team-partner = В этом матче у тебя нет соратника, и писать заметку некому.
refused-team-note = В заметке может быть до { $most } знаков. В твоей { $found }.
refused-channel-busy = Здесь уже идёт матч { $match }. Выбери другой канал или ветку.
refused-pace = Такое время не подходит. Ход: от 2 минут до 14 дней. Реакция: от 30 секунд до времени хода. Запас: до 28 дней.
refused-pace-no-window = Такое время не подходит. Ход: от 2 минут до 14 дней. Запас: до 28 дней.
refused-league-unknown = Не нахожу такого сезона. `/league list` покажет сезоны этого сервера.
refused-league-unknown-which = Здесь несколько сезонов. Укажи нужный в `сезон`.
refused-league-unknown-none = На этом сервере ещё нет сезонов. Организаторы могут начать первый командой `/league create`.
refused-league-unknown-league = Не нахожу такой лиги. `/league list` покажет лиги этого сервера.
refused-league-settings = С такими настройками сезон не начать.
refused-league-settings-name = В названии лиги может быть от 1 до 60 знаков.
refused-league-settings-round_length = Тур может длиться от 5 минут до 90 дней.
refused-league-settings-grace = Дополнительное время — не больше 90 дней.
refused-league-settings-remind = На тур можно задать до трёх напоминаний, например: 2d 6h
refused-league-settings-most = В сезоне может быть от 2 до 256 мест.
refused-league-settings-sides = Лиге нужен режим с двумя сторонами. Выбери другой режим.
refused-league-settings-team_size = В этом режиме другое число игроков. Выбери подходящий режим.
refused-league-settings-signup = Конец записи должен быть в будущем, например 5d или 2026-05-01.
refused-league-settings-starts_itself = Чтобы сезон начался автоматически, у записи должен быть срок. Укажи `запись_до`.
refused-league-settings-bad_best_of = Серия может быть из 1, 3 или 5 матчей.
refused-league-settings-bad_groups = Для групп выбери формат «группы» и хотя бы 2 группы.
refused-league-settings-bad_qualifiers = Укажи в `выходят`, сколько игроков выходит в плей-офф: хотя бы 2 или хотя бы по 1 из группы.
refused-league-settings-bad_points = Победа должна давать больше очков, чем поражение, например: win 3, draw 1, loss 0
refused-league-settings-bad_tie_breaks = Одного из этих дополнительных показателей я не знаю. Выбирай из списка: { "median_buchholz, buchholz, wins, difference, scored, head_to_head, lot" }.
refused-league-settings-too_few_entrants = Для таких настроек записалось слишком мало игроков.
refused-league-settings-too_many_groups = Для стольких групп записалось слишком мало игроков.
refused-league-settings-too_many_swiss_rounds = Для стольких туров записалось слишком мало игроков.
refused-league-settings-too_many_qualifiers = Игроков меньше, чем мест в плей-офф.
refused-league-settings-options = Не понимаю, что в `параметры`. Начни вводить и выбери из списка, между двумя поставь запятую.
refused-league-settings-channel = Сезону нужен текстовый канал, где для матчей можно открывать ветки. Введи команду в канале, а не в ветке.
refused-league-closed = Запись закрыта.
refused-league-closed-started = Сезон уже начался. Организатор ещё может тебя принять командой `/league-admin enter`.
refused-league-closed-finished = Сезон окончен.
refused-league-closed-late = Запись закрыта.
refused-league-entered = Этот игрок уже в сезоне.
refused-league-entered-self = Ты уже в сезоне.
refused-league-not-entered = Этого игрока нет в сезоне.
refused-league-not-entered-self = Тебя нет в этом сезоне.
refused-league-not-entered-unknown = Не нахожу такого игрока в этом сезоне.
refused-league-not-entered-dropped = Этот игрок вышел из сезона.
refused-league-not-entered-empty = Список пуст. Напиши упоминания или ID пользователей, по игроку в строке.
refused-league-not-entered-stranger = Пользователя { $user } нет на этом сервере, поэтому я никого не добавил.
refused-league-not-entered-computer = Компьютер остаётся до конца, чтобы никто не пропускал тур. Человек может занять его место: `/league substitute`.
refused-league-not-entered-bot = Боты в лигах не играют.
refused-league-partner = Проверь, как записываются в эту лигу: по одному или парами.
refused-league-partner-pair = Эта лига для пар. Введи `/league join` и назови соратника. Потом ему нужно нажать «Записаться».
refused-league-partner-single = В этой лиге каждый сам за себя. Запишись без соратника.
refused-league-partner-self = Себя в соратники взять нельзя.
refused-league-time = Сейчас так нельзя.
refused-league-time-signup = Сезон ещё не начался.
refused-league-time-running = Сезон уже идёт.
refused-league-time-started = Сезон уже начался.
refused-league-time-paused = Сезон на паузе. Сначала сними её командой `/league resume`.
refused-league-time-finished = Сезон уже окончен.
refused-league-round = В этом туре так нельзя.
refused-league-round-undecided = { $count ->
    [one] В этом туре ещё { $count } пара без результата.
    [few] В этом туре ещё { $count } пары без результата.
    [many] В этом туре ещё { $count } пар без результата.
   *[other] В этом туре ещё { $count } пары без результата.
} Если всё равно хочешь его закончить, введи `/league round` и выбери «закончить этот тур сейчас».
refused-league-round-none = Сейчас тур не идёт.
refused-league-round-decided = У всех пар этого тура есть результат. Начни следующий: `/league round`.
refused-league-pairing = Не нахожу такой пары.
refused-league-pairing-bye = Этот игрок пропускает тур.
refused-league-pairing-round = В том туре этот игрок не играл.
refused-league-pairing-none = У этого игрока сейчас нет матча.
refused-league-decided = У этой пары уже есть результат. Ничего не изменилось.
refused-league-reason = Укажи причину. Её увидят все.
refused-league-reason-long = В причине может быть до 300 знаков.
refused-league-changed = За это время сезон изменился, поэтому я ничего не сделал. Введи команду ещё раз, чтобы получить новый предпросмотр.
refused-league-undo = Отменить это уже нельзя.
refused-league-undo-nothing = Отменять нечего.
refused-league-undo-final = Последнее действие отменить нельзя.
refused-league-undo-results = Отменить это уже нельзя: от него зависят новые результаты.
refused-setting = «{ $value }» сюда не подходит, поэтому ничего не изменилось.
refused-timezone = Не знаю часового пояса «{ $value }». Введи город поблизости и выбери из списка.
refused-rule = Правило: { $rule }.
denied-not-organiser = Это могут только организаторы. Попроси того, кто управляет этим сервером.
denied-not-organiser-role = Это могут только организаторы. Обратись к @{ $role }.
denied-unknown = Эта кнопка больше не работает. Введи `/` и выбери `list`, чтобы увидеть свои матчи.
denied-trouble = У меня что-то пошло не так. Ничего не потеряно. Попробуй ещё раз через минуту.
denied-not-found = Ничего не нашлось.
denied-game-off = На этом сервере не играют в { ACC($game) }. Организаторы могут включить эту игру: `/settings server`.
denied-no-page = { $game }: такой страницы нет.
denied-guild-only = Это работает только на сервере.
denied-time = Не понимаю такого времени. Попробуй 2d, 12h или 2026-05-01.
denied-league-replace = Это матч лиги. Введи `/league substitute`, чтобы новый игрок продолжил и сезон.
denied-league-stale = Этот предпросмотр устарел. Введи команду ещё раз, чтобы получить новый.
denied-league-list = Не могу прочитать этот файл. Пришли простой текст или CSV: в каждой строке упоминание или ID пользователя.
denied-league-role = Не могу выдавать эту роль за призовое место: { $why }

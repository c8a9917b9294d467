### How it stands and who is called, for everybody.

discard-button-own = Мой сброс ({ $count })
discard-button-other = Сброс противника ({ $count })
discard-button-seat = Сброс { $letter } ({ $count })
discard-head = Сброс игрока { $player }: { $count ->
    [0] пусто
    [1] 1 карта
    [one] { $count } карта, новые в конце
    [few] { $count } карты, новые в конце
   *[other] { $count } карт, новые в конце
}.

call-any = нужно сделать выбор.
call-turn = твой ход.
call-react = реагируешь?
call-stun = из-за оглушения нужно сбросить карту.
call-refill = куда положить новую ловушку?
call-fear = куда убегает чемпион?
call-fear_next = кто убегает первым?
call-area = пора выбрать область появления.
call-turn_order = кто в команде ходит раньше?
call-team = пора выбрать команду.
call-starter = пора выбрать стартовую команду.
call-line_up = пора выбрать состав.
call-ban = пора исключить чемпиона.
call-ban_team = пора исключить команду.
call-pick = пора выбрать чемпиона.
call-traps = пора разложить ловушки.
call-redraw = пора посмотреть стартовую руку.
call-deploy = пора расставить чемпионов.
call-place = пора выбрать клетку.
call-draw = сколько карт взять?
call-heal = сколько вылечить?
call-plan = положить карты на верх колоды?
status = **Раунд { $round } · A { $a } : { $b } B** · до { $goal }
chapter-round = Раунд { $round }
chapter-setup = Подготовка
status-preparing = **Подготовка · { $step }**
phase-first_player = кто ходит первым
phase-team_order = кто ходит первым
phase-area = области появления
phase-draft = чемпионы
phase-deal = раздача
phase-traps = ловушки
phase-opening_hand = стартовые руки
phase-redraw = стартовые руки
phase-deploy = расстановка
phase-scoring = подсчёт очков
phase-start_of_activation = начало действий
phase-activation = действия
phase-upkeep = конец хода
phase-track = испытания
phase-over = конец
page-hand = Рука

### How it stands and who is called, for everybody.

discard-button-own = Мій скид ({ $count })
discard-button-other = Скид суперника ({ $count })
discard-button-seat = Скид { $letter } ({ $count })
discard-head = Скид, { $player }: { $count ->
    [0] порожньо
    [1] 1 карта
    [one] { $count } карта, нові в кінці
    [few] { $count } карти, нові в кінці
   *[other] { $count } карт, нові в кінці
}.

call-any = вибір за тобою.
call-turn = твій хід.
call-react = зіграєш реакцію?
call-stun = оглушення: яку карту скидаєш?
call-refill = куди покласти нову пастку?
call-fear = куди тікає твій чемпіон?
call-fear_next = хто тікає першим?
call-area = вибери область появи.
call-turn_order = хто у вашій команді ходить першим?
call-team = пора вибрати команду.
call-starter = пора вибрати стартову команду.
call-line_up = пора вибрати склад.
call-ban = вилучи чемпіона.
call-ban_team = вилучи команду.
call-pick = вибери чемпіона.
call-traps = розклади пастки.
call-redraw = пора глянути на стартову руку.
call-deploy = розстав чемпіонів.
call-place = вибери гекс.
call-draw = скільки карт добираєш?
call-heal = скільки лікуєш?
call-plan = покладеш карти на верх колоди?
status = **Раунд { $round } · A { $a } : { $b } B** · гра до { $goal }
chapter-round = Раунд { $round }
chapter-setup = Підготовка
status-preparing = **Підготовка · { $step }**
phase-first_player = хто ходить першим
phase-team_order = хто ходить першим
phase-area = області появи
phase-draft = чемпіони
phase-deal = роздача
phase-traps = пастки
phase-opening_hand = стартові руки
phase-redraw = стартові руки
phase-deploy = розстановка
phase-scoring = отримання очок
phase-start_of_activation = початок дій
phase-activation = дії
phase-upkeep = кінець ходу
phase-track = випробування
phase-over = кінець
page-hand = Рука

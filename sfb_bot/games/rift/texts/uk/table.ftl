### How it stands and who is called, for everybody.

discard-button-own = Мій скид ({ $count })
discard-button-other = Скид суперника ({ $count })
discard-button-seat = Скид, { $side } ({ $count })
discard-head = Скид, { $player }: { $warriors ->
    [one] { $warriors } воїн
    [few] { $warriors } воїни
   *[other] { $warriors } воїнів
}, { $spells ->
    [one] { $spells } закляття
    [few] { $spells } закляття
   *[other] { $spells } заклять
}.
call-any = вибір за тобою.
call-turn = твій хід.
call-respond = відповіси?
call-respond_more = ще щось?
call-lich_discard = вибери закляття, яке скидаєш.
call-keep_champions = вибери своїх чемпіонів.
call-pick = вибери воїна.
status = **Хід { $turn } · воїни: Сині { $a } : { $b } Червоні**
status-exhausted = **Хід { $turn } · воїни: Сині { $a } : { $b } Червоні** · шкода лишається
status-preparing = **Підготовка · { $step }**
chapter-turn = Хід { $turn }
chapter-setup = Підготовка
phase-first_player = хто ходить першим
phase-deal = роздача
phase-keep = чемпіони
phase-pick = драфт армій
phase-muster = тасування
page-hand = Рука
page-army = Армія

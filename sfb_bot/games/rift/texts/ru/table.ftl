### How it stands and who is called, for everybody.

discard-button-own = Мой сброс ({ $count })
discard-button-other = Сброс противника ({ $count })
discard-button-seat = Сброс { GEN($side) } ({ $count })
discard-head = Сброс игрока { $player }: { $warriors ->
    [one] { $warriors } воин
    [few] { $warriors } воина
   *[other] { $warriors } воинов
}, { $spells ->
    [one] { $spells } заклинание
    [few] { $spells } заклинания
   *[other] { $spells } заклинаний
}.
call-any = нужно сделать выбор.
call-turn = твой ход.
call-respond = отвечаешь?
call-respond_more = что-нибудь ещё?
call-lich_discard = нужно сбросить заклинание.
call-keep_champions = пора выбрать чемпионов.
call-pick = пора выбрать воина.
status = **Ход { $turn } · воины: Синие { $a } : { $b } Красные**
status-exhausted = **Ход { $turn } · воины: Синие { $a } : { $b } Красные** · урон не исчезает
status-preparing = **Подготовка · { $step }**
chapter-turn = Ход { $turn }
chapter-setup = Подготовка
phase-first_player = кто ходит первым
phase-deal = раздача
phase-keep = чемпионы
phase-pick = драфт
phase-muster = армии перемешиваются
page-hand = Рука
page-army = Армия

### The log: a short line per action.

this-effect = этот эффект
log-first = Первый ход: { $player }.
log-starting-side = Первой ходит сторона { $side }.
log-team-order = { $player } ходит раньше, чем { $partner }.
log-turn-order = Порядок хода: { $players }.
log-area = { $player } выбирает область появления: { $area }.
log-line-up = { $player } выставляет { ACC($champions) }.
log-sealed = Тайный выбор сделан: { $players }.
log-offers = { $player } предлагает на выбор: { $first } — или { $second }.
log-offer-banned = { $player } исключает команду: { $banned }. { $owner } остаётся с командой: { $kept }.
log-ban = { $player } исключает { ACC($champion) }.
log-pick = { $player } выбирает { ACC($champions) }.
log-trap-placed = { $player } кладёт { $count ->
    [one] ловушку
   *[other] ловушки
} на { $hexes }.
log-redraw = { $count ->
    [0] { $player } оставляет все карты.
    [one] { $player } меняет { $count } карту.
    [few] { $player } меняет { $count } карты.
   *[other] { $player } меняет { $count } карт.
}
log-turn = **Раунд { $round }**, ходит { $player }.
log-upkeep = { $player } завершает ход. В сброс: { $cards }. Новых карт: { $count }.
log-upkeep-no-discard = { $player } завершает ход. Новых карт: { $count }.
log-challenge = Новое испытание: { $challenge } ({ $condition }).
log-dropped = С трека уходит испытание «{ $challenge }».
log-all-dropped = { $count ->
    [one] С трека уходит испытание: { $challenges }.
   *[other] С трека уходят испытания: { $challenges }.
}
log-challenge-scored = { $player } выполняет испытание **{ $challenge }**: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
log-points = Сторона { $side } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
log-started-card = { $champion }: **{ $card }**.
log-started-card-to = { $champion }: **{ $card }** → { $hex }.
log-started-card-in = { $champion } выходит на { $hex }: **{ $card }**.
log-started-standard = { $champion }: **{ $card }**.
log-started-standard-to = { $champion }: **{ $card }** → { $hex }.
log-started-standard-in = { $champion } выходит на { $hex }: **{ $card }**.
log-draw-offered = { $player } предлагает ничью.
log-draw-cleared = { $player } играет дальше: предложение ничьей снято.
log-draw-withdrawn = { $player } отзывает предложение ничьей.
log-concession = { $player } хочет сдаться. Нужно согласие: { $partner }.
log-concession-withdrawn = { $player } решает играть дальше.
log-conceded = { $player } сдаётся.
log-ended = **Сторона { $side } выигрывает матч.**
log-ended-draw = **Матч завершается вничью.**
log-drawn = { $player } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
log-reshuffled = { $player } перемешивает сброс: это новая колода.
log-planned = { $player } кладёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} на верх колоды.
log-discarded = { $player } сбрасывает карту «{ $card }».
log-hand-shown = { $player } показывает руку: { $cards }.
log-at = { $champion } на { $hex }
log-entered = Выход на арену: { $places }.
log-moved-move = { $champion } идёт на { $hex }.
log-moved-dash = { $champion } делает рывок на { $hex }.
log-moved-sail = { $champion } делает рывок на { $hex }.
log-moved-swoop = { $champion } пролетает на { $hex }.
log-moved-push = { CAP(ACC($champion)) } отталкивают на { $hex }.
log-moved-pull = { CAP(ACC($champion)) } притягивают на { $hex }.
log-moved-force = { CAP(ACC($champion)) } передвигают на { $hex }.
log-moved-fear = { $champion } убегает на { $hex }.
log-jumped = { $champion } прыгает на { $hex }.
log-placed = { CAP(ACC($champion)) } размещают на { $hex }.
log-attack = { $champion } атакует { ACC($targets) }.
log-target = Цель: { $targets }.
log-reaction = Реакция: **{ $card }** для { GEN($champion) }.
log-no-reaction = Реакции нет.
log-no-reaction-of = { $player } не реагирует.
log-reaction-no_cards = Реакции нет: рука пуста.
log-reaction-forbidden = На эту атаку нельзя реагировать.
log-reaction-no_cores = Реакции нет: все ядра истощены.
log-reaction-no_cards-of = { $player } не может реагировать: рука пуста.
log-reaction-no_cores-of = { $player } не может реагировать: все ядра истощены.
log-no-damage = { $champion } не получает урона (сила { $strength }, защита { $defence }).
log-damaged-attack = { $champion } получает { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
} (сила { $strength }, защита { $defence }).
log-damaged-double = { $champion } получает { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
} (сила { $strength }, защита { $defence }, удвоение).
log-damaged-poison = { $champion } получает ещё { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
} от яда.
log-damaged-effect = { $champion } получает { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
}.
log-damaged-trap = { $champion } получает { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
} от ловушки.
log-damaged-push = Путь закрыт: { $champion } получает { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
} от отталкивания.
log-damaged-pull = Путь закрыт: { $champion } получает { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
} от притягивания.
log-healed = { $champion } лечится на { $amount }.
log-knocked-out = **{ $champion } в нокауте.**
log-levelled = **{ $champion } прокачивается.**
log-rooted = { $champion } { GENDER($champion) ->
    [feminine] обездвижена
    [neuter] обездвижено
    [plural] обездвижены
   *[masculine] обездвижен
} до конца хода.
log-quarry = Метка на { PRE($champion) }: следующая атака по этой цели до конца хода игнорирует её защиту и получает { $amount } к силе.
log-effect-ended-quarry = Метка на { PRE($champion) } сработала.
log-effect-ended-piercing = Атака { GEN($champion) } проигнорировала защиту.
log-all-effects-ended = Все длящиеся эффекты прекращаются.
log-swapped = { $champion } и { $other } меняются местами.
log-core-readied = { $player } восстанавливает ядро { GEN($core) }.
log-core-exhausted = { $player } истощает ядро { GEN($core) }.
log-returned = { $player } возвращает из сброса карту «{ $card }».
log-discard-planned = { $player } кладёт карту «{ $card }» из сброса на верх колоды.
log-top-discarded = { $player } теряет верхнюю карту колоды: { $card }.
log-free-action = Ядро не тратится.
log-gains = { $champions }: { $gains } до конца хода.
gain-strength = { $amount } к силе
gain-strength-against = { $amount } к силе против { GEN($against) }
gain-movement = { $amount } к движению
gain-defence = { $amount } к защите
gain-fearless = страх не действует
gain-piercing = следующая атака игнорирует защиту
log-resisted-immune = { CAP($effect) } не действует на { ACC($champion) }.
log-resisted-cancelled = { CAP($effect) } для { GEN($champion) } отменяется.
log-resisted-rooted = { CAP($effect) } не действует: { $champion } { GENDER($champion) ->
    [feminine] обездвижена
    [neuter] обездвижено
    [plural] обездвижены
   *[masculine] обездвижен
}.
log-resisted-no_row = { CAP($effect) } не действует: { $champion } не на одной прямой.
log-resisted-no_way = { CAP(DAT($champion)) } некуда бежать.
log-stunned = { $champion } { GENDER($champion) ->
    [feminine] оглушена
    [neuter] оглушено
    [plural] оглушены
   *[masculine] оглушён
}.
log-trap = { $champion } попадает в ловушку на { $hex }: { $trap }!
log-looked = { $player } подсматривает ловушку на { $hex }.
log-token-moved = Ловушку переносят с { $start } на { $end }.
gain-quarry = метка: следующая атака по этой цели игнорирует её защиту и получает { $amount } к силе
gain-rooted = { GENDER($who) ->
    [feminine] обездвижена
    [neuter] обездвижено
    [plural] обездвижены
   *[masculine] обездвижен
}

# A turn that is over, in a line or two.
heading-turn = Раунд { $round } · { $player }
recap-played = **{ $player }** играет: { $cards }
recap-nothing = **{ $player }** ничего не делает
recap-hurt = { $champion } −{ $amount } ❤
recap-healed = { $champion } +{ $amount } ❤
recap-knocked-out = **{ $champion } в нокауте**
recap-points = **{ $side }: +{ $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}**

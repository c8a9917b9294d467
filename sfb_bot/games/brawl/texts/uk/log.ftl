### The log: a short line per action.

this-effect = Цей ефект
log-first = Перший хід: { $player }.
log-starting-side = Починає сторона { $side }.
log-team-order = { $player } ходить раніше, ніж { $partner }.
log-turn-order = Порядок ходів: { $players }.
log-area = { $player } займає область появи: { $area }.
log-line-up = { $player } виставляє склад: { $champions }.
log-sealed = Таємний вибір зроблено: { $players }.
log-offers = { $player } пропонує дві команди: { $first }; або { $second }.
log-offer-banned = { $player } вилучає команду: { $banned }. { $owner } залишає собі: { $kept }.
log-ban = { $player } вилучає { ACC($champion) }.
log-pick = { $player } вибирає { ACC($champions) }.
log-trap-placed = { $player } кладе { $count ->
    [1] пастку
   *[other] пастки
} на { $hexes }.
log-redraw = { $player } міняє { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}.
log-turn = **Раунд { $round }**, ходить { $player }.
log-upkeep = { $player } завершує хід. Скид: { $cards }. Добір: { $count }.
log-upkeep-no-discard = { $player } завершує хід. Добір: { $count }.
log-challenge = Нове випробування: { $challenge } ({ $condition }).
log-dropped = Із треку сходить випробування: { $challenge }.
log-all-dropped = { $count ->
    [1] Із треку сходить випробування: { $challenges }.
   *[other] Із треку сходять випробування: { $challenges }.
}
log-challenge-scored = { $player } виконує випробування **{ $challenge }**: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
log-points = Сторона { $side }: +{ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
log-started-card = { $champion } грає карту **{ $card }**.
log-started-card-to = { $champion } грає карту **{ $card }** → { $hex }.
log-started-card-in = { $champion } грає карту **{ $card }** і виходить на { $hex }.
log-started-standard = { $champion } виконує дію **{ $card }**.
log-started-standard-to = { $champion } виконує дію **{ $card }** → { $hex }.
log-started-standard-in = { $champion } виконує дію **{ $card }** і виходить на { $hex }.
log-draw-offered = { $player } пропонує нічию.
log-draw-cleared = { $player } грає далі, тож пропозицію нічиєї знято.
log-draw-withdrawn = { $player } відкликає пропозицію нічиєї.
log-concession = { $player } хоче здатися. Потрібна згода: { $partner }.
log-concession-withdrawn = { $player } вирішує грати далі.
log-conceded = { $player } здається.
log-ended = **Сторона { $side } виграє матч.**
log-ended-draw = **Матч завершується нічиєю.**
log-drawn = { $player } добирає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}.
log-reshuffled = { $player } перемішує скид у нову колоду.
log-planned = { $player } кладе { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
} на верх колоди.
log-discarded = { $player } скидає карту «{ $card }».
log-hand-shown = { $player } показує руку: { $cards }.
log-at = { $champion } на { $hex }
log-entered = Вихід на арену: { $places }.
log-moved-move = { $champion } йде на { $hex }.
log-moved-dash = { $champion } робить ривок на { $hex }.
log-moved-sail = { $champion } робить ривок на { $hex }.
log-moved-swoop = { $champion } пролітає на { $hex }.
log-moved-push = { ACC($champion) } відштовхнуто на { $hex }.
log-moved-pull = { ACC($champion) } притягнуто на { $hex }.
log-moved-force = { ACC($champion) } пересунуто на { $hex }.
log-moved-fear = { $champion } тікає на { $hex }.
log-jumped = { $champion } стрибає на { $hex }.
log-placed = { ACC($champion) } розміщено на { $hex }.
log-attack = { $champion } атакує { ACC($targets) }.
log-target = Ціль: { $targets }.
log-reaction = Реакція **{ $card }** захищає { ACC($champion) }.
log-no-reaction = Без реакції.
log-no-reaction-of = { $player } не реагує.
log-reaction-no_cards = Без реакції: у руці немає карт.
log-reaction-forbidden = На цю атаку ніхто не може реагувати.
log-reaction-no_cores = Без реакції: немає готових ядер.
log-reaction-no_cards-of = { $player } не може реагувати: у руці немає карт.
log-reaction-no_cores-of = { $player } не може реагувати: немає готових ядер.
log-no-damage = { $champion } не зазнає шкоди (сила { $strength }, захист { $defence }).
log-damaged-attack = { $champion } зазнає { $amount } шкоди (сила { $strength }, захист { $defence }).
log-damaged-double = { $champion } зазнає { $amount } шкоди (сила { $strength }, захист { $defence }, подвоєння).
log-damaged-poison = { $champion } зазнає ще { $amount } шкоди від отрути.
log-damaged-effect = { $champion } зазнає { $amount } шкоди.
log-damaged-trap = { $champion } зазнає { $amount } шкоди від пастки.
log-damaged-push = { $champion } впирається в перешкоду: { $amount } шкоди від відштовхування.
log-damaged-pull = { $champion } впирається в перешкоду: { $amount } шкоди від притягування.
log-healed = { $champion } лікується: +{ $amount }.
log-knocked-out = **{ ACC($champion) } нокаутовано.**
log-levelled = **{ $champion } прокачується.**
log-rooted = { ACC($champion) } знерухомлено до кінця ходу.
log-quarry = { ACC($champion) } позначено: наступна атака цього ходу на цю ціль ігнорує її захист і має { $amount } до сили.
log-effect-ended-quarry = Позначка на { PRE($champion) } спрацювала.
log-effect-ended-piercing = Атака { GEN($champion) } проігнорувала захист.
log-all-effects-ended = Усі тривалі ефекти закінчуються.
log-swapped = { $champion } і { $other } міняються місцями.
log-core-readied = { $player } відновлює ядро: { $core }.
log-core-exhausted = { $player } виснажує ядро: { $core }.
log-returned = { $player } повертає зі скиду в руку карту «{ $card }».
log-discard-planned = { $player } кладе зі скиду на верх колоди карту «{ $card }».
log-top-discarded = { $player } скидає верхню карту колоди: { $card }.
log-free-action = Ядро не витрачено.
log-gains = { $champions } до кінця ходу: { $gains }.
gain-strength = { $amount } до сили
gain-strength-against = { $amount } до сили проти { GEN($against) }
gain-movement = { $amount } до руху
gain-defence = { $amount } до захисту
gain-fearless = імунітет до страху
gain-piercing = наступна атака ігнорує захист
log-resisted-immune = { $effect } не діє: { $champion } має імунітет.
log-resisted-cancelled = { $effect } скасовано для { GEN($champion) }.
log-resisted-rooted = { $effect } не діє: { ACC($champion) } знерухомлено.
log-resisted-no_row = { $effect } не діє: { $champion } стоїть не на прямій.
log-resisted-no_way = { $champion } не має куди тікати.
log-stunned = { ACC($champion) } оглушено.
log-trap = { $champion } потрапляє в пастку на { $hex }: { $trap }!
log-looked = { $player } підглядає пастку на { $hex }.
log-token-moved = Пастку перекладено з { $start } на { $end }.
gain-quarry = { GENDER($who) ->
    [feminine] позначена: наступна атака на неї ігнорує захист і має { $amount } до сили
   *[masculine] позначений: наступна атака на нього ігнорує захист і має { $amount } до сили
}
gain-rooted = { GENDER($who) ->
    [feminine] знерухомлена
    [plural] знерухомлені
   *[masculine] знерухомлений
}

# A turn that is over, in a line or two.
heading-turn = Раунд { $round } · { $player }
recap-played = **{ $player }** грає: { $cards }.
recap-nothing = **{ $player }** завершує хід без дій.
recap-hurt = { $champion } −{ $amount } ❤
recap-healed = { $champion } +{ $amount } ❤
recap-knocked-out = **{ $champion }: нокаут**
recap-points = **{ $side }: +{ $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
}**

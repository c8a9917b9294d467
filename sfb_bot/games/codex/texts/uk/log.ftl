### The log: a short line per action.

log-first = Перший хід: { $player }.
log-banned = { $player } забороняє: { $hero }.
log-picked = { $player } вибирає: { $hero }.
log-heroes = { $player } веде в бій: { $heroes }.
log-main-hero = **{ $hero }**
log-dealt = Колоди перетасовано, кожен бере 5 карт.
log-drawn = { $player } бере { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}.
log-drawn-surplus = Склад: { $player } бере карту.
log-drawn-technician = Технік: { $player } бере карту.
log-redrawn = { $player } скидає { $count } і бере { $drawn }.
log-discarded = { $player } скидає { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}.
log-discarded-random = { $player } скидає { $count ->
    [1] випадкову карту
    [one] { $count } випадкову карту
    [few] { $count } випадкові карти
   *[other] { $count } випадкових карт
}.
log-reshuffled = { $player } перетасовує колоду.
log-hired = { $player } наймає робітника.
log-workers-lost = { $player } втрачає { $count ->
    [1] робітника
    [one] { $count } робітника
   *[other] { $count } робітників
}.
log-teched = { $player } додає { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
} з кодексу.
log-gold-workers = { $player } отримує { $amount } { $amount ->
    [one] золото
   *[other] золота
}.
log-gold-scavenger = Інтендант: { $player } отримує { $amount } { $amount ->
    [one] золото
   *[other] золота
}.
log-gold-bounty = Винагорода: { $player } отримує { $amount } { $amount ->
    [one] золото
   *[other] золота
}.
log-gold-steal = { $player } краде { $amount } { $amount ->
    [one] золото
   *[other] золота
} у гравця { $other }.
log-gold-resist = { $player } платить { $amount } за опір: { $card }.
log-gold-tax = { $player } платить за атаку { $amount } { $amount ->
    [one] золото
   *[other] золота
}.
log-gold-gained = { $player } отримує { $amount } { $amount ->
    [one] золото
   *[other] золота
}.
log-gold-lost = { $player } втрачає { $amount } { $amount ->
    [one] золото
   *[other] золота
}.
log-played-card = { $player } грає: **{ $card }**{ $boosted ->
    [true] {" "}з доплатою
   *[other] {""}
} за { $cost }.
log-played-spell = { $player } грає закляття: **{ $card }**{ $boosted ->
    [true] {" "}з доплатою
   *[other] {""}
} за { $cost }.
log-played-from = Карта з’являється із { GEN($zone) }.
log-moved = { $player } переносить із { GEN($source) }: { $card }.
log-moved-hand = { $player } бере із { GEN($source) } в руку: { $card }.
log-moved-deck = { $player } кладе із { GEN($source) } в колоду: { $card }.
log-moved-discard = { $player } кладе із { GEN($source) } у скид: { $card }.
log-moved-codex = { $player } повертає із { GEN($source) } в кодекс: { $card }.
log-moved-trash = { $player } вилучає із { GEN($source) }: { $card }.
log-looked = { $player } дивиться { ACC($zone) } гравця { $other }.
log-looked-own = { $player } переглядає { ACC($zone) }.
log-turn = **Хід { $turn }**, { $player }.
log-turn-extra = **Хід { $turn }**, ще раз { $player }.
log-patrol = Патруль, { $player }: { $placed }.
log-patrol-empty = { $player } не виставляє патруля.
log-lent = { $thing } допомагає гравцеві { $player }: { $slot }.
log-extra-turn = **{ $player } отримує ще один хід.**
log-edict-peace = Мир для гравця { $player }: до його наступного ходу його істоти не патрулюють, а чужі на нього не нападають.
log-base-fell = **Базу знищено: { $player }!**
log-tie = Рівність: { $players }. Гра триває.
log-seat-left = { $player } встає з-за столу.
log-conceded = { $player } здається.
log-concession = { $player } хоче здатися. Потрібна згода: { $partner }.
log-concession-withdrawn = { $player } вирішує грати далі.
log-draw-offered = { $player } пропонує нічию.
log-draw-withdrawn = { $player } відкликає пропозицію нічиєї.
log-draw-declined = { $player } відхиляє нічию.
log-ended = **{ $player } { $count ->
    [one] виграє
   *[other] виграють
} матч.**
log-ended-draw = **Матч завершується нічиєю.**

# What happens to things on the table.
log-summoned = { $player } прикликає: **{ $card }**.
log-put = { $card } входить у гру ({ $player }).
log-token = { $player } отримує: { $tokens }.
log-forecast = { $card } чекає в майбутньому.
log-arrives = **{ $card }** прибуває.
log-build = { $player } починає будувати: **{ $building }**.
log-built = { $player } одразу будує: **{ $building }**.
log-spec = Спеціалізація: { $spec }.
log-finished = Збудовано: { $things }.
log-left-dies = **{ $thing } гине.**
log-left-destroyed = **Знищено: { $thing }.**
log-left-hand = { $thing } повертається в руку.
log-left-codex = { $thing } повертається в кодекс.
log-left-command = { $thing } повертається в командну зону.
log-left-deck = { $thing } повертається в колоду.
log-left-buried = { $thing } йде на Цвинтар.
log-left-sacrificed = Пожертва: { $thing }.
log-left-trashed = Вилучено: { $thing }.
log-left-legendary = { $thing } йде у скид: така карта вже є.
log-left-fading = { $thing } згасає.
log-left-discarded = { $thing } йде у скид.
log-damaged = { $thing } зазнає { $amount } шкоди{ $absorbed ->
    [0] {""}
   *[other] {" "}(броня { $absorbed })
}.
log-damaged-base = **{ $thing } зазнає { $amount } шкоди.**
log-damaged-runes = { $thing } зазнає { $amount } шкоди рунами −1/−1.
log-absorbed = { $thing }: броня поглинає { $absorbed }.
log-prevented = { $thing } уникає { $amount } шкоди.
log-healed = { $count ->
    [one] { $things } лікується на { $amount }.
   *[other] { $things } лікуються на { $amount }.
}
log-repaired = { $thing }: ремонт на { $amount }.
log-saved = { $thing } виживає.
log-saved-two_lives = { $thing } має друге життя.
log-saved-indestructible = { $thing } не гине: безсмертя.
log-exhausted = Поворот: { $things }.
log-readied = { $count ->
    [one] Карта знову готова: { $things }.
   *[other] Карти знову готові: { $things }.
}
log-not-readied = { $count ->
    [one] { $things } пропускає підготовку.
   *[other] { $things } пропускають підготовку.
}
log-sidelined = { $thing } залишає зону патруля.
log-slot = { $thing } тепер { $slot }.
log-disabled = Знешкоджено: { $thing }.
log-wont-ready = { $thing } пропустить наступну підготовку.
log-level = { $hero } тепер має рівень { $level }.
log-level-gold = **{ $hero }** зростає до рівня { $level }.
log-level-reward = **{ $hero }** отримує два рівні й тепер має рівень { $level }.
log-runes-got = { $count ->
    [one] { $things } отримує { ACC($runes) }.
   *[other] { $things } отримують по { PRE($runes) }.
}
log-runes-lost = { $count ->
    [one] { $things } втрачає { ACC($runes) }.
   *[other] { $things } втрачають по { PRE($runes) }.
}
log-gets = { $things }: { $what }.
mod-atk = { $amount } до атаки
mod-hp = { $amount } до життя
mod-armor = { $amount } до броні
mod-key = { $keywords }
mod-lose = без «{ $keywords }»
log-control = { $player } отримує контроль: { $thing }.
log-control-back = { $thing } повертається до гравця { $player }.
log-attached = { $thing } отримує карту { $card }.
log-shape = { $thing } стає іншою картою: { $card }.
log-shape-back = { $thing } знову має свій вигляд.
log-held = { $thing } приймає карту { $card }.
log-used = { $player } використовує здібність: **{ $thing }**.
log-detected = { $player } виявляє: { $thing }.
log-targeted = Ціль: { $things }.
log-attacked = **{ $attacker }** атакує: { $defender }.
log-attack-goes-on = Атака триває, тепер на захисті { $defender }.
log-attack-stops = Атака припиняється.
log-coin = { $player } кидає монету: { $side }.
coin-heads = орел
coin-tails = решка

# A turn that is over, in a line or two.
heading-turn = Хід { $turn } · { $player }
recap-deeds = **{ $player }:** { $deeds }.
recap-hired = найнято робітника
recap-played = зіграно: { $cards }
recap-summoned = прикликано: { $heroes }
recap-levels = підвищено: { $raised }
recap-level = { $hero } до рівня { $level }
recap-and = { $rest }, { $last }
recap-built = розпочато: { $buildings }
recap-attacked = проведено { $count ->
    [one] { $count } атаку
    [few] { $count } атаки
   *[other] { $count } атак
}
recap-nothing = **{ $player }:** хід без дій.
recap-lost = **Втрати ({ $player }): { $things }**
recap-base = **{ $base } −{ $amount }**

### The log: a short line per action.

log-first = Первый ход: { $player }.
log-dealt-packet = Каждый получает на выбор { $count ->
    [one] { $count } воина
   *[other] { $count } воинов
}.
log-dealt = Каждый получает в армию ещё { $count ->
    [one] { $count } воина
   *[other] { $count } воинов
}.
log-kept = Чемпионы выбраны: { $players }.
log-picked = Выбор сделан: { $players }.
log-armies = Армии готовы: по { $count ->
    [one] { $count } воину
    [few] { $count } воина
   *[other] { $count } воинов
}.
log-drawn = { $player } берёт { $count ->
    [one] { $count } заклинание
    [few] { $count } заклинания
   *[other] { $count } заклинаний
}.
log-discarded = { $player } сбрасывает { ACC($spell) }.
log-discarded-drawn = { $player } сбрасывает { ACC($spell) } и берёт { $count ->
    [one] { $count } заклинание
    [few] { $count } заклинания
   *[other] { $count } заклинаний
}.
log-turn = **Ход { $turn }**, ходит { $player }.
log-advanced = { $count ->
    [one] Продвигается { $warriors }.
   *[other] Продвигаются { $warriors }.
}
log-at-portal = **{ $warrior } у портала игрока { $player }!**
log-turned = { $player } открывает нового воина: { $warrior }.
log-summoned = { $player } призывает **{ ACC($warrior) }** на { $cell }.
log-recalled = { $player } возвращает { ACC($warrior) } из сброса на верх колоды.
log-recalled-nobody = { $player } никого не возвращает.
log-quiet = Тихих ходов подряд: { $count }. После { $limit }-го урон перестанет исчезать.
log-quiet-tally = Тихих ходов подряд: { $count }. После { $limit }-го будет подсчёт армий.
log-exhausted = **Истощение: теперь урон не исчезает.**
log-conceded = { $player } сдаётся.
log-draw-offered = { $player } предлагает ничью.
log-draw-withdrawn = { $player } отзывает предложение ничьей.
log-draw-declined = { $player } отказывается от ничьей.
log-ended = **{ $player } выигрывает матч.**
log-ended-draw = **Матч завершается вничью.**
log-attacks = { $player } атакует **{ ACC($target) }**: { GENDER($warriors) ->
    [plural] бьют
   *[other] бьёт
} { $warriors }, урон { $damage }.
log-plays = { $player } разыгрывает: **{ $play }**.
log-no-response = { $player } не отвечает.
log-no-cards = Игроку { $player } нечем ответить.
log-strikes = { $count ->
    [one] В итоге бьёт { $warriors }: урон { $damage }.
   *[other] В итоге бьют { $warriors }: урон { $damage }.
}
log-failed-target = { $item } не срабатывает: цели больше нет или выбрать её уже нельзя.
log-failed-nobody = { $item } не срабатывает: достать цель больше некому.
log-cancelled = { $spell } отменяется.
log-cancelled-unnamed = Заклинание отменяется.
log-redirected = { $player } перенаправляет { ACC($spell) } на { ACC($target) }.
log-damaged-attack = { $warrior } получает { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
} и выживает.
log-damaged-breath = Дыхание обжигает { ACC($warrior) }: { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
}.
log-damaged-blast = Взрыв задевает { ACC($warrior) }: { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
}.
log-damaged-spell = { $warrior } получает { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
} и выживает.
log-destroyed = **{ $warrior } { GENDER($warrior) ->
    [feminine] уничтожена
    [neuter] уничтожено
    [plural] уничтожены
   *[masculine] уничтожен
}.**
log-destroyed-returns = **{ $warrior } { GENDER($warrior) ->
    [feminine] уничтожена
    [neuter] уничтожено
    [plural] уничтожены
   *[masculine] уничтожен
}** и ложится на верх колоды игрока { $player }.
log-enchanted = { $spell } ложится на { ACC($warrior) }.
log-enchantment-ended = { $spell } спадает с { GEN($warrior) }.
log-enchantment-dispelled = { $spell } на { PRE($warrior) } рассеивается.
log-shuffled-in = { CAP(ACC($warrior)) } замешивают в колоду игрока { $player }.
log-put-on-top = { $warrior } ложится на верх колоды игрока { $player }.
log-moved-step = { $warrior } делает шаг на { $cell }.
log-moved-spell = { $warrior } переходит на { $cell }.
log-moved-push = { CAP(ACC($warrior)) } отталкивают на { $cell }.
log-moved-swap = { $warrior } переходит на { $cell }.
log-swapped = { $warrior } и { $other } меняются местами.
log-shoved = { $warrior } сдвигается на { $cell }.
log-form = { $warrior } превращается в **{ ACC($form) }**.

# A turn that is over, in a line or two.
heading-turn = Ход { $turn } · { $player }
recap-deeds = **{ $player }** { $deeds }.
recap-summoned = призывает { ACC($warrior) }
recap-attacked = атакует
recap-played = колдует: { $spells }
recap-answered = **{ $player }** отвечает: { $spells }.
recap-nothing = **{ $player }** только продвигает воинов.
recap-destroyed = **{ $warrior } { GENDER($warrior) ->
    [feminine] уничтожена
    [neuter] уничтожено
    [plural] уничтожены
   *[masculine] уничтожен
}**
recap-sent-back = { $warrior } снова в колоде
recap-hurt = { $warrior } −{ $amount } ❤

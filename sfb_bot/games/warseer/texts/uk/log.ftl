### The log: a short line per action.

heading-turn = Хід { $turn } · { $player }
heading-round = Новий раунд
heading-rounds = { $rounds ->
    [1] Останній раунд
    [one] Лишився { $rounds } раунд
    [few] Лишилося { $rounds } раунди
   *[other] Лишилося { $rounds } раундів
}
log-table = Поле бою: **{ $map }**. Перший хід: { $player } ({ $players }).
log-hero = { $player } веде в бій **{ ACC($creature) }**.
log-camp = Військовий табір ({ $player }): { $creatures }.
log-gear = { $player } бере: { $cards }.
log-piece = { $player } ставить місцевість на { $hexes }: { $terrain }.
log-landmark = { $player } ставить орієнтир на { $hex }.
log-landmark-taken = { $player } забирає орієнтир із { $hex }.
log-named = Список нагород ({ $player }): { $creatures }.
log-recovered = { $creature } знову в строю.
log-drawn = { $player } бере { $count ->
    [one] { $count } бойову карту
    [few] { $count } бойові карти
   *[other] { $count } бойових карт
}.
log-drawn-all = Взято бойових карт: по { $count } ({ $players }).
log-drawn-both = { $player } бере бойову карту й подвиг.
log-feats-drawn = { $player } бере { $count ->
    [one] { $count } подвиг
    [few] { $count } подвиги
   *[other] { $count } подвигів
}.
log-returned = Повернуто до колод карт: по { $count } ({ $players }). Стартові руки готові.
log-played-spell = { $player } читає заклинання **«{ $card }»** ({ $cost }).
log-played-relic = { $player }: герой бере **«{ $card }»** ({ $cost }).
log-played-building = { $player } будує **«{ $card }»** ({ $cost }).
log-played-tactic = { $player } відповідає тактикою **«{ $card }»** ({ $cost }).
log-discarded = { $player } скидає «{ $card }»: дохід { $income }.
log-discarded-cost = { $player } скидає за це «{ $card }».
log-relic-replaced = Це замість реліквії «{ $card }».
log-relic-lost = Реліквію «{ $card }» втрачено.
log-building-lost = **Будівлю «{ $card }» знищено.**
log-ability = { $player } застосовує здібність **{ GEN($creature) }**.
log-used = { $player } застосовує **«{ $card }»**.
log-upgrade-regained = { $player } повертає собі «{ $card }».
log-milled = { $player } відкриває «{ $card }»: карта йде до Історії.
log-hand-seen = { $player } дивиться карти на руці гравця { $other }.
log-deck-seen = { $player } дивиться верхні карти своєї колоди.
log-influence = { $player } отримує { $amount ->
    [one] { $amount } вплив
   *[other] { $amount } впливу
}.
log-points = **{ $player } +{ $amount }.**
log-points-feat = **{ $player } +{ $amount }.**
log-points-kill = **{ $player } +{ $amount }** за знищеного персонажа.
log-points-income = **{ $player } +{ $amount }** за дохід.
log-points-hero = **{ $player } +{ $amount }** за героя.
log-points-scenario = **{ $player } +{ $amount }** за сценарій.
log-points-lost = { $player } втрачає { $amount ->
    [one] { $amount } бал
    [few] { $amount } бали
   *[other] { $amount } балів
}.
log-feat = { $player } грає подвиг **«{ $feat }»**.
log-feat-dropped = { $player } скидає подвиг «{ $feat }».
log-turn = **Хід { $turn }**, ходить { $player }.
log-round = Раунд закінчено, { $rounds ->
    [one] лишився { $rounds }
   *[other] лишилося { $rounds }
}. Наступний починає { $player }.
log-rounds-over = Останній раунд закінчено.
log-passed = { $player } пасує.
log-last-feat = **Узято останній подвиг: гра закінчиться з цим ходом.**
log-hero-fell = **{ $player } вибуває: герой загинув.**
log-seat-left = { $player } виходить з-за столу.
log-conceded = { $player } здається.
log-concession = { $player } хоче здатися. Вирішує { $partner }.
log-concession-withdrawn = { $player } грає далі.
log-draw-offered = { $player } пропонує нічию.
log-draw-withdrawn = { $player } відкликає пропозицію нічиєї.
log-draw-declined = { $player } відмовляється від нічиєї.
log-ended = **{ $player } { $count ->
    [one] виграє
   *[other] виграють
} матч.**
log-ended-draw = **Матч закінчився внічию.**

# On the battlefield.
log-arrived-hero = { $creature } ({ $player }) виходить на поле: { $hex }.
log-arrived-summon = { $player } викликає **{ ACC($creature) }** на { $hex }.
log-arrived-minion = { $creature } ({ $player }) з’являється на { $hex }.
log-arrived-risen = **{ $creature }** ({ $player }) повстає на { $hex }.
log-arrived-deploy = { $player } ставить **{ ACC($creature) }** на { $hex }.
log-bears = Із собою: «{ $card }».
log-activated = { $count ->
    [one] { $creatures } чекає.
   *[other] { $creatures } чекають.
}
log-ready = { $creature } знову може діяти.
log-spare = { $creature } може діяти ще раз.
log-moved-move = **{ $creature }** йде на { $hex }.
log-moved-run = **{ $creature }** біжить на { $hex }.
log-moved-card = { $creature } переходить на { $hex }.
log-moved-hook = { CAP(ACC($creature)) } притягнуто на { $hex }.
log-moved-advance = { $creature } ступає слідом на { $hex }.
log-moved-nimble = { $creature } робить крок на { $hex }.
log-moved-persecution = { $creature } женеться далі: { $hex }.
log-moved-step = { $creature } відходить на { $hex }.
log-placed-card = { $creature } стає на { $hex }.
log-placed-terrain = { $creature } опиняється на { $hex }.
log-placed-push = { CAP(ACC($creature)) } відтіснено на { $hex }.
log-swapped = { $one } і { $other } міняються місцями.
log-destroyed = **{ CAP(ACC($creatures)) } знищено!**
log-to-camp = { $creature } повертається до Військового табору.
log-removed = { $creature } залишає поле.
log-control = { $player } бере під контроль { ACC($creature) }.
log-control-back = { $player } знову керує { INS($creature) }.
log-attack = **{ $creature }** атакує { ACC($target) }:
log-attack-then = Атака на { ACC($target) }:
log-counterblow = { $creature } контратакує { ACC($target) }:
log-attack-lost = { $target } поза досяжністю: атака пропадає.
log-rolled = { $rolled }.
log-dice-changed = { $player } («{ $card }»): { $rolled }.
log-crit = Крит: { $crit }.
log-extras = І ще { $rolled }.
log-counted = { $damage ->
    [0] Шкоди немає.
   *[other] Шкода { $damage }.
}
log-counted-push = { $damage ->
    [0] Натиск.
   *[other] Шкода { $damage } і натиск.
}
log-reduced = Лишається шкоди: { $damage }.
log-protected = { $creature } затуляє собою { ACC($target) } і приймає шкоду { $amount }.
log-roll = { $creature } кидає { $rolled }.
log-roll-damage = { $creature }, шкода: { $rolled }.
log-roll-terrain = { $terrain }, { $creature }: { $rolled }.
log-roll-poison = Отрута, { $creature }: { $rolled }.
log-roll-disease = Хвороба, { $creature }: { $rolled }.
log-roll-regeneration = Зцілення, { $creature }: { $rolled }.
log-roll-healer = Лікування, { $creature }: { $rolled }.
log-heals = **{ $creature }** лікує { ACC($target) }: { $rolled }.
log-shoots = **{ $creature }** стріляє в { ACC($target) }: { $rolled }.
log-relic-armour = Реліквія «{ $card }» поглинає шкоду { $amount }.
log-armour-lost = Броня { GEN($creature) } поглинає шкоду { $amount }.
log-wounds = { $creature } отримує { $amount ->
    [one] { $amount } рану
    [few] { $amount } рани
   *[other] { $amount } ран
}.
log-healed = { $creatures }: вилікувано ран { $count ->
    [one] { $amount }
   *[other] по { $amount }
}.
log-armour-gained = { $creature } отримує { $amount ->
    [one] { $amount } жетон броні
    [few] { $amount } жетони броні
   *[other] { $amount } жетонів броні
}.
log-token-stun = { $creature } отримує жетон приголомшення.
log-token-poison = { $creature } отримує жетон отрути.
log-token-disease = { $creature } отримує жетон хвороби.
log-token-lost-stun = **{ $creature }** приходить до тями.
log-token-lost-poison = **{ $creature }** позбувається отрути.
log-token-lost-disease = **{ $creature }** позбувається хвороби.
log-gets = { $creature } отримує: { $what }.
log-gets-turn = { $creature } отримує на цей хід: { $what }.
log-gets-attack = { $creature } отримує на цю атаку: { $what }.
log-gets-next_attack = { $creature } отримує на наступну атаку: { $what }.
log-charmed = Тепер на { PRE($creature) } зачарування «{ $card }».
mod-move = рух { $amount }
mod-range = дальність { $amount }
mod-health = здоров’я { $amount }
mod-other = { $amount }
mod-dice = { $dice }

# A turn that is over, in a line or two.
recap-deeds = **{ $player }** · { $deeds }.
recap-summoned = виклик: { $creatures }
recap-played = карти: { $cards }
recap-attacks = { $count ->
    [one] { $count } атака
    [few] { $count } атаки
   *[other] { $count } атак
}
recap-feats = подвиг: { $feats }
recap-moves = { $count ->
    [one] { $count } переміщення
    [few] { $count } переміщення
   *[other] { $count } переміщень
}
recap-nothing = **{ $player }** вичікує.
recap-lost = { $player } втрачає { ACC($creatures) }
recap-wounds = { $creature } −{ $amount }
recap-points = { $player }, бали: { $points }

# A tournament.
log-mustered = { $player } отримує { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[other] { $coins } монет
}. Крамниця: набір { $shop }.
log-provisioned = { $player } · { $things }. Лишилося монет: { $coins }.
log-dismissed = із табору відпущено: { $things }
log-converted = балів обміняно на монети: { $things }
log-recruited = найм: { $things }
log-healed-up = лікування: { $things }
log-bought = покупки: { $things }
log-bought-nothing = без покупок
log-terms = У цьому матчі для перемоги треба { $goal ->
    [one] { $goal } бал
    [few] { $goal } бали
   *[other] { $goal } балів
}. Сценарій: **{ $scenario }**.
log-terms-plain = У цьому матчі для перемоги треба { $goal ->
    [one] { $goal } бал
    [few] { $goal } бали
   *[other] { $goal } балів
}, сценарію немає.

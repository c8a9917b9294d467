### The log: a short line per action.

heading-turn = Ход { $turn } · { $player }
heading-round = Новый раунд
heading-rounds = { $rounds ->
    [1] Последний раунд
    [one] Остался { $rounds } раунд
    [few] Осталось { $rounds } раунда
   *[other] Осталось { $rounds } раундов
}
log-table = Поле боя: **{ $map }**. Первый ход: { $player } ({ $players }).
log-hero = { $player } ведёт в бой **{ ACC($creature) }**.
log-camp = Военный лагерь ({ $player }): { $creatures }.
log-gear = { $player } берёт: { $cards }.
log-piece = { $player } ставит местность на { $hexes }: { $terrain }.
log-landmark = { $player } ставит ориентир на { $hex }.
log-landmark-taken = { $player } забирает ориентир с { $hex }.
log-named = Список наград ({ $player }): { $creatures }.
log-recovered = { $creature } снова в строю.
log-drawn = { $player } берёт { $count ->
    [one] { $count } боевую карту
    [few] { $count } боевые карты
   *[other] { $count } боевых карт
}.
log-drawn-all = Взято боевых карт: по { $count } ({ $players }).
log-drawn-both = { $player } берёт боевую карту и подвиг.
log-feats-drawn = { $player } берёт { $count ->
    [one] { $count } подвиг
    [few] { $count } подвига
   *[other] { $count } подвигов
}.
log-returned = Возвращено в колоды карт: по { $count } ({ $players }). Стартовые руки готовы.
log-played-spell = { $player } читает заклинание **«{ $card }»** ({ $cost }).
log-played-relic = { $player }: герой надевает **«{ $card }»** ({ $cost }).
log-played-building = { $player } строит **«{ $card }»** ({ $cost }).
log-played-tactic = { $player } отвечает тактикой **«{ $card }»** ({ $cost }).
log-discarded = { $player } сбрасывает «{ $card }»: доход { $income }.
log-discarded-cost = { $player } сбрасывает за это «{ $card }».
log-relic-replaced = Это вместо реликвии «{ $card }».
log-relic-lost = Реликвия «{ $card }» потеряна.
log-building-lost = **Здание «{ $card }» уничтожено.**
log-ability = { $player } применяет способность **{ GEN($creature) }**.
log-used = { $player } применяет **«{ $card }»**.
log-upgrade-regained = { $player } возвращает себе «{ $card }».
log-milled = { $player } открывает «{ $card }»: карта уходит в Историю.
log-hand-seen = { $player } смотрит карты на руке игрока { $other }.
log-deck-seen = { $player } смотрит верхние карты своей колоды.
log-influence = { $player } получает { $amount ->
    [one] { $amount } влияние
   *[other] { $amount } влияния
}.
log-points = **{ $player } +{ $amount }.**
log-points-feat = **{ $player } +{ $amount }.**
log-points-kill = **{ $player } +{ $amount }** за уничтоженного персонажа.
log-points-income = **{ $player } +{ $amount }** за доход.
log-points-hero = **{ $player } +{ $amount }** за героя.
log-points-scenario = **{ $player } +{ $amount }** за сценарий.
log-points-lost = { $player } теряет { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
}.
log-feat = { $player } играет подвиг **«{ $feat }»**.
log-feat-dropped = { $player } сбрасывает подвиг «{ $feat }».
log-turn = **Ход { $turn }**, ходит { $player }.
log-round = Раунд окончен, { $rounds ->
    [one] остался { $rounds }
   *[other] осталось { $rounds }
}. Следующий начинает { $player }.
log-rounds-over = Последний раунд окончен.
log-passed = { $player } пасует.
log-last-feat = **Взят последний подвиг: игра закончится с этим ходом.**
log-hero-fell = **{ $player } выбывает: герой пал.**
log-seat-left = { $player } выходит из-за стола.
log-conceded = { $player } сдаётся.
log-concession = { $player } хочет сдаться. Решает { $partner }.
log-concession-withdrawn = { $player } играет дальше.
log-draw-offered = { $player } предлагает ничью.
log-draw-withdrawn = { $player } отзывает предложение ничьей.
log-draw-declined = { $player } отказывается от ничьей.
log-ended = **{ $player } { $count ->
    [one] выигрывает
   *[other] выигрывают
} матч.**
log-ended-draw = **Матч окончен вничью.**

# On the battlefield.
log-arrived-hero = { $creature } ({ $player }) выходит на поле: { $hex }.
log-arrived-summon = { $player } призывает **{ ACC($creature) }** на { $hex }.
log-arrived-minion = { $creature } ({ $player }) появляется на { $hex }.
log-arrived-risen = **{ $creature }** ({ $player }) восстаёт на { $hex }.
log-arrived-deploy = { $player } ставит **{ ACC($creature) }** на { $hex }.
log-bears = С собой: «{ $card }».
log-activated = { $count ->
    [one] { $creatures } ждёт.
   *[other] { $creatures } ждут.
}
log-ready = { $creature } снова может действовать.
log-spare = { $creature } может действовать ещё раз.
log-moved-move = **{ $creature }** идёт на { $hex }.
log-moved-run = **{ $creature }** бежит на { $hex }.
log-moved-card = { $creature } переходит на { $hex }.
log-moved-hook = { CAP(ACC($creature)) } притягивают на { $hex }.
log-moved-advance = { $creature } шагает следом на { $hex }.
log-moved-nimble = { $creature } делает шаг на { $hex }.
log-moved-persecution = { $creature } продолжает погоню: { $hex }.
log-moved-step = { $creature } отходит на { $hex }.
log-placed-card = { $creature } встаёт на { $hex }.
log-placed-terrain = { $creature } оказывается на { $hex }.
log-placed-push = { CAP(ACC($creature)) } оттесняют на { $hex }.
log-swapped = { $one } и { $other } меняются местами.
log-destroyed = **{ $creatures } { GENDER($creatures) ->
    [plural] уничтожены
    [feminine] уничтожена
    [neuter] уничтожено
   *[other] уничтожен
}!**
log-to-camp = { $creature } возвращается в Военный лагерь.
log-removed = { $creature } покидает поле.
log-control = { $player } берёт под контроль { ACC($creature) }.
log-control-back = { $player } снова управляет { INS($creature) }.
log-attack = **{ $creature }** атакует { ACC($target) }:
log-attack-then = Атака на { ACC($target) }:
log-counterblow = { $creature } контратакует { ACC($target) }:
log-attack-lost = { $target } вне досягаемости: атака пропадает.
log-rolled = { $rolled }.
log-dice-changed = { $player } («{ $card }»): { $rolled }.
log-crit = Крит: { $crit }.
log-extras = И ещё { $rolled }.
log-counted = { $damage ->
    [0] Урона нет.
   *[other] Урон { $damage }.
}
log-counted-push = { $damage ->
    [0] Натиск.
   *[other] Урон { $damage } и натиск.
}
log-reduced = Остаётся урона: { $damage }.
log-protected = { $creature } закрывает собой { ACC($target) } и принимает урон { $amount }.
log-roll = { $creature } бросает { $rolled }.
log-roll-damage = { $creature }, урон: { $rolled }.
log-roll-terrain = { $terrain }, { $creature }: { $rolled }.
log-roll-poison = Яд, { $creature }: { $rolled }.
log-roll-disease = Болезнь, { $creature }: { $rolled }.
log-roll-regeneration = Исцеление, { $creature }: { $rolled }.
log-roll-healer = Лечение, { $creature }: { $rolled }.
log-heals = **{ $creature }** лечит { ACC($target) }: { $rolled }.
log-shoots = **{ $creature }** стреляет в { ACC($target) }: { $rolled }.
log-relic-armour = Реликвия «{ $card }» поглощает урон { $amount }.
log-armour-lost = Броня { GEN($creature) } поглощает урон { $amount }.
log-wounds = { $creature } получает { $amount ->
    [one] { $amount } рану
    [few] { $amount } раны
   *[other] { $amount } ран
}.
log-healed = { $creatures }: вылечено ран { $count ->
    [one] { $amount }
   *[other] по { $amount }
}.
log-armour-gained = { $creature } получает { $amount ->
    [one] { $amount } жетон брони
    [few] { $amount } жетона брони
   *[other] { $amount } жетонов брони
}.
log-token-stun = { $creature } получает жетон оглушения.
log-token-poison = { $creature } получает жетон яда.
log-token-disease = { $creature } получает жетон болезни.
log-token-lost-stun = **{ $creature }** приходит в себя.
log-token-lost-poison = **{ $creature }** избавляется от яда.
log-token-lost-disease = **{ $creature }** избавляется от болезни.
log-gets = { $creature } получает: { $what }.
log-gets-turn = { $creature } получает на этот ход: { $what }.
log-gets-attack = { $creature } получает на эту атаку: { $what }.
log-gets-next_attack = { $creature } получает на следующую атаку: { $what }.
log-charmed = Теперь на { PRE($creature) } зачарование «{ $card }».
mod-move = движение { $amount }
mod-range = дальность { $amount }
mod-health = здоровье { $amount }
mod-other = { $amount }
mod-dice = { $dice }

# A turn that is over, in a line or two.
recap-deeds = **{ $player }** · { $deeds }.
recap-summoned = призыв: { $creatures }
recap-played = карты: { $cards }
recap-attacks = { $count ->
    [one] { $count } атака
    [few] { $count } атаки
   *[other] { $count } атак
}
recap-feats = подвиг: { $feats }
recap-moves = { $count ->
    [one] { $count } перемещение
    [few] { $count } перемещения
   *[other] { $count } перемещений
}
recap-nothing = **{ $player }** выжидает.
recap-lost = { $player } теряет { ACC($creatures) }
recap-wounds = { $creature } −{ $amount }
recap-points = { $player }, очки: { $points }

# A tournament.
log-mustered = { $player } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}. Лавка: набор { $shop }.
log-provisioned = { $player } · { $things }. Осталось монет: { $coins }.
log-dismissed = из лагеря отпущены: { $things }
log-converted = очков обменяно на монеты: { $things }
log-recruited = найм: { $things }
log-healed-up = лечение: { $things }
log-bought = покупки: { $things }
log-bought-nothing = без покупок
log-terms = В этом матче для победы нужно { $goal ->
    [one] { $goal } очко
    [few] { $goal } очка
   *[other] { $goal } очков
}. Сценарий: **{ $scenario }**.
log-terms-plain = В этом матче для победы нужно { $goal ->
    [one] { $goal } очко
    [few] { $goal } очка
   *[other] { $goal } очков
}, сценария нет.

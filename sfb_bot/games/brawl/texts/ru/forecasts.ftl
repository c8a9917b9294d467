# What an option leads to: short, after its name and a colon, or before its details.
forecast-damage = { $amount ->
    [one] { $amount } урон, { $before } → { $after }
   *[other] { $amount } урона, { $before } → { $after }
}
forecast-damage-range = { $least }–{ $amount } урона, { $before } → { $after }
forecast-damage-up-to = до { $amount } урона, { $before } → { $after }
forecast-blocked = { $words } (из них { $bumps } за закрытый путь)
forecast-out = нокаут
forecast-may-out = возможен нокаут
forecast-healed = лечение { $amount }, { $before } → { $after }
forecast-no-damage = без урона
forecast-of = { $champion } — { $words }
forecast-short = { $champion } { $before } → { $after }
forecast-short-out = { $champion } → нокаут
forecast-can-hit = цели — { $champions }
forecast-hits = под ударом { $champions }
forecast-trap = { $champion } → неизвестная ловушка
forecast-wins = победа в матче!
forecast-others-choose = возможно, это не всё
forecast-meets = выполнишь «{ $challenge }»
forecast-can-meet = можно выполнить «{ $challenge }»
forecast-loses = потеряешь «{ $challenge }»
forecast-takes = отнимешь «{ $challenge }»
forecast-can-take = можно отнять «{ $challenge }»
forecast-gives = противник выполнит «{ $challenge }»
forecast-nobody-in-reach = никого не достать
forecast-idle-no_target = ничего не даст: никого не достать
forecast-idle-rooted = ничего не даст: обездвиживание
forecast-idle-no_effect = не подействует
forecast-idle-nothing = ничего не даст
forecast-strikes = ⚔️ { $groups }
forecast-strikes-from = Стоя на { $hexes }: { $champions }.
forecast-others-score = противник получит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
forecast-others-win = противник получит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} и победит

# Asked once before an option is taken.
caution-idle-no_target = Сейчас это ничего не даст: никого не достать. Всё равно сыграть?
caution-idle-rooted = Сейчас это ничего не даст: { $champion } { GENDER($champion) ->
    [feminine] обездвижена
    [neuter] обездвижено
    [plural] обездвижены
   *[masculine] обездвижен
}. Всё равно сыграть?
caution-idle-no_effect = Сейчас это ничего не даст: на эту цель не подействует. Всё равно сыграть?
caution-idle-nothing = Сейчас это ничего не даст. Всё равно сыграть?
caution-others-score = После этого другая сторона получит за испытания { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
caution-others-win = После этого другая сторона получит за испытания { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} и выиграет матч!

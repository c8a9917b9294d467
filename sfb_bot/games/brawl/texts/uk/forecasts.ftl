# What an option leads to: short, after its name and a colon, or before its details.
forecast-damage = { $amount } шкоди, { $before } → { $after }
forecast-damage-range = { $least }–{ $amount } шкоди, { $before } → { $after }
forecast-damage-up-to = до { $amount } шкоди, { $before } → { $after }
forecast-blocked = { $words } (з них { $bumps } через перешкоду)
forecast-out = нокаут
forecast-may-out = можливий нокаут
forecast-healed = лікування { $amount }, { $before } → { $after }
forecast-no-damage = без шкоди
forecast-of = { $champion } — { $words }
forecast-short = { $champion } { $before } → { $after }
forecast-short-out = { $champion } → нокаут
forecast-can-hit = дістане: { $champions }
forecast-hits = б’є: { $champions }
forecast-trap = { $champion } → невідома пастка
forecast-wins = виграє матч!
forecast-others-choose = можливо, це не все
forecast-meets = виконує «{ $challenge }»
forecast-can-meet = може виконати «{ $challenge }»
forecast-loses = втрачає «{ $challenge }»
forecast-takes = відбирає «{ $challenge }»
forecast-can-take = може відібрати «{ $challenge }»
forecast-gives = суперник виконує «{ $challenge }»
forecast-nobody-in-reach = нікого не дістати
forecast-idle-no_target = нічого не дасть: нікого не дістати
forecast-idle-rooted = нічого не дасть: знерухомлення
forecast-idle-no_effect = не подіє
forecast-idle-nothing = нічого не дасть
forecast-strikes = ⚔️ { $groups }
forecast-strikes-from = З { $hexes }: { $champions }.
forecast-others-score = суперник отримує { $points } ПО
forecast-others-win = суперник отримує { $points } ПО й виграє

# Asked once before an option is taken.
caution-idle-no_target = Це нічого не дасть: нікого не дістати. Усе одно зіграти?
caution-idle-rooted = Це нічого не дасть: { ACC($champion) } знерухомлено. Усе одно зіграти?
caution-idle-no_effect = Це нічого не дасть: на ціль не подіє. Усе одно зіграти?
caution-idle-nothing = Зараз це нічого не дасть. Усе одно зіграти?
caution-others-score = Після цього суперник отримає за випробування { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
caution-others-win = Після цього суперник отримає за випробування { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} й виграє матч!

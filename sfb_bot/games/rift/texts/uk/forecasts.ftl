# What an option leads to: short, after its name and a colon, or before its details.
forecast-dies = гине
forecast-returns = гине й лягає на верх колоди
forecast-sent-back = назад у колоду
forecast-survives = виживає, життя { $left }
forecast-moves = на { $cell }
forecast-of = { $warrior } — { $words }
forecast-more = і ще { $count }
forecast-no-damage = без шкоди
forecast-vain = нічого не дасть
forecast-wins = виграє матч!
forecast-loses = програє матч
forecast-draws = добір { $count }
forecast-they-arrive = { $warriors } { GENDER($warriors) ->
    [plural] можуть
   *[other] може
} дійти до твого порталу
forecast-may-be-answered = Суперник може відповісти.
forecast-threats = ⚠️ { $warriors } { GENDER($warriors) ->
    [plural] можуть
   *[other] може
} дійти до твого порталу наступного ходу.

# Asked once before an option is taken.
caution-vain = Зараз це нічого не дасть. Усе одно зіграти?
caution-loses = Так ти програєш матч. Усе одно зіграти?
caution-threats = { $count ->
    [1] { $warriors } наступного ходу дійде до твого порталу й принесе суперникові перемогу, якщо не завадити.
   *[other] { $warriors } наступного ходу дійдуть до твого порталу й принесуть суперникові перемогу, якщо не завадити.
}
caution-could-destroy = З усіма бонусами атака ще могла б знищити { ACC($warriors) }.

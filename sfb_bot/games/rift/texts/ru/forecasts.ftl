# What an option leads to: short, after its name and a colon, or before its details.
forecast-dies = погибнет
forecast-returns = погибнет, но ляжет на верх колоды
forecast-sent-back = вернётся в колоду
forecast-survives = выживет, жизней { $left }
forecast-moves = перейдёт на { $cell }
forecast-of = { $warrior } { $words }
forecast-more = и ещё { $count }
forecast-no-damage = без урона
forecast-vain = ничего не даст
forecast-wins = победа в матче!
forecast-loses = поражение в матче
forecast-draws = возьмёшь { $count }
forecast-they-arrive = { $warriors } { GENDER($warriors) ->
    [plural] могут
   *[other] может
} дойти до твоего портала
forecast-may-be-answered = Противник может ответить.
forecast-threats = ⚠️ В следующий ход до твоего портала { GENDER($warriors) ->
    [plural] могут
   *[other] может
} дойти { $warriors }.

# Asked once before an option is taken.
caution-vain = Сейчас это ничего не даст. Всё равно продолжить?
caution-loses = Так ты проиграешь матч. Всё равно продолжить?
caution-threats = { $count ->
    [one] В следующий ход { $warriors } дойдёт до твоего портала, и ты проиграешь, если не помешаешь.
   *[other] В следующий ход { $warriors } дойдут до твоего портала, и ты проиграешь, если не помешаешь.
}
caution-could-destroy = С бонусами атака ещё может уничтожить { ACC($warriors) }.

### Questions to a player: prompts, menus, options, what stands beside them.

prompt-any = Выбирай.
prompt-any-card = { $card }: выбирай.

# Set-up.
prompt-hero = Кто твой герой? Выбор откроется, когда выберут все.
prompt-camp_gold = Твой Военный лагерь: кого возьмёшь из золотых? Лагеря откроются все сразу.
prompt-camp_silver = Твой Военный лагерь: возьми до { $most } серебряных.
prompt-camp_bronze = Твой Военный лагерь: возьми до { $most } бронзовых.
prompt-camp_starless = Твой Военный лагерь: возьмёшь кого-нибудь без звезды? Места они не занимают.
prompt-piece = Уникальная местность: поставь её на отмеченное место или не ставь ничего.
prompt-landmark = Куда поставишь ориентир?
prompt-names = Впиши в список { $most } вражеских персонажей. Списки откроются вместе.
prompt-enter = Где появится { $card }?
prompt-put_back = Верни в колоду { $back } карты. Остальные — твоя рука.
prompt-gear_relic = Какие { $most } реликвии носит твой герой?
prompt-gear_building = Какие { $most } здания стоят в твоём Городе?
prompt-deploy = Кого выставишь на поле?
prompt-prepare = Перед битвой: используешь что-нибудь из купленного?
prompt-whom = { $card }: для кого?
prompt-arrange = { $card }: верни карты в любом порядке. Первая окажется сверху.

# A turn.
prompt-main = Ход { $turn }: влияние { $influence }, доход { $income }, очки { $points } из { $goal }.
prompt-main-team = Ход { $turn }: влияние { $influence }, доход { $income }, очки вашей стороны { $points } из { $goal }.
prompt-main-last = Ход { $turn }, последний! Влияние { $influence }, очки { $points } из { $goal }.
prompt-skirmish = Активируй существо. Влияние { $influence }, осталось раундов: { $rounds }.
prompt-skirmish-after = Что-нибудь ещё до хода следующего игрока? Влияние { $influence }.
prompt-act = { $creature }: движение, потом атака?
prompt-act-there = { $creature }: что дальше?
prompt-run = { $creature } бежит: куда?
prompt-hook = { $attacker } цепляет крюком { ACC($creature) }: куда притянуть?
prompt-tokens = { $creature }: { $tokens }. Пропустить активацию и избавиться от этого или терпеть?
prompt-contract = Сделка: заплатить { $amount ->
    [one] { $amount } влияние
   *[other] { $amount } влияния
} за { ACC($creature) }?
prompt-terrain = { $creature }: какая местность бросает первой?
prompt-place = { $card }: куда поставишь { ACC($creature) }?
prompt-place-terrain = Куда поставишь { ACC($creature) }?
prompt-card = { $card }: куда идёт { $creature }?
prompt-step = В броске есть натиск: { $creature } отойдёт на шаг?
prompt-replace = { $card }: снять ради этого другую реликвию?
prompt-replace-must = { $card }: у героя уже три реликвии. Какую снять?
prompt-bear = { $card }: какую реликвию даёшь с собой?
prompt-cost = { $card }: что сбросишь за это?
prompt-drop = { $card }: что возьмёшь взамен?
prompt-destroy = { $card }: что уничтожишь?
prompt-target = { $card }: выбери существо.
prompt-target-chase = { $attacker } атакует снова. Кого?
prompt-targets = { $card }: выбери до { $most }.
prompt-pair = { $card }: какие двое меняются местами?
prompt-aim = { $card }: куда ударит?
prompt-gates = { $card }: кого вернёшь в лагерь, по очку за каждого?

# An attack.
prompt-fewer = { $most ->
    [one] Бросаешь на 1 кубик меньше. Какой убрать?
   *[other] Бросаешь меньше кубиков, на { $most }. Какие убрать?
}
prompt-dice = { $attacker } атакует { ACC($target) }: { $rolled }. Меняешь кубики?
prompt-dice-own = Твой бросок против { GEN($target) }: { $rolled }. Меняешь кубики?
prompt-dice-enemy = { $attacker } бросает против { GEN($target) }: { $rolled }. Меняешь кубики?
prompt-reroll = Какие кубики перебросишь? { $rolled }
prompt-turn = Какие кубики повернёшь? { $rolled }
prompt-push = Натиск: куда оттеснить { ACC($target) }?
prompt-slash = Резня: кто ещё получит 1 урон?
prompt-protect = { $target } сейчас получит урон: { $amount }. Кто примет его на себя?
prompt-armour = Герой сейчас получит урон: { $amount }. Какая реликвия примет его?
prompt-advance = { $attacker }: шагнуть следом?
prompt-nimble = { $attacker }: ещё шаг?
prompt-swap = { $attacker } и { $target }: поменять их местами?
prompt-persecution = { $attacker } гонится дальше: куда? Потом новая атака.
prompt-frenzy = Ярость: { $attacker } атакует { ACC($target) } ещё раз?
prompt-counterblow = { $attacker } атакует: { $target } бьёт в ответ?
prompt-parasite = Паразит: поставить приспешника на место павшего?
prompt-feat = { $card } { GENDER($card) ->
    [feminine] уничтожена
    [neuter] уничтожено
   *[other] уничтожен
}! Сыграешь боевой подвиг?
prompt-rise = { $card } { GENDER($card) ->
    [feminine] пала
    [neuter] пало
   *[other] пал
}. Восстанет ли на этом месте кто-нибудь из твоих?

# Windows for tactics.
prompt-tactic = Ответишь тактикой?
prompt-tactic-attacked = { $attacker } атакует { ACC($target) }. Ответишь до броска?
prompt-tactic-rolled = { $attacker } бросает против { GEN($target) }: { $rolled }. Ответишь?
prompt-tactic-harmed = { $target } сейчас получит урон: { $amount }. Ответишь?
prompt-tactic-fallen = { $creature } { GENDER($creature) ->
    [feminine] уничтожена
    [neuter] уничтожено
   *[other] уничтожен
}. Ответишь?
prompt-tactic-fallen-would = { $creature } вот-вот погибнет. Ответишь?
prompt-tactic-summoned = На поле выходит { $creature }. Ответишь?
prompt-tactic-slain = Ты уничтожаешь { ACC($creature) }. Ответишь?

note-creature = -# { $words }
note-purpose = -# **{ $name }:** { $text }
note-no-tactic = -# Подходящей тактики у тебя нет. Никто этого не узнает: я спрашиваю при любой руке.
note-idle = -# Сейчас нельзя: { $parts }
idle-cost = { $cards } (дорого)
idle-no-target = { $card } (не на кого)
idle-tactics = { $cards } (тактики: спрошу, когда придёт время)
idle-summoned = призыв (раз за ход)
idle-limit = призыв (больше { $limit } существ нельзя)
idle-zone = призыв (в твоей зоне нет свободной клетки)
idle-summon-cost = призыв ({ $creature }: цена { $cost })
idle-first-turn = подвиги (не в самый первый ход)
idle-feats = { $feats } (условие не выполнено)

# Menus.
menu-read-about-main = Прочитать карту
menu-ready-camp_silver = Или возьми готовый набор
menu-ready-camp_bronze = Или возьми готовый набор
camp-suggested = Готовый набор: { $hero }
several-camp = { $fewest ->
    [0] Выбери до { $most }
   *[other] Выбери { $most }
}
several-dice = { $fewest ->
    [0] Выбери кубики, до { $most }
   *[other] Выбери кубики, от { $fewest } до { $most }
}
several-cards = { $fewest ->
    [0] Выбери до { $most }
    [1] Выбери от 1 до { $most }
   *[other] Выбери { $most }
}
section-part = { $first }
section-parts = { $first } – { $last }
section-other = Выбирай
section-attacks-all = Атаковать
section-shoots-all = Дальний выстрел
section-heals-all = Лечить
section-hooks-all = Зацепить крюком
section-moves-all = Двигаться
section-runs-all = Бежать
section-hexes-all = Выбери клетку
section-activations-all = Активировать
section-summons-all = Призвать
section-plays-all = Сыграть карту
section-uses-all = Применить
section-feats-all = Сыграть подвиг
section-discards-all = Сбросить карту ради дохода
section-drops-all = Сбросить подвиг за награду
section-enemy-all = Чужие
section-own-all = Твои
section-several-all = Выбирай
section-heroes-all = Выбери героя
section-characters-all = Выбери персонажа
section-camp-all = Выбери персонажей
section-cards-all = Выбери карту
section-pieces-all = Выбери местность
section-pairs-all = Выбери двоих
section-dice-all = Выбери кубики

# Options.
label-again = { $label } ({ $number })
label-cost = { $cost } · { $name }
label-summon = { $cost } · Призвать { ACC($creature) }
label-ability = { $creature }: способность
label-uses = { $name } ×{ $uses }
label-pays-card = { $name } (за карту)
label-pays-feat = { $name } (за подвиг)
label-discard = Сбросить: { $card } (доход { $income })
label-feat = { $feat } (+{ $points })
label-drop = Сбросить: { $feat }
label-stunned = { $name } (оглушение: только снять жетон)
label-attack = Атака: { $name }
label-shoot = Дальний выстрел: { $name }
label-heal = Лечить: { $name }
label-hook = Крюк: { $name }
label-hex = { $hex } ({ $terrain })
label-hex-for = { $creature } → { $hex }
label-run = Бежать на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
label-run-detail = Дальше, но без атаки
label-pair = { $one } ↔ { $other } ({ $hexes })
label-of = { $name } · { $player }
label-piece = { $terrain }: { $hexes }
label-die = { $die } (кубик { $number })
away = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
hex-difficult = сложная: активация закончится
hex-push-hurts = сложная: ещё 1 урон
hex-landmark = ориентир
hex-beside = рядом: { $creatures }
word-any = { $word }
word-run = Бежать
word-finish = Готово
word-finish-run = Остаться
word-end = Закончить ход
word-end-skirmish = Ход следующему
word-pass = Пас
word-pass-prepare = Больше ничего
word-none = Никого
word-none-camp = Никого из них
word-none-feat = Без подвига
word-none-piece = Ничего не ставить
word-none-deploy = Больше никого
word-none-bear = Без реликвии
word-none-shop = Ничего
word-none-gift = Ничего
word-none-replace = Просто добавить
word-none-protect = Никто
word-none-rise = Никто не восстаёт
word-none-card = Остаться
word-none-step = Остаться
word-none-advance = Остаться
word-none-nimble = Остаться
word-none-persecution = Хватит
word-yes = Да
word-no = Нет
word-skip = Пропустить и снять
word-suffer = Действовать и терпеть
word-suffer-tokens-detail = Яд: синий кубик, попадание ранит. Болезнь может перейти на соседей.
word-master = Мастер атаки: перебросить
word-minion = Приспешник
word-influence = 2 влияния
word-card = Боевая карта
word-resurgent = Восставший
word-parasite = Паразит

warn-feat = Можно сыграть подвиг «{ $feat }». Всё равно закончить ход?
warn-activate = { $count ->
    [one] Ещё ждёт активации: { $creatures }.
   *[other] Ещё ждут активации: { $creatures }.
} Всё равно закончить ход?
warn-summon = Влияния осталось { $influence }, можно призвать { ACC($creature) }. Неистраченное пригодится только для тактик. Всё равно закончить ход?
warn-influence = Влияния осталось { $influence }, можно сыграть: { $cards }. Всё равно закончить ход?
warn-discard = Раз за ход можно сбросить карту ради дохода. Закончить ход без этого?

# A tournament.
prompt-dismiss = Отпустишь кого-нибудь? Место освободится, это ничего не стоит.
prompt-convert = Обменять очки турнира на монеты? Сейчас монет: { $amount }.
prompt-recruit = Монет: { $amount }. Кого нанимаешь? Не больше одного каждого ранга; нанимаю в том порядке, в каком выбираешь.
prompt-recover = Монет: { $amount }. Кого вылечить?
prompt-gift = Возьми заклятие даром{ $most ->
    [1] {""}
   *[other] , не больше { $most }
}.
prompt-shop = Монет: { $amount }. Что покупаешь? Покупаю в том порядке, в каком выбираешь.
prompt-map = На каком поле сражаетесь?
prompt-scenario = Какой сценарий играете?
prompt-first = Кто ходит первым?
prompt-zone = Какую зону берёшь?
section-coins-all = Выбирай
section-maps-all = Выбери поле
section-seats-all = Выбери игрока
section-numbers-all = Выбирай
label-coins = { $name } (монет: { $coins })
label-convert = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} → монет: { $coins }
label-keep = Оставить очки
label-zone = Зона { $number }

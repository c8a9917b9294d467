### Questions to a player: prompts, menus, options, what stands beside them.

prompt-any = Выбирай.
prompt-any-card = { $card }: выбирай.

# Set-up.
prompt-hero = Кто твой герой? Выбор откроется, когда выберут все.
prompt-camp_gold = Твой Военный лагерь: кто пойдёт из золотых? Лагеря откроются все сразу.
prompt-camp_silver = Твой Военный лагерь: до { $most } серебряных.
prompt-camp_bronze = Твой Военный лагерь: до { $most } бронзовых.
prompt-camp_starless = Твой Военный лагерь: возьмёшь кого-нибудь без звезды? Места они не занимают.
prompt-piece = Уникальная местность: положи её на отмеченную клетку или не клади ничего.
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
prompt-skirmish-after = Что-нибудь ещё, пока не пришёл черёд другого? Влияние { $influence }.
prompt-act = { $creature }: движение, потом атака?
prompt-act-there = { $creature }: что дальше?
prompt-run = { $creature } бежит: куда?
prompt-hook = { $attacker } цепляет крюком { ACC($creature) }: на какую клетку?
prompt-tokens = { $creature }: { $tokens }. Пропустить активацию и снять жетон или терпеть?
prompt-contract = Сделка: заплатить { $amount } влияния за { ACC($creature) }?
prompt-terrain = { $creature }: чей бросок первый?
prompt-place = { $card }: куда поставишь { ACC($creature) }?
prompt-place-terrain = Куда поставишь { ACC($creature) }?
prompt-card = { $card }: куда идёт { $creature }?
prompt-step = На броске натиск: { $creature } отходит на шаг?
prompt-replace = { $card }: заменит другую реликвию?
prompt-replace-must = { $card }: у героя уже три реликвии. Какую снять?
prompt-bear = { $card }: какую реликвию даёшь с собой?
prompt-cost = { $card }: что сбросишь за это?
prompt-drop = { $card }: что возьмёшь взамен?
prompt-destroy = { $card }: что уничтожишь?
prompt-target = { $card }: выбери существо.
prompt-target-chase = { $attacker } атакует снова: кого?
prompt-targets = { $card }: выбери до { $most }.
prompt-pair = { $card }: какие двое меняются местами?
prompt-aim = { $card }: куда ударит?
prompt-gates = { $card }: кого забираешь домой, по очку за каждого?

# An attack.
prompt-fewer = { $most ->
    [one] { $most } твой кубик не бросается. Какой?
   *[other] { $most } твоих кубика не бросаются. Какие?
}
prompt-dice = { $attacker } атакует { ACC($target) }: { $rolled }. Меняешь кубики?
prompt-dice-own = Твой бросок против { GEN($target) }: { $rolled }. Меняешь кубики?
prompt-dice-enemy = { $attacker } бросает против { GEN($target) }: { $rolled }. Меняешь кубики?
prompt-reroll = { $card }: какие кубики перебросишь? { $rolled }
prompt-turn = { $card }: какие кубики повернёшь? { $rolled }
prompt-push = Натиск: куда отступает { $target }?
prompt-slash = Резня: кто ещё получит 1 урон?
prompt-protect = { $target } сейчас получит урон: { $amount }. Кто примет его на себя?
prompt-armour = Герою наносят урон: { $amount }. Какая реликвия его примет?
prompt-advance = { $attacker }: шагнуть следом?
prompt-nimble = { $attacker }: ещё шаг?
prompt-swap = { $attacker } и { $target }: поменять местами?
prompt-persecution = { $attacker } гонится дальше: куда? Потом новая атака.
prompt-frenzy = Ярость: { $attacker } атакует { ACC($target) } ещё раз?
prompt-counterblow = { $attacker } атакует: { $target } бьёт в ответ?
prompt-parasite = Паразит: поставить приспешника на место павшего?
prompt-feat = Уничтожено: { $card }! Сыграешь боевой подвиг?
prompt-rise = Пал { $card }: восстанет там кто-нибудь из твоих?

# Windows for tactics.
prompt-tactic = Ответишь тактикой?
prompt-tactic-attacked = { $attacker } атакует { ACC($target) }. Ответишь до броска?
prompt-tactic-rolled = { $attacker } бросает против { GEN($target) }: { $rolled }. Ответишь?
prompt-tactic-harmed = { $target } сейчас получит урон: { $amount }. Ответишь?
prompt-tactic-fallen = Уничтожено: { $creature }. Ответишь?
prompt-tactic-fallen-would = { $creature } вот-вот погибнет. Ответишь?
prompt-tactic-summoned = Призвано: { $creature }. Ответишь?
prompt-tactic-slain = Ты уничтожаешь { ACC($creature) }. Ответишь?

note-creature = -# { $words }
note-purpose = -# **{ $name }:** { $text }
note-no-tactic = -# Подходящей тактики у тебя нет. Никто этого не узнает: я спрашиваю при любой руке.
note-idle = -# Сейчас нельзя: { $parts }
idle-cost = { $card } (цена { $cost })
idle-no-target = { $card } (не на кого)
idle-tactics = { $cards } (тактики: спрошу, когда подойдут)
idle-summoned = призыв (раз за ход)
idle-limit = призыв (предел существ: { $limit })
idle-zone = призыв (в твоей зоне нет свободной клетки)
idle-summon-cost = призыв ({ $creature } — цена { $cost })
idle-first-turn = подвиги (не в самый первый ход)
idle-feats = { $feats } (условие не выполнено)

# Menus.
menu-read-about-main = Прочитать карту
menu-ready-camp_silver = Или взять готовый набор
menu-ready-camp_bronze = Или взять готовый набор
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
section-hexes-all = Выбери клетку
section-activations-all = Активировать
section-summons-all = Призвать
section-plays-all = Сыграть карту
section-uses-all = Использовать
section-feats-all = Сыграть подвиг
section-discards-all = Сбросить карту ради дохода
section-drops-all = Обменять подвиг
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
label-discard = { $card } (доход { $income })
label-feat = { $feat } (+{ $points })
label-drop = Обменять: { $feat }
label-stunned = { $name } (оглушение: только снимет жетон)
label-attack = Атака: { $name }
label-shoot = Дальний выстрел: { $name }
label-heal = Лечить: { $name }
label-hook = Крюк: { $name }
label-hex = { $hex } ({ $terrain })
label-hex-for = { $creature } → { $hex }
label-run = Бежать на { $steps }
label-run-detail = Дальше, но после этого без атаки
label-pair = { $one } ↔ { $other } ({ $hexes })
label-of = { $name } · { $player }
label-piece = { $terrain }: { $hexes }
label-die = { $die } { $face } (кубик { $number })
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
word-end-skirmish = Следующий игрок
word-pass = Пас
word-pass-prepare = Больше ничего
word-none = Никого
word-none-camp = Никого из них
word-none-feat = Без подвига
word-none-piece = Ничего не класть
word-none-deploy = Это все
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
word-skip = Пропустить и снять жетон
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
    [one] Не действует в этот ход: { $creatures }.
   *[other] Не действуют в этот ход: { $creatures }.
} Всё равно закончить ход?
warn-summon = Влияния осталось { $influence }, можно призвать { ACC($creature) }. Оставленное пойдёт только на тактики. Всё равно закончить ход?
warn-influence = Влияния осталось { $influence }, можно сыграть: { $cards }. Всё равно закончить ход?
warn-discard = Раз за ход можно сбросить карту ради дохода. Закончить ход без этого?

# A tournament.
prompt-dismiss = Отпустишь кого-нибудь? Место освободится, это ничего не стоит.
prompt-convert = Обменять очки турнира на монеты? Сейчас монет: { $amount }.
prompt-recruit = Монет: { $amount }. Кого нанимаешь? По одному каждого ранга; кого назовёшь раньше, того куплю раньше.
prompt-recover = Монет: { $amount }. Кого вылечить?
prompt-gift = Возьми заклятие даром, не больше { $most }.
prompt-shop = Монет: { $amount }. Что покупаешь? Что назовёшь раньше, то куплю раньше.
prompt-map = На какой карте бьётесь?
prompt-scenario = Какой сценарий играете?
prompt-first = Кто ходит первым?
prompt-zone = Какую зону берёшь?
section-coins-all = Выбирай
section-maps-all = Выбери карту
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

### Questions to a player: prompts, menus, options, what stands beside them.

prompt-any = Выбор за тобой.
prompt-any-card = { $card }: выбор за тобой.
prompt-heroes-one = Выбери героя. Никто его не увидит, пока не выберут все.
prompt-heroes-three = Выбери героев: { $most }. Никто их не увидит, пока не выберут все.
prompt-main_hero = Кто твой главный герой? Стартовая колода будет его цвета.
prompt-ban = Какого героя исключить для всех?
prompt-pick_hero-one = Выбери героя.
prompt-pick_hero-three = Выбери героя { $number } из { $count }.
prompt-tech = Карта { $amount ->
    [1] 2
   *[other] 1
} из 2: что добавишь из кодекса в сброс? Никто не увидит.
prompt-tech-free = Карта { $amount ->
    [1] 2
   *[other] 1
} из 2: что добавишь из кодекса в сброс? Никто не увидит. С 10 рабочими можно и не добавлять.
prompt-begin = Твой кодекс пуст. Начинай ход.
prompt-main = Ход { $turn }: золото { $gold }, рабочие { $workers }.
prompt-main-melee = Ход { $turn }: золото { $gold }. Каждый играет за себя.
prompt-hire = Какая карта станет рабочим? К тебе она больше не придёт.
prompt-defender = Кого атакует { $fighter }?
prompt-new_defender = Цели больше нет. { $fighter } атакует кого-то другого?
prompt-detect = Что обнаружит твоя Башня?
prompt-spec = { $card }: для какой специализации?
prompt-boost = { $card }: доплатить { $amount } { $amount ->
    [one] золото
   *[other] золота
}?
prompt-patrol = Патруль: кто твой { $slot }?
prompt-patrol-first = Патруль: кто твой { $slot }? Враги обязаны атаковать его первым.
prompt-lend = Поставить кого-нибудь в патруль другого игрока?
prompt-lend_to = Кому поможет { $fighter } до следующей фазы снабжения того игрока?
prompt-target = { $card }: выбери цель.
prompt-target-may = { $card }: выбери цель или откажись.
prompt-target-more = { $card }: ещё одна цель?
prompt-choose = { $card }: сделай выбор.
prompt-choose-may = { $card }: сделай выбор или откажись.
prompt-choose-more = { $card }: ещё?
prompt-opponent = { $card }: какой противник?
prompt-mode = { $card }: что сделать?
prompt-discard = { $card }: какую карту сбросишь?
prompt-share = { $card }: осталось нанести { $amount }. Кому ещё 1 урон?
prompt-lowest = { $card }: какое из существ низшего техуровня погибнет?
prompt-order = Сейчас произойдёт сразу несколько событий. Какое первым?
prompt-instead = { $card }: что произойдёт вместо гибели?
prompt-rescue = { $card }: гибель. Что станет с картой?
prompt-reward = { $card } погибает. Какой герой получит два уровня?
prompt-spark = Рикошет: кто рядом с целью получит 1 урон?
prompt-overpower = Сокрушение: осталось урона: { $amount }. Кто его получит?
prompt-pay = { $card }: чем платишь?
prompt-zone = { $card }: что посмотришь?
prompt-number = { $card }: назови цену.
prompt-rune = { $card }: что делаем с руной?
prompt-topdeck = { $card }: положить на верх твоей колоды?
prompt-stash = Какую карту оставишь на следующий ход?
note-idle = -# { $reasons }
# Перед картами руки, которые сейчас не разыграть: чего для них не хватает.
idle-gold = Не хватает золота:
idle-hero = Нужен герой:
idle-own-hero = Нужен герой ({ $hero }):
idle-max-level = Нужен макс. уровень ({ $hero }):
idle-tech = Нужен { $tech }:
idle-spec = Нужен { $tech } ({ $spec }):
idle-other = Сейчас не разыграть:
card-priced = { $name } ({ $cost })
note-patrol = Пока: { $placed }.
note-tech = -# Карт в кодексе: { $count }. Добавленные придут, когда ты перемешаешь сброс.
note-purpose = -# { $name }: { $text }
slot-bonus-1 = -# 1 броня.
slot-bonus-2 = -# +1 к атаке.
slot-bonus-3 = -# Погибнет — получишь 1 золото.
slot-bonus-4 = -# Погибнет — возьмёшь карту.
slot-bonus-5 = -# Сопротивление 1.
slot-bonus-other = -# Патруль
arrange-prompt = Патруль до твоего следующего хода: кто где стоит? Враги обязаны атаковать сначала командира отряда, потом остальных.
arrange-prompt-one = Патруль до твоего следующего хода. Куда поставить: { $name }?
arrange-nowhere = не в патруле
arrange-nobody = никого
arrange-again = Патруль как в прошлый ход, конец хода: { $names }
place-bonus-1 = 1 броня, атакуют первым
place-bonus-2 = +1 к атаке
place-bonus-3 = погибнет — получишь 1 золото
place-bonus-4 = погибнет — возьмёшь карту
place-bonus-5 = сопротивление 1
menu-read-about-main = Прочитать карту
menu-ready-heroes = Или возьми всех троих одного цвета
several-heroes = Выбери { $most }
several-cards = { $fewest ->
    [0] Выбери до { $most }
   *[other] Выбери { $most }
}
section-picks-all = Выбери героя
section-spec = { $spec }
section-part = { $first }
section-parts = { $first } – { $last }
section-workers-all = Найми рабочего
section-economy-all = Построй
section-plays-all = Разыграй карту
section-heroes-all = Герои
section-attacks-all = Кто атакует?
section-abilities-all = Примени способность
section-objs-all = Выбери
section-own-all = Твои
section-enemy-all = Вражеские
section-cards-all = Выбери карту
section-seats-all = Выбери игрока
section-slots-all = Выбери место
section-specs-all = Выбери специализацию
section-modes-all = Выбери действие
section-waiting-all = Что будет первым?
section-runes-all = Выбери руну
section-numbers-all = Выбери число
section-other = Выбери

label-cost = { $cost } · { $name }
label-summon = { $cost } · Призвать: { $name }
label-level = { $cost } · { $name } → уровень { $level }
label-build = { $cost } · { $name }
label-hire = { $cost } · Нанять рабочего
label-hire-detail = Карта из руки станет рабочим
label-attack = Атака: { $name }
label-detect = Башня: обнаружить скрытую карту
label-drop = Снести: { $name }
label-drop-detail = Освободит место для другой пристройки; твоя база получит 2 урона
label-repair = { $cost } · Починить базу на 1
label-patrol = Патруль и конец хода
label-line-patrol = В патруль: { $name }
label-copy = { $label } (копия { $number })
label-again = { $label } ({ $number })
label-worker = Рабочий · { $player }
label-worker-detail = Рабочих: { $count }
label-seat-detail = Здоровье базы { $hp } · рука { $hand }
label-place = { $player }: { $slot }
label-rune-add = Добавить { ACC($rune) }
label-rune-take = Снять { ACC($rune) }
level-better-at = (сильнее на { $level })
level-better = (сильнее: { $atk }/{ $hp })
level-next = Новая способность — на уровне { $level }
word-any = { $word }
word-begin = Начать ход
word-back = Назад
word-none = Не выбирать
word-none-patrol = Оставить пустым
word-none-lend = Готово
word-none-stash = Ничего не оставлять
word-none-tech = { $amount ->
    [1] Больше не надо
   *[other] В этот ход без карт
}
word-none-new_defender = Прекратить атаку
word-done = Это всё
word-lock = Патруль готов, конец хода
word-yes = Да
word-yes-boost = Доплатить { $amount }
word-no = Нет
word-no-boost = Без доплаты
word-hand-zone = Чужую руку
word-discard-zone = Чужой сброс
mode-or = или
mode-number = Вариант { $number }
codex-mode-oathkeeper_of_kor_mountain-0 = Не играешь карты с руки
codex-mode-oathkeeper_of_kor_mountain-1 = Пропускаешь фазу добора
codex-mode-land_octopus-0 = Пожертвовать 2 рабочих
codex-mode-land_octopus-1 = Пожертвовать Сухопутным осьминогом
codex-mode-reaver-0 = Удалить 2 рабочих любых игроков
codex-mode-reaver-1 = До 2 существ или героев получают по 6 урона

# What becomes of somebody who dies or would die, when several things could.
fate-two_lives = Потерять первую жизнь
fate-indestructible = Бессмертие: повернуть, снять урон и прикреплённые карты
fate-soul_stone = { $card }: карта остаётся без урона, камень уходит
fate-brave_knight = В руку владельца
fate-graveyard = { $card }: похоронить там
fate-reteller = { $card }: в руку владельца
fate-twins_return = В кодекс владельца
fate-second_chances = { $card }: вернуть в игру
fate-other = { $card }

# What the rules themselves do, when its order is asked for.
waits-technician = взять карту
waits-hero_died = два уровня герою
waits-surplus = взять карту
waits-healing = лечение
waits-time = снять руну времени
waits-mercenaries = прибывают Наёмники
waits-ephemeral = гибель
waits-bloodlust = получить урон
waits-debt = уплатить долг
waits-vandy_doom = гибель обречённых
waits-mirror_breaks = копия разбивается
waits-other = срабатывает

warn-hire = Рабочий ещё не нанят, а золото есть: { $gold }. Всё равно закончить ход?
warn-gold = Золото ещё есть: { $gold }. Можно разыграть: { $cards }. Всё равно закончить ход?
warn-patrol = В патруле никого, и { $count ->
    [one] { $count } враг может
    [few] { $count } врага могут
    [many] { $count } врагов могут
   *[other] { $count } врага могут
} атаковать кого угодно (всего атаки: { $atk }). Всё равно закончить ход?
warn-patrol-base = ⚠️ В патруле никого, и { $count ->
    [one] { $count } враг может
    [few] { $count } врага могут
    [many] { $count } врагов могут
   *[other] { $count } врага могут
} разрушить твою базу: всего атаки { $atk }, у базы { $hp } ❤. Всё равно закончить ход?

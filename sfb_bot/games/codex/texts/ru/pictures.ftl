### Words in pictures: short, because there is little room. Many are in alt texts, too.

## The table

picture-turn = Ход { $number }
picture-setup = Подготовка
picture-player = Игрок { $letter }
picture-played = разыграно: { $cards }
picture-tech = Техздание { $level }
picture-addon = Пристройка
picture-none = нет
picture-site = строится
picture-disabled = не работает
picture-waits = пока не призвать
picture-in-command = можно призвать
picture-future = в будущем
picture-attached = на карте { $host }
picture-slot-1 = Командир
picture-slot-2 = Боец
picture-slot-3 = Интендант
picture-slot-4 = Техник
picture-slot-5 = Скаут
picture-slot-bonus-1 = 1 броня, атакуют первым
picture-slot-bonus-2 = +1 к атаке
picture-slot-bonus-3 = гибель: 1 золото
picture-slot-bonus-4 = гибель: 1 карта
picture-slot-bonus-5 = сопротивление 1
picture-left-combat = гибель
picture-left-damage = гибель
picture-left-destroyed = гибель
picture-left-sacrificed = жертва
picture-left-fading = угасание
picture-left-trashed = удаление
picture-left-returned = возврат
picture-left-hand = обратно в руку
picture-left-codex = обратно в кодекс
picture-left-deck = обратно в колоду
picture-left-buried = на Кладбище
picture-left-gone = уже нет

## What holds for a player, in a line below the buildings

picture-edict-peace = Мир до следующего хода: существа тут не патрулируют и сюда не атакуют
picture-edict-silence = { $card }: герои без заклинаний и способностей до конца следующего хода
picture-edict-no_draw = В следующем ходу без фазы добора: рука остаётся
picture-edict-promise = Следующая карта в этом ходу бесплатна, платить в фазе снабжения
picture-edict-debt = Долг { $amount } золота за «{ $card }»: уплатить в фазе снабжения или проиграть
picture-edict-death_rites = В этот ход за каждое погибшее здесь существо противник теряет своё
picture-edict-units_have = { $card }: { $keywords } до конца хода
picture-edict-vandy_doom = { $thing }: гибель в следующей фазе снабжения
picture-edict-exiled = { $card }: возвращение, когда уйдёт { $thing }
picture-edict-other = Здесь действует долгий эффект
picture-extra-turn = Впереди ещё один ход

## How a match ended

picture-by-base = база разрушена
picture-by-debt = долг не уплачен
picture-by-concession = противник сдаётся
picture-by-agreement = по соглашению
picture-by-time = по времени
picture-by-organiser = по решению организатора
picture-unfinished = Матч идёт
picture-draw = Ничья
picture-wins = Победа: { $names }
picture-turns = { $number ->
    [one] { $number } ход
    [few] { $number } хода
    [many] { $number } ходов
   *[other] { $number } хода
}

## Cards and pages

picture-type-unit = существо
picture-type-hero = герой
picture-type-building = здание
picture-type-upgrade = улучшение
picture-type-spell = постоянное
picture-type-base = база
picture-type-tech = техздание
picture-type-addon = пристройка
picture-type-unit-tech = Существо, тех { $level }
picture-type-building-tech = Здание, тех { $level }
picture-type-upgrade-tech = Улучшение, тех { $level }
picture-spell-minor = Малое заклинание
picture-spell-ordinary = Закл.
picture-spell-ultimate = Великое закл.
picture-token = Помощник
picture-ongoing = постоян.
picture-no-ability = Способности нет.
picture-limit = Предел { $number }
picture-levels = Уровень { $levels }
picture-hand = Рука: { $number }
picture-partner-hand = Рука соратника: { $number }
picture-means = Золото { $gold }, рабочие { $workers }
picture-empty-hand = В руке нет карт
picture-nothing-here = Пока пусто
picture-codex = Кодекс: осталось { $number }
picture-take = Возьми { $number }
picture-starter = Стартовая колода
picture-starter-of = Стартовая колода · { $colour }
picture-spells = Заклинания
picture-discards = Сброс: { $number }
picture-gallery-heroes = Герои
picture-gallery-tokens = Помощники
picture-gallery-buildings = Здания
picture-can-buy = Ещё можно купить
picture-summon = призыв
picture-level-up = новый уровень
picture-build = постройка
picture-card-at-work = Спрашивает карта
picture-workers = Рабочие: { $number }
picture-units-left = В игре: { $number }
picture-pick = Герои на выбор
picture-ban = Кого исключить
picture-choose = { $number ->
    [1] Выбери карту
    [one] Выбери до { $number } карты
   *[other] Выбери до { $number } карт
}
picture-can-hire = Рабочий стоит { $cost ->
    [one] { $cost } золото
   *[other] { $cost } золота
}
picture-can-act = Готовы действовать
picture-can-attack = может атаковать
picture-can-use = есть способность
picture-can-both = бой, способность

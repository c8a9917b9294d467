### Words in pictures: short, because there is little room. Many are in alt texts, too.

## The table

picture-turn = Ход { $number }
picture-setup = Подготовка
picture-end = Конец
picture-side-0 = Синие
    .genitive = Синих
    .gender = plural
picture-side-1 = Красные
    .genitive = Красных
    .gender = plural
picture-lane-N = Северный ряд
picture-lane-S = Южный ряд
picture-quiet = Тихие ходы: { $number } из { $limit }
picture-exhausted = Истощение: урон не исчезает
picture-keep = { CAP($rank) }: оставить { $number }
picture-pick = Драфт: { $rank }, выбор { $number } из { $limit }
picture-ranks-champion = чемпионы
picture-ranks-elite = элитные
picture-ranks-common = рядовые
picture-next = На очереди
picture-gone = уже нет
picture-stack = Стопка (верх действует первым)
picture-item-attack = Атака: { $target }, урон { $total } ({ $strikers })
picture-item-spell = { $spell }: { $targets }
picture-your-hand = Твоя рука
picture-to-choose = На выбор
picture-fall-destroyed = гибель
picture-fall-returns = на верх колоды
picture-fall-deck = в колоду

## How a match ended

picture-by-portal = прорыв к порталу
picture-by-destruction = полное уничтожение
picture-by-tally = по подсчёту армий
picture-by-concession = противник сдаётся
picture-by-agreement = по соглашению
picture-by-time = по времени
picture-by-organiser = по решению организатора
picture-unfinished = Матч идёт
picture-draw = Ничья
picture-wins = { GENDER($name) ->
    [plural] Побеждают { $name }
   *[other] Побеждает { $name }
}
picture-turns = { $number ->
    [one] { $number } ход
    [few] { $number } хода
   *[other] { $number } ходов
}

## Cards and pages

picture-rank-champion = Чемпион
picture-rank-elite = Элитный воин
picture-rank-common = Рядовой
picture-world-dawn = Мир Рассвета
picture-world-dusk = Мир Сумрака
picture-life = жизни
picture-flying = Летает
picture-damage-by-distance = Урон по расстоянию
picture-no-ability = Способности нет.
picture-timing-any = любой ход
picture-timing-turn = твой ход
picture-timing-any-long = В любое время, можно и в ответ
picture-timing-turn-long = Только в твой ход
picture-enchantment = зачарование
picture-enchantment-long = Зачарование: остаётся на воине
picture-at-once = Действует сразу, потом уходит в сброс
picture-copies = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
picture-hand = Рука: { $number }
picture-spells-left = В колоде { $deck }, в сбросе { $used }
picture-empty-hand = В руке нет заклинаний
picture-army = Твоя армия: { $number }
picture-army-count = В рядах { $lanes }, в колоде { $deck }, потери { $lost }
picture-no-army = Воинов пока нет
picture-place-lost = сброс
picture-place-top = сверху
picture-place-coming = идёт
picture-place-deck = колода
picture-discards = Сброс
picture-warriors-lost = Воины ({ $number })
picture-spells-used = Заклинания ({ $number })
picture-nothing-here = Пока пусто
picture-gallery-champion = Чемпионы
picture-gallery-elite = Элитные воины
picture-gallery-common = Рядовые
picture-gallery-spells = Заклинания

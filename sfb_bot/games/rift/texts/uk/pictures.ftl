### Words in pictures: short, because there is little room. Many are in alt texts, too.

## The table

picture-turn = Хід { $number }
picture-setup = Підготовка
picture-end = Кінець
picture-side-0 = Сині
picture-side-1 = Червоні
picture-lane-N = Північний ряд
picture-lane-S = Південний ряд
picture-quiet = Тихі ходи: { $number } з { $limit }
picture-exhausted = Виснаження: шкода лишається
picture-keep = Залиш { GEN($rank) }: { $number }
picture-pick = Драфт: { $rank }, { $number } з { $limit }
picture-ranks-champion = чемпіони
    .genitive = чемпіонів
    .gender = plural
picture-ranks-elite = елітні
    .genitive = елітних
    .gender = plural
picture-ranks-common = рядові
    .genitive = рядових
    .gender = plural
picture-next = На черзі
picture-gone = немає
picture-stack = Стопка (верхнє діє першим)
picture-item-attack = Атака: { $target }, { $total } шкоди ({ $strikers })
picture-item-spell = { $spell }: { $targets }
picture-your-hand = Твоя рука
picture-to-choose = На вибір
picture-fall-destroyed = знищено
picture-fall-returns = на верх колоди
picture-fall-deck = у колоду

## How a match ended

picture-by-portal = через портал
picture-by-destruction = через знищення
picture-by-tally = за підрахунком
picture-by-concession = суперник здається
picture-by-agreement = за згодою
picture-by-time = за часом
picture-by-organiser = за рішенням організатора
picture-unfinished = Гра триває
picture-draw = Нічия
picture-wins = Перемога: { $name }
picture-turns = { $number ->
    [one] { $number } хід
    [few] { $number } ходи
   *[other] { $number } ходів
}

## Cards and pages

picture-rank-champion = Чемпіон
picture-rank-elite = Елітний
picture-rank-common = Рядовий
picture-world-dawn = Світ Світанку
picture-world-dusk = Світ Присмерку
picture-life = життя
picture-flying = Літає
picture-damage-by-distance = Шкода за відстанню
picture-no-ability = Без здібності.
picture-timing-any = будь-коли
picture-timing-turn = у твій хід
picture-timing-any-long = Будь-коли, також у відповідь
picture-timing-turn-long = Лише у твій хід
picture-enchantment = чари
picture-enchantment-long = Чари: лишаються на воїні
picture-at-once = Діє одразу, потім іде в скид
picture-copies = { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[other] { $number } карт
}
picture-hand = Рука: { $number }
picture-spells-left = Колода заклять { $deck }, зіграно { $used }
picture-empty-hand = У руці немає заклять
picture-army = Твоя армія: { $number }
picture-army-count = У рядах { $lanes }, у колоді { $deck }, втрачено { $lost }
picture-no-army = Воїнів ще немає
picture-place-lost = втрата
picture-place-top = на черзі
picture-place-coming = іде
picture-place-deck = у колоді
picture-discards = Скид
picture-warriors-lost = Втрачено воїнів: { $number }
picture-spells-used = Зіграно заклять: { $number }
picture-nothing-here = Тут поки порожньо
picture-gallery-champion = Чемпіони
picture-gallery-elite = Елітні
picture-gallery-common = Рядові
picture-gallery-spells = Закляття

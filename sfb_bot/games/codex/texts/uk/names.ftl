### What things are called.

a-card = карта
the-addon = твоя прибудова
something = щось
card-times = { $card } ×{ $count }
base-of = База ({ $player })
thing-of = { $name } ({ $player })
keyword-number = { $keyword } { $number }
keyword-other = { $name }
keyword-blighting = завдає шкоди рунами −1/−1
keyword-stampeding = зайва шкода йде в базу
keyword-cannot_be_sacrificed = не можна пожертвувати
keyword-shielded = вороги не можуть обрати ціллю
tech-level = техрівень { $level }
    .genitive = техрівня { $level }
obj-stats = { $atk }/{ $hp }
obj-hp = { $hp } життя
obj-number = { $name } №{ $number }
obj-level = { $name } (рів. { $level })
obj-in-slot = { $name }, { $slot }
obj-own = Твоє: { $name }
base-own = Твоя база { $hp }
base-theirs = База ворога { $hp }
obj-of = { $name } · { $player }
seat-own = ти
seat-partner = твій соратник
seat-opponent = твій суперник
seat-letter = гравець { $letter }
seat-hero = гравець { $letter } ({ $hero })
slot-leader = командир загону
slot-elite = боєць
slot-scavenger = інтендант
slot-technician = технік
slot-lookout = скаут
patrol-place = { $slot } — { $name }
mark-site = будується
mark-future = у майбутньому
mark-damage = { $damage } шкоди
mark-armor = броня { $armor }
mark-exhausted = повернута
mark-disabled = пропустить підготовку
mark-held = тримає: { $cards }
mark-carries = прикріплено: { $cards }
hero-waits = { $hero } (повернеться через { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[other] { $turns } ходів
})

# Runes, so many of a kind.
rune-plus = { $count ->
    [one] { $count } руна +1/+1
    [few] { $count } руни +1/+1
   *[other] { $count } рун +1/+1
}
    .accusative = { $count ->
        [one] { $count } руну +1/+1
        [few] { $count } руни +1/+1
       *[other] { $count } рун +1/+1
    }
    .prepositional = { $count ->
        [one] { $count } руні +1/+1
        [few] { $count } руни +1/+1
       *[other] { $count } рун +1/+1
    }
rune-minus = { $count ->
    [one] { $count } руна −1/−1
    [few] { $count } руни −1/−1
   *[other] { $count } рун −1/−1
}
    .accusative = { $count ->
        [one] { $count } руну −1/−1
        [few] { $count } руни −1/−1
       *[other] { $count } рун −1/−1
    }
    .prepositional = { $count ->
        [one] { $count } руні −1/−1
        [few] { $count } руни −1/−1
       *[other] { $count } рун −1/−1
    }
rune-time = { $count ->
    [one] { $count } руна часу
    [few] { $count } руни часу
   *[other] { $count } рун часу
}
    .accusative = { $count ->
        [one] { $count } руну часу
        [few] { $count } руни часу
       *[other] { $count } рун часу
    }
    .prepositional = { $count ->
        [one] { $count } руні часу
        [few] { $count } руни часу
       *[other] { $count } рун часу
    }
rune-other = { $count ->
    [one] { $count } руна
    [few] { $count } руни
   *[other] { $count } рун
} { $rune ->
    [blood] крові
    [corpse] трупа
    [crumbling] руйнування
    [feather] пера
    [focus] зосередження
    [growth] росту
    [insurance] страховки
    [javelin] дротика
    [sword] меча
   *[other] { $rune }
}
    .accusative = { $count ->
        [one] { $count } руну
        [few] { $count } руни
       *[other] { $count } рун
    } { $rune ->
        [blood] крові
        [corpse] трупа
        [crumbling] руйнування
        [feather] пера
        [focus] зосередження
        [growth] росту
        [insurance] страховки
        [javelin] дротика
        [sword] меча
       *[other] { $rune }
    }
    .prepositional = { $count ->
        [one] { $count } руні
        [few] { $count } руни
       *[other] { $count } рун
    } { $rune ->
        [blood] крові
        [corpse] трупа
        [crumbling] руйнування
        [feather] пера
        [focus] зосередження
        [growth] росту
        [insurance] страховки
        [javelin] дротика
        [sword] меча
       *[other] { $rune }
    }

# Kinds of cards.
type-unit = істота
type-hero = герой
type-building = будівля
type-upgrade = покращення
type-base = база
type-tech = техбудівля
type-addon = прибудова
type-token = помічник
type-spell-minor = мале закляття
type-spell-ordinary = закляття
type-spell-ultimate = велике закляття
type-ongoing = постійне
type-level = { $type } { GEN($level) }
hero-band = Рівень { $levels }: { $atk }/{ $hp }.

# What abilities cost besides gold.
cost-exhaust = поворот
cost-discard = { $count ->
    [1] скинь карту
    [one] скинь { $count } карту
    [few] скинь { $count } карти
   *[other] скинь { $count } карт
}
cost-sacrifice = пожертва
cost-others = поверни інші карти: { $count }

# Where cards lie.
zone-hand = рука
    .genitive = руки
    .accusative = руку
zone-deck = колода
    .genitive = колоди
    .accusative = колоду
zone-discard = скид
    .genitive = скиду
zone-codex = кодекс
    .genitive = кодексу
zone-trash = вилучене
    .genitive = вилученого
zone-graveyard = Цвинтар
    .genitive = Цвинтаря
zone-other = стос
    .genitive = стосу

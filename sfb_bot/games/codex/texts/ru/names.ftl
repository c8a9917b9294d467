### What things are called.

a-card = карта
    .genitive = карты
    .accusative = карту
the-addon = пристройка
something = что-то
card-times = { $card } ×{ $count }
base-of = база ({ $player })
    .accusative = базу ({ $player })
thing-of = { $name } ({ $player })
keyword-number = { $keyword } { $number }
keyword-other = { $name }
keyword-blighting = наносит урон рунами −1/−1
keyword-stampeding = пробивается до самой базы
keyword-cannot_be_sacrificed = нельзя пожертвовать
keyword-shielded = враги не могут выбрать целью
tech-level = техуровень { $level }
    .genitive = техуровня { $level }
obj-stats = { $atk }/{ $hp }
obj-hp = { $hp } ❤
obj-number = { $name } №{ $number }
obj-level = { $name } (ур. { $level })
obj-in-slot = { $name }, { $slot }
obj-own = У тебя: { $name }
base-own = Твоя база { $hp }
base-theirs = База врага { $hp }
obj-of = { $name } · { $player }
seat-own = ты
seat-partner = твой соратник
seat-opponent = твой противник
seat-letter = игрок { $letter }
seat-hero = игрок { $letter } ({ $hero })
slot-leader = командир отряда
slot-elite = боец
slot-scavenger = интендант
slot-technician = техник
slot-lookout = скаут
patrol-place = { $slot } — { $name }
mark-site = строится
mark-future = в будущем
mark-damage = урон { $damage }
mark-armor = броня { $armor }
mark-exhausted = повёрнута
mark-disabled = не придёт в готовность
mark-held = внутри: { $cards }
mark-carries = на ней: { $cards }
hero-waits = { $hero } (вернётся через { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
})

# Runes, so many of a kind.
rune-plus = { $count ->
    [1] руна +1/+1
    [one] { $count } руна +1/+1
    [few] { $count } руны +1/+1
    [many] { $count } рун +1/+1
   *[other] { $count } руны +1/+1
}
    .accusative = { $count ->
        [1] руну +1/+1
        [one] { $count } руну +1/+1
        [few] { $count } руны +1/+1
        [many] { $count } рун +1/+1
       *[other] { $count } руны +1/+1
    }
    .dative = { $count ->
        [1] руне +1/+1
        [one] { $count } руне +1/+1
        [few] { $count } руны +1/+1
        [many] { $count } рун +1/+1
       *[other] { $count } руны +1/+1
    }
rune-minus = { $count ->
    [1] руна −1/−1
    [one] { $count } руна −1/−1
    [few] { $count } руны −1/−1
    [many] { $count } рун −1/−1
   *[other] { $count } руны −1/−1
}
    .accusative = { $count ->
        [1] руну −1/−1
        [one] { $count } руну −1/−1
        [few] { $count } руны −1/−1
        [many] { $count } рун −1/−1
       *[other] { $count } руны −1/−1
    }
    .dative = { $count ->
        [1] руне −1/−1
        [one] { $count } руне −1/−1
        [few] { $count } руны −1/−1
        [many] { $count } рун −1/−1
       *[other] { $count } руны −1/−1
    }
rune-time = { $count ->
    [1] руна времени
    [one] { $count } руна времени
    [few] { $count } руны времени
    [many] { $count } рун времени
   *[other] { $count } руны времени
}
    .accusative = { $count ->
        [1] руну времени
        [one] { $count } руну времени
        [few] { $count } руны времени
        [many] { $count } рун времени
       *[other] { $count } руны времени
    }
    .dative = { $count ->
        [1] руне времени
        [one] { $count } руне времени
        [few] { $count } руны времени
        [many] { $count } рун времени
       *[other] { $count } руны времени
    }
rune-other = { $count ->
    [1] руна
    [one] { $count } руна
    [few] { $count } руны
    [many] { $count } рун
   *[other] { $count } руны
} { $rune ->
    [blood] крови
    [corpse] трупа
    [crumbling] разрушения
    [feather] пера
    [focus] сосредоточения
    [growth] роста
    [insurance] страховки
    [javelin] дротика
    [sword] меча
   *[other] { $rune }
}
    .accusative = { $count ->
        [1] руну
        [one] { $count } руну
        [few] { $count } руны
        [many] { $count } рун
       *[other] { $count } руны
    } { $rune ->
        [blood] крови
        [corpse] трупа
        [crumbling] разрушения
        [feather] пера
        [focus] сосредоточения
        [growth] роста
        [insurance] страховки
        [javelin] дротика
        [sword] меча
       *[other] { $rune }
    }
    .dative = { $count ->
        [1] руне
        [one] { $count } руне
        [few] { $count } руны
        [many] { $count } рун
       *[other] { $count } руны
    } { $rune ->
        [blood] крови
        [corpse] трупа
        [crumbling] разрушения
        [feather] пера
        [focus] сосредоточения
        [growth] роста
        [insurance] страховки
        [javelin] дротика
        [sword] меча
       *[other] { $rune }
    }

# Kinds of cards.
type-unit = существо
type-hero = герой
type-building = здание
type-upgrade = улучшение
type-base = база
type-tech = техздание
type-addon = пристройка
type-token = помощник
type-spell-minor = малое заклинание
type-spell-ordinary = заклинание
type-spell-ultimate = великое заклинание
type-ongoing = постоянное
type-level = { $type } { GEN($level) }
hero-band = Уровень { $levels }: { $atk }/{ $hp }.

# What abilities cost besides gold.
cost-exhaust = поворот
cost-discard = { $count ->
    [1] сбросить карту
    [one] сбросить { $count } карту
    [few] сбросить { $count } карты
    [many] сбросить { $count } карт
   *[other] сбросить { $count } карты
}
cost-sacrifice = пожертвовать
cost-others = повернуть ещё { $count }

# Where cards lie.
zone-hand = рука
    .genitive = руки
    .accusative = руку
zone-deck = колода
    .genitive = колоды
    .accusative = колоду
zone-discard = сброс
    .genitive = сброса
    .accusative = сброс
zone-codex = кодекс
    .genitive = кодекса
    .accusative = кодекс
zone-trash = удалённые карты
    .genitive = удалённых карт
    .accusative = удалённые карты
zone-graveyard = «Кладбище»
    .genitive = «Кладбища»
    .accusative = «Кладбище»
zone-other = стопка
    .genitive = стопки
    .accusative = стопку

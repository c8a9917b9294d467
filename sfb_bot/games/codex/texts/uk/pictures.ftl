### Words in pictures: short, because there is little room. Many are in alt texts, too.

## The table

picture-turn = Хід { $number }
picture-setup = Підготовка
picture-player = Гравець { $letter }
picture-played = зіграно: { $cards }
picture-tech = Тех { $level }
picture-addon = Прибудова
picture-none = не збудовано
picture-site = будується
picture-disabled = знешкоджено
picture-waits = ще не може вийти
picture-in-command = можна прикликати
picture-future = у майбутньому
picture-attached = на: { $host }
picture-slot-1 = Командир
picture-slot-2 = Боєць
picture-slot-3 = Інтендант
picture-slot-4 = Технік
picture-slot-5 = Скаут
picture-slot-bonus-1 = броня 1, атакують першим
picture-slot-bonus-2 = +1 до атаки
picture-slot-bonus-3 = гине: 1 золото
picture-slot-bonus-4 = гине: 1 карта
picture-slot-bonus-5 = опір 1
picture-left-combat = знищено
picture-left-damage = знищено
picture-left-destroyed = знищено
picture-left-sacrificed = пожертва
picture-left-fading = згасання
picture-left-trashed = вилучено
picture-left-returned = повернення
picture-left-hand = назад у руку
picture-left-codex = назад у кодекс
picture-left-deck = назад у колоду
picture-left-buried = на Цвинтар
picture-left-gone = немає

## What holds for a player, in a line below the buildings

picture-edict-peace = Мир до наступного ходу: істоти тут не патрулюють і сюди не атакують
picture-edict-silence = { $card }: герої без заклять і здібностей до кінця наступного ходу
picture-edict-no_draw = Наступного ходу без фази добору: рука лишається
picture-edict-promise = Наступна карта цього ходу безплатна, платити у фазі постачання
picture-edict-debt = Борг { $amount } золота за «{ $card }»: сплатити у фазі постачання або програти
picture-edict-death_rites = Цього ходу за кожну загиблу тут істоту суперник втрачає свою
picture-edict-units_have = { $card }: { $keywords } до кінця ходу
picture-edict-vandy_doom = { $thing }: загибель у наступній фазі постачання
picture-edict-exiled = { $card }: повернення, коли піде { $thing }
picture-edict-other = Тут діє тривалий ефект
picture-extra-turn = Попереду ще один хід

## How a match ended

picture-by-base = базу знищено
picture-by-debt = борг не сплачено
picture-by-concession = суперник здається
picture-by-agreement = за згодою
picture-by-time = за часом
picture-by-organiser = за рішенням організатора
picture-unfinished = Гра триває
picture-draw = Нічия
picture-wins = Перемога: { $names }
picture-turns = { $number ->
    [one] { $number } хід
    [few] { $number } ходи
   *[other] { $number } ходів
}

## Cards and pages

picture-type-unit = істота
picture-type-hero = герой
picture-type-building = будівля
picture-type-upgrade = покращення
picture-type-spell = закляття
picture-type-base = база
picture-type-tech = техбудівля
picture-type-addon = прибудова
picture-type-unit-tech = Істота, тех { $level }
picture-type-building-tech = Будівля, тех { $level }
picture-type-upgrade-tech = Покращення, тех { $level }
picture-spell-minor = Мале закляття
picture-spell-ordinary = Закляття
picture-spell-ultimate = Велике закляття
picture-token = Помічник
picture-ongoing = пост.
picture-no-ability = Без здібності.
picture-limit = Не більше { $number }
picture-levels = Рівень { $levels }
picture-hand = Рука: { $number }
picture-partner-hand = Рука соратника: { $number }
picture-means = Золото { $gold }, робітники { $workers }
picture-empty-hand = У руці немає карт
picture-nothing-here = Тут поки що порожньо
picture-codex = Кодекс: лишилося { $number }
picture-take = Візьми { $number }
picture-starter = Стартова колода
picture-starter-of = Стартова колода: { $colour }
picture-spells = Закляття
picture-discards = Скид: { $number }
picture-gallery-heroes = Герої
picture-gallery-tokens = Помічники
picture-gallery-buildings = Будівлі
picture-can-buy = Також можна купити
picture-summon = прикликати
picture-level-up = ще рівень
picture-build = збудувати
picture-card-at-work = Питає ця карта
picture-workers = Робітники: { $number }
picture-units-left = У грі: { $number }
picture-pick = Герої на вибір
picture-ban = Кого заборонити
picture-choose = { $number ->
    [1] Вибери карту
    [one] Вибери до { $number } карти
   *[other] Вибери до { $number } карт
}
picture-can-hire = Робітник коштує { $cost } { $cost ->
    [one] золото
   *[other] золота
}
picture-can-act = Готові діяти
picture-can-attack = може атакувати
picture-can-use = має здібність
picture-can-both = атака чи здібність

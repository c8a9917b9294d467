### What things are called.

a-card = карта
    .genitive = карти
    .accusative = карту
a-creature = істота
    .genitive = істоти
    .dative = істоті
    .accusative = істоту
    .instrumental = істотою
    .prepositional = істоті
    .gender = feminine
this-effect = Цей ефект
nowhere = поза полем
card-times = { $card } ×{ $count }
card-priced = { $card } ({ $cost })
dice-some = { $die } ×{ $count }
creature-of = { $name } ({ $letter })
creature-at = { $name } { $hex }
creature-label = { $name } · { $left }/{ $health }
creature-attack = { $type } атака: { $dice }, дальність { $range }
creature-values = { $type } атака: { $dice } · дальність { $range } · рух { $move } · здоров’я { $health }
seat-own = ти
seat-partner = твій соратник
seat-opponent = твій суперник
seat-letter = гравець { $letter }
seat-hero = гравець { $letter } ({ $hero })
rank-bronze = бронзовий
rank-silver = срібний
rank-gold = золотий
type-melee = ближня
type-ranged = дальня
type-magic = магічна
face-crit = крит
face-hit = влучання
face-push = натиск
face-blank = порожньо
token-stun = приголомшення
token-poison = отрута
token-disease = хвороба
mark-armour = броня { $count }
mark-controlled = під контролем
mark-summoned = щойно викликано
mark-activated = активовано
subject-bronze = (бронза)
subject-silver = (срібло)
subject-gold = (золото)
subject-mercenary = (найманці)
subject-resurgent = (повсталі)
subject-armoured = (жетони броні)
subject-other = (інші)
granted-no_sight = видимість не потрібна
granted-surefooted = складна місцевість не спиняє
sort-hero = герой
sort-character = персонаж
sort-minion = посіпака
sort-ranked = { $rank } { $sort }
sort-ranked-elite = елітний { $rank } { $sort }
sort-spell = заклинання
sort-relic = реліквія
sort-building = будівля
sort-tactic = тактика
sort-incantation = закляття
sort-military = військовий подвиг
sort-achievement = досягнення
sort-terrain-basic = місцевість
sort-terrain-unique = унікальна місцевість
sort-upgrade = { $sort } із крамниці турніру
sort-scenario = сценарій
sort-map = мапа
crit-line = При криті: { $crit }.
feat-text-military = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
} за ворожого персонажа, знищеного у твій хід. { $condition }
feat-text-achievement = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
} у твій хід. { $condition }
scenario-aim = Перемога одразу: { $aim }
price = ціна { $cost }, дохід { $income }

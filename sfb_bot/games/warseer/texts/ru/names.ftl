### What things are called.

a-card = карта
    .genitive = карты
    .accusative = карту
a-creature = существо
    .genitive = существа
    .dative = существу
    .accusative = существо
    .instrumental = существом
    .prepositional = существе
    .gender = neuter
this-effect = Этот эффект
nowhere = вне поля
card-times = { $card } ×{ $count }
card-priced = { $card } ({ $cost })
dice-some = { $die } ×{ $count }
creature-of = { $name } ({ $letter })
creature-at = { $name } { $hex }
creature-label = { $name } · { $left }/{ $health }
creature-attack = { $type } атака: { $dice }, дальность { $range }
creature-values = { $type } атака: { $dice } · дальность { $range } · движение { $move } · здоровье { $health }
seat-own = ты
seat-partner = твой соратник
seat-opponent = твой противник
seat-letter = игрок { $letter }
seat-hero = игрок { $letter } ({ $hero })
rank-bronze = бронзовый
rank-silver = серебряный
rank-gold = золотой
type-melee = ближняя
type-ranged = дальняя
type-magic = магическая
face-crit = крит
face-hit = попадание
face-push = натиск
face-blank = пусто
token-stun = оглушение
token-poison = яд
token-disease = болезнь
mark-armour = броня { $count }
mark-controlled = под контролем
mark-summoned = только что призвано
mark-activated = активировано
subject-bronze = (бронза)
subject-silver = (серебро)
subject-gold = (золото)
subject-mercenary = (наёмники)
subject-resurgent = (восставшие)
subject-armoured = (жетоны брони)
subject-other = (прочие)
granted-no_sight = обзор не нужен
granted-surefooted = сложная местность не останавливает
sort-hero = герой
sort-character = персонаж
sort-minion = приспешник
sort-ranked = { $rank } { $sort }
sort-ranked-elite = элитный { $rank } { $sort }
sort-spell = заклинание
sort-relic = реликвия
sort-building = здание
sort-tactic = тактика
sort-incantation = заклятие
sort-military = боевой подвиг
sort-achievement = достижение
sort-terrain-basic = местность
sort-terrain-unique = уникальная местность
sort-upgrade = { $sort } из лавки турнира
sort-scenario = сценарий
sort-map = поле
crit-line = При крите: { $crit }.
feat-text-military = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за вражеского персонажа, уничтоженного в твой ход. { $condition }
feat-text-achievement = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} в твой ход. { $condition }
scenario-aim = Победа сразу: { $aim }
price = цена { $cost }, доход { $income }

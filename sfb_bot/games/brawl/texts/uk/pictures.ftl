### Words in pictures; short, for there is little room. Many stand in alt texts, too.

## The arena

picture-round = Раунд { $number }
picture-setup = Підготовка
picture-end = Кінець
picture-goal = до { $number }
picture-gate = Брама
picture-nothing-played = Карт ще не грали
picture-hand = Рука
picture-deck = Колода
picture-discard = Скид
picture-player = Гравець { $letter }

## Cards, champions, drafts and scores

picture-kind-attack = Атака
picture-kind-skill = Навичка
picture-kind-reaction = Реакція
picture-reach-melee = ближня атака
picture-reach-direct = прямий постріл { $range }
picture-reach-indirect = непрямий постріл { $range }
picture-reach-arc = дуга з трьох сусідніх клітин
picture-reach-ring = усі шість сусідніх клітин
picture-core-destruction = Руйнування
picture-core-creation = Творення
picture-core-manipulation = Керування
picture-move = рух { $number }
picture-strength = сила { $number }
picture-defence = захист { $number }
picture-health = Здоровʼя
picture-shield = Захист
picture-basic = Базовий бік
picture-levelled = Прокачаний
picture-no-ability = Без здібності.
picture-no-text = Без інших ефектів.
picture-empty-hand = На руці немає карт
picture-empty-discard = Скид порожній
picture-hand-of = Рука гравця { $letter }
picture-discard-of = Скид гравця { $letter }
picture-cannot-play = зараз зіграти не можна
picture-seen = бачили всі
picture-ready-cores = Готові ядра
picture-none = немає
picture-on-top = Верх вашої колоди
picture-newest = нові в кінці
picture-challenge = Випробування
picture-worth = Тут дає { $number } ПО
picture-not-yet = Тут ще не приносить очок
picture-met-by = виконано стороною { $letter }
picture-gallery = Чемпіони
picture-draft-free = Вільний вибір
picture-draft-casual = Звичайний драфт
picture-draft-tournament = Турнірний драфт
picture-draft-double = Подвійний драфт
picture-draft-quick = Швидка гра
picture-draft-random = Випадкові команди
picture-available = Доступні
picture-picked = Обрані
picture-banned = Прибрані
picture-line-up = Склад { $letter }
picture-team-of = Команда { $letter }
picture-no-champions = Показувати нікого
picture-final = Підсумковий рахунок
picture-after-rounds = Раундів: { $number }
picture-wins = Перемога: { $name }
picture-win = Перемога: { $name }
picture-draw = Нічия
picture-unfinished = Гра триває
picture-by-points = за переможними очками
picture-by-concession = суперник здався
picture-by-agreement = за згодою
picture-by-time = за часом
picture-by-organiser = рішенням організатора
picture-knocked-out = Нокаут: { $victim }
picture-knocked-out-by = { $winner } відправляє в нокаут: { $victim }
picture-no-points = Ніхто не набрав очок

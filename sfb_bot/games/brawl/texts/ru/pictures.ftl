### Words in pictures; short, for there is little room. Many stand in alt texts, too.

## The arena

picture-round = Раунд { $number }
picture-setup = Подготовка
picture-end = Конец
picture-goal = до { $number }
picture-gate = Врата
picture-nothing-played = Карты ещё не играли
picture-hand = Рука
picture-deck = Колода
picture-discard = Сброс
picture-player = Игрок { $letter }

## Cards, champions, drafts and scores

picture-kind-attack = Атака
picture-kind-skill = Навык
picture-kind-reaction = Реакция
picture-reach-melee = ближняя атака
picture-reach-direct = прямой выстрел { $range }
picture-reach-indirect = непрямой выстрел { $range }
picture-reach-arc = дуга из трёх соседних клеток
picture-reach-ring = все шесть соседних клеток
picture-core-destruction = Разрушение
picture-core-creation = Сотворение
picture-core-manipulation = Управление
picture-move = движение { $number }
picture-strength = сила { $number }
picture-defence = защита { $number }
picture-health = Здоровье
picture-shield = Защита
picture-basic = Базовая сторона
picture-levelled = Прокачан
picture-no-ability = Без способности.
picture-no-text = Без других эффектов.
picture-empty-hand = На руке нет карт
picture-empty-discard = Сброс пуст
picture-hand-of = Рука игрока { $letter }
picture-discard-of = Сброс игрока { $letter }
picture-cannot-play = сейчас сыграть нельзя
picture-seen = видели все
picture-ready-cores = Готовые ядра
picture-none = нет
picture-on-top = Верх вашей колоды
picture-newest = новые в конце
picture-challenge = Испытание
picture-worth = Здесь даёт { $number } ПО
picture-not-yet = Здесь ещё не приносит очков
picture-met-by = выполнено стороной { $letter }
picture-gallery = Чемпионы
picture-draft-free = Свободный выбор
picture-draft-casual = Обычный драфт
picture-draft-tournament = Турнирный драфт
picture-draft-double = Двойной драфт
picture-draft-quick = Быстрая игра
picture-draft-random = Случайные команды
picture-available = Доступны
picture-picked = Выбраны
picture-banned = Убраны
picture-line-up = Состав { $letter }
picture-team-of = Команда { $letter }
picture-no-champions = Показывать некого
picture-final = Итоговый счёт
picture-after-rounds = Раундов: { $number }
picture-wins = Победа: { $name }
picture-win = Победа: { $name }
picture-draw = Ничья
picture-unfinished = Игра продолжается
picture-by-points = по победным очкам
picture-by-concession = соперник сдался
picture-by-agreement = по соглашению
picture-by-time = по времени
picture-by-organiser = решением организатора
picture-knocked-out = Нокаут: { $victim }
picture-knocked-out-by = { $winner } отправляет в нокаут: { $victim }
picture-no-points = Никто не набрал очков

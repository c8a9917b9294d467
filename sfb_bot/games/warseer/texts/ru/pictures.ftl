### Words in pictures: short, because there is little room. Many are in alt texts, too.

picture-turn = Ход { $number }
picture-rounds = Осталось раундов: { $number }
picture-setup = Подготовка
picture-goal = цель { $number }
picture-last = последний ход
picture-player = Игрок { $letter }
picture-played = { $cards }
picture-coins = Монеты { $coins } · выиграно матчей { $wins }
picture-upgrades = Куплено карт: { $number }
picture-more = и ещё { $number }
picture-fallen = Герой пал
picture-left = Игрок сдался
picture-named = В списке: { $kinds }
picture-die-Y = Ж
picture-die-B = С
picture-die-R = К
picture-die-G = З
picture-die-P = Ф
picture-die-K = Ч
picture-hand = Твоя рука
picture-feats = Твои подвиги
picture-camp = Военный лагерь
picture-city = Город и реликвии
picture-history = История
picture-hall = Зал славы
picture-feat-discard = Сброшенные подвиги
picture-nothing = Здесь ничего нет
picture-copies = ×{ $count }
picture-injured = ранение
picture-face-down = { $count ->
    [one] { $count } подвиг лицом вниз
    [few] { $count } подвига лицом вниз
   *[other] { $count } подвигов лицом вниз
}
picture-leadership = Лидерство: бронза { $bronze }, серебро { $silver }, золото { $gold }
picture-minion = Приспешник: { $minion }
picture-wins = { $count ->
    [one] Победа: { $names }
   *[other] Победа: { $names }
}
picture-draw = Ничья
picture-unfinished = Ещё не окончено
picture-turns = { $number ->
    [one] { $number } ход
    [few] { $number } хода
   *[other] { $number } ходов
}
picture-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
picture-destroyed = Уничтожено: { $number }
picture-map-players = Игроков: { $players }
picture-legend-zone = Зона размещения { $letter }
picture-legend-spot = Место для уникальной местности
picture-legend-centre = Центр
picture-gallery-feats = Подвиги
picture-gallery-terrain = Местность
picture-gallery-shop = Лавка турнира
picture-gallery-scenarios = Сценарии
picture-gallery-maps = Поля

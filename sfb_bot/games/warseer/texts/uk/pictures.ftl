### Words in pictures: short, because there is little room. Many are in alt texts, too.

picture-turn = Хід { $number }
picture-rounds = Лишилося раундів: { $number }
picture-setup = Підготовка
picture-goal = мета { $number }
picture-last = останній хід
picture-player = Гравець { $letter }
picture-played = { $cards }
picture-coins = Монети { $coins } · виграно матчів { $wins }
picture-upgrades = Куплено карт: { $number }
picture-more = і ще { $number }
picture-fallen = Герой загинув
picture-left = Гравець здався
picture-named = У списку: { $kinds }
picture-die-Y = Ж
picture-die-B = С
picture-die-R = Чв
picture-die-G = З
picture-die-P = Ф
picture-die-K = Чо
picture-hand = Твоя рука
picture-feats = Твої подвиги
picture-camp = Військовий табір
picture-city = Місто й реліквії
picture-history = Історія
picture-hall = Зал слави
picture-feat-discard = Скинуті подвиги
picture-nothing = Тут нічого немає
picture-copies = ×{ $count }
picture-injured = поранення
picture-face-down = { $count ->
    [one] { $count } подвиг долілиць
    [few] { $count } подвиги долілиць
   *[other] { $count } подвигів долілиць
}
picture-leadership = Лідерство: бронза { $bronze }, срібло { $silver }, золото { $gold }
picture-minion = Посіпака: { $minion }
picture-wins = { $count ->
    [one] Перемога: { $names }
   *[other] Перемога: { $names }
}
picture-draw = Нічия
picture-unfinished = Ще не закінчено
picture-turns = { $number ->
    [one] { $number } хід
    [few] { $number } ходи
   *[other] { $number } ходів
}
picture-points = { $number ->
    [one] { $number } бал
    [few] { $number } бали
   *[other] { $number } балів
}
picture-destroyed = Знищено: { $number }
picture-map-players = Гравців: { $players }
picture-legend-zone = Зона розміщення { $letter }
picture-legend-spot = Місце для унікальної місцевості
picture-legend-centre = Центр
picture-gallery-feats = Подвиги
picture-gallery-terrain = Місцевість
picture-gallery-shop = Крамниця турніру
picture-gallery-scenarios = Сценарії
picture-gallery-maps = Мапи

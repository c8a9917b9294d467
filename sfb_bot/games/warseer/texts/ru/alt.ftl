### What is read aloud instead of a picture.

alt-turn = Ход { $number }, ходит { $name }. Цель: { $goal ->
    [one] { $goal } очко
    [few] { $goal } очка
   *[other] { $goal } очков
}; осталось подвигов: { $feats }.
alt-last = Последний ход.
alt-rounds = Стычка, осталось раундов: { $number }; действует { $name }.
alt-setup = Подготовка на поле «{ $map }».
alt-won = Победа: { $names }, { $reason }.
alt-drawn = Ничья: { $reason }.
alt-player = { $name }: очки { $points }, влияние { $influence }, доход { $income }, рука { $hand }, подвиги { $feats }, колода { $deck }, Зал { $hall }.
alt-player-skirmish = { $name }: уничтожено { $points }, влияние { $influence }.
alt-hero = Герой: { $hero }.
alt-wears = Реликвии и здания: { $things }.
alt-used = использовано
alt-camp = Военный лагерь: { $kinds }.
alt-figures = Существа: { $figures }.
alt-no-figures = Существ нет.
alt-figure = { $name } { $hex } { $left }/{ $health }
alt-figure-marks = { $name } { $hex } { $left }/{ $health } ({ $marks })
alt-again = может действовать ещё раз
alt-effects = эффектов: { $number }
alt-ground = { $map }: { $terrain }.
alt-landmarks = Ориентиры: { $hexes }.
alt-happened = Только что: { $what }.
alt-went = { $name } переходит с { $start } на { $end }
alt-pushed = натиск: { $name } отходит на { $end }
alt-arrived = { $name } выходит на поле
alt-attacked = { $attacker } атакует, цель: { $target }
alt-rolled = кубики: { $dice }
alt-turned = было: { $dice }
alt-outcome = урон { $damage }, натиск { $pushes }
alt-hurt = { $name } получает { $number ->
    [one] { $number } рану
    [few] { $number } раны
   *[other] { $number } ран
}
alt-healed = { $name }, вылечено: { $number }
alt-fell = { $name } погибает
alt-played = { $name } играет «{ $card }»
alt-points = { $name }, очки: { $points }
alt-asks = Выбор: { $options }.
alt-asks-card = { $card }, выбор: { $options }.
alt-nothing = Сейчас ничего не нужно выбирать.
alt-attack = { $attacker } атакует, цель: { $target }.
alt-dice = Кубики: { $dice }.
alt-hand = Твоя рука: { $cards }.
alt-feats = Твои подвиги: { $cards }.
alt-option-hexes = клетки { $hexes }
alt-option-activate = активировать: { $name }
alt-option-attack = атаковать: { $name }
alt-option-hook = зацепить крюком: { $name }
alt-option-heal = лечить: { $name }
alt-option-shoot = выстрелить: { $name }
alt-option-summon = призвать: { $name }
alt-option-play = сыграть: { $name }
alt-option-use = применить: { $name }
alt-option-feat = сыграть подвиг: { $name }
alt-option-discard = сбросить карту
alt-option-drop = сбросить подвиг
alt-option-die = кубик { $number }
alt-option-word = остальное на кнопках
alt-option-number = { $number }
alt-page = { $title }: { $cards }.
alt-page-empty = { $title }: ничего нет.
alt-card = { $name }: { $sort }. { $values } { $text }
alt-values = Атака: { $type }, { $dice }; дальность { $range }, движение { $move }, здоровье { $health }.
alt-cost = Цена { $cost }, доход { $income }.
alt-price = Цена { $price }.
alt-zone = Зона { $letter }: { $hexes }.
alt-spots = Места для уникальной местности: { $hexes }.
alt-result-player = { $name }: { $points }
alt-replay = Анимация с хода { $start } по ход { $end }.

### What is read aloud instead of a picture.

alt-turn = Хід { $number }, ходить { $name }. Мета: { $goal ->
    [one] { $goal } бал
    [few] { $goal } бали
   *[other] { $goal } балів
}; лишилося подвигів: { $feats }.
alt-last = Останній хід.
alt-rounds = Сутичка, лишилося раундів: { $number }; діє { $name }.
alt-setup = Підготовка на мапі «{ $map }».
alt-won = Перемога: { $names }, { $reason }.
alt-drawn = Нічия: { $reason }.
alt-player = { $name }: бали { $points }, вплив { $influence }, дохід { $income }, рука { $hand }, подвиги { $feats }, колода { $deck }, Зал { $hall }.
alt-player-skirmish = { $name }: знищено { $points }, вплив { $influence }.
alt-hero = Герой: { $hero }.
alt-wears = Реліквії та будівлі: { $things }.
alt-used = використано
alt-camp = Військовий табір: { $kinds }.
alt-figures = Істоти: { $figures }.
alt-no-figures = Істот немає.
alt-figure = { $name } { $hex } { $left }/{ $health }
alt-figure-marks = { $name } { $hex } { $left }/{ $health } ({ $marks })
alt-again = може діяти ще раз
alt-effects = ефектів: { $number }
alt-ground = { $map }: { $terrain }.
alt-landmarks = Орієнтири: { $hexes }.
alt-happened = Щойно: { $what }.
alt-went = { $name } переходить з { $start } на { $end }
alt-pushed = натиск: { $name } відходить на { $end }
alt-arrived = { $name } виходить на поле
alt-attacked = { $attacker } атакує, ціль: { $target }
alt-rolled = кубики: { $dice }
alt-turned = було: { $dice }
alt-outcome = шкода { $damage }, натиск { $pushes }
alt-hurt = { $name } отримує { $number ->
    [one] { $number } рану
    [few] { $number } рани
   *[other] { $number } ран
}
alt-healed = { $name }, вилікувано: { $number }
alt-fell = { $name } гине
alt-played = { $name } грає «{ $card }»
alt-points = { $name }, бали: { $points }
alt-asks = Вибір: { $options }.
alt-asks-card = { $card }, вибір: { $options }.
alt-nothing = Зараз нічого не треба вибирати.
alt-attack = { $attacker } атакує, ціль: { $target }.
alt-dice = Кубики: { $dice }.
alt-hand = Твоя рука: { $cards }.
alt-feats = Твої подвиги: { $cards }.
alt-option-hexes = гекси { $hexes }
alt-option-activate = активувати: { $name }
alt-option-attack = атакувати: { $name }
alt-option-hook = зачепити гачком: { $name }
alt-option-heal = лікувати: { $name }
alt-option-shoot = вистрілити: { $name }
alt-option-summon = викликати: { $name }
alt-option-play = зіграти: { $name }
alt-option-use = застосувати: { $name }
alt-option-feat = зіграти подвиг: { $name }
alt-option-discard = скинути карту
alt-option-drop = скинути подвиг
alt-option-die = кубик { $number }
alt-option-word = решта на кнопках
alt-option-number = { $number }
alt-page = { $title }: { $cards }.
alt-page-empty = { $title }: нічого немає.
alt-card = { $name }: { $sort }. { $values } { $text }
alt-values = Атака: { $type }, { $dice }; дальність { $range }, рух { $move }, здоров’я { $health }.
alt-cost = Ціна { $cost }, дохід { $income }.
alt-price = Ціна { $price }.
alt-zone = Зона { $letter }: { $hexes }.
alt-spots = Місця для унікальної місцевості: { $hexes }.
alt-result-player = { $name }: { $points }
alt-replay = Анімація від ходу { $start } до ходу { $end }.

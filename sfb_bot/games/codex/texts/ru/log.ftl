### The log: a short line per action.

log-first = Первый ход: { $player }.
log-banned = { $player } исключает героя { $hero }.
log-picked = { $player } выбирает героя { $hero }.
log-heroes = Герои игрока { $player }: { $heroes }.
log-main-hero = **{ $hero }**
log-dealt = Колоды перемешаны, каждый берёт 5 карт.
log-drawn = { $player } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
log-drawn-surplus = Склад: { $player } берёт карту.
log-drawn-technician = Техник: { $player } берёт карту.
log-redrawn = { $player } сбрасывает { $count } и берёт { $drawn }.
log-discarded = { $player } сбрасывает { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
log-discarded-random = { $player } сбрасывает { $count ->
    [one] { $count } случайную карту
    [few] { $count } случайные карты
    [many] { $count } случайных карт
   *[other] { $count } случайные карты
}.
log-reshuffled = { $player } замешивает сброс в колоду.
log-hired = { $player } нанимает рабочего.
log-workers-lost = { $player } теряет { $count ->
    [1] рабочего
    [one] { $count } рабочего
   *[other] { $count } рабочих
}.
log-teched = { $player } добавляет { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} из кодекса.
log-gold-workers = { $player } получает { $amount } { $amount ->
    [one] золото
   *[other] золота
}.
log-gold-scavenger = Интендант: { $player } получает { $amount } { $amount ->
    [one] золото
   *[other] золота
}.
log-gold-bounty = Награда: { $player } получает { $amount } { $amount ->
    [one] золото
   *[other] золота
}.
log-gold-steal = { $player } крадёт { $amount } { $amount ->
    [one] золото
   *[other] золота
} у игрока { $other }.
log-gold-resist = { $player } платит { $amount } за сопротивление: { $card }.
log-gold-tax = { $player } платит за атаку { $amount } { $amount ->
    [one] золото
   *[other] золота
}.
log-gold-gained = { $player } получает { $amount } { $amount ->
    [one] золото
   *[other] золота
}.
log-gold-lost = { $player } теряет { $amount } { $amount ->
    [one] золото
   *[other] золота
}.
log-played-card = { $player } разыгрывает карту **{ $card }**{ $boosted ->
    [true] {" "}с доплатой
   *[other] {""}
} за { $cost }.
log-played-spell = { $player } разыгрывает заклинание **{ $card }**{ $boosted ->
    [true] {" "}с доплатой
   *[other] {""}
} за { $cost }.
log-played-from = Карта — из { GEN($zone) }.
log-moved = { $player } перемещает из { GEN($source) } карту { $card }.
log-moved-hand = { $player } берёт из { GEN($source) } в руку карту { $card }.
log-moved-deck = { $player } кладёт из { GEN($source) } в колоду карту { $card }.
log-moved-discard = { $player } кладёт из { GEN($source) } в сброс карту { $card }.
log-moved-codex = { $player } возвращает из { GEN($source) } в кодекс карту { $card }.
log-moved-trash = { $player } удаляет из { GEN($source) } карту { $card }.
log-looked = { $player } смотрит { ACC($zone) } игрока { $other }.
log-looked-own = { $player } просматривает у себя { ACC($zone) }.
log-turn = **Ход { $turn }**: { $player }.
log-turn-extra = **Ход { $turn }**: снова { $player }.
log-patrol = Патруль игрока { $player }: { $placed }.
log-patrol-empty = { $player } никого не оставляет в патруле.
log-lent = { $thing } помогает игроку { $player }: { $slot }.
log-extra-turn = **{ $player } получает ещё один ход.**
log-edict-peace = Мир для игрока { $player }: до его следующего хода его существа не патрулируют, а чужие не нападают на него.
log-base-fell = **База ({ $player }) разрушена!**
log-tie = Поровну: { $players }. Они играют дальше.
log-seat-left = { $player } выходит из-за стола.
log-conceded = { $player } сдаётся.
log-concession = { $player } хочет сдаться. Нужно согласие: { $partner }.
log-concession-withdrawn = { $player } решает играть дальше.
log-draw-offered = { $player } предлагает ничью.
log-draw-withdrawn = { $player } отзывает предложение ничьей.
log-draw-declined = { $player } отказывается от ничьей.
log-ended = **{ $player } { $count ->
    [one] выигрывает
   *[other] выигрывают
} матч.**
log-ended-draw = **Матч завершается вничью.**

# What happens to things on the table.
log-summoned = { $player } призывает героя **{ $card }**.
log-put = { $card } входит в игру у игрока { $player }.
log-token = { $player } призывает: { $tokens }.
log-forecast = В будущем ждёт: { $card }.
log-arrives = **{ $card }** прибывает.
log-build = { $player } начинает строить: **{ $building }**.
log-built = { $player } сразу строит: **{ $building }**.
log-spec = Специализация: { $spec }.
log-finished = Стройка закончена: { $things }.
log-left-dies = **{ $thing } погибает.**
log-left-destroyed = **{ $thing } рушится.**
log-left-hand = { $thing } возвращается в руку.
log-left-codex = { $thing } возвращается в кодекс.
log-left-command = { $thing } возвращается в командную зону.
log-left-deck = { $thing } возвращается в колоду.
log-left-buried = { $thing } уходит на «Кладбище».
log-left-sacrificed = Принесено в жертву: { $thing }.
log-left-trashed = Удалено из игры: { $thing }.
log-left-legendary = В сброс, такая карта уже есть: { $thing }.
log-left-fading = { $thing } угасает.
log-left-discarded = В сброс: { $thing }.
log-damaged = { CAP($thing) } получает { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
}{ $absorbed ->
    [0] {""}
   *[other] {" "}(броня { $absorbed })
}.
log-damaged-base = **{ CAP($thing) } получает { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
}.**
log-damaged-runes = { CAP($thing) } получает { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
} рунами −1/−1.
log-absorbed = { CAP($thing) }: броня поглощает { $absorbed }.
log-prevented = { CAP($thing) } избегает { $amount } урона.
log-healed = { $count ->
    [one] { CAP($things) } лечится на { $amount }.
   *[other] { CAP($things) } лечатся на { $amount }.
}
log-repaired = { CAP($thing) }: ремонт на { $amount }.
log-saved = { CAP($thing) } остаётся в игре.
log-saved-two_lives = { $thing } начинает вторую жизнь.
log-saved-indestructible = { $thing } не погибает: бессмертие.
log-exhausted = { $count ->
    [one] { $things } поворачивается.
   *[other] { $things } поворачиваются.
}
log-readied = { $things } — снова в готовности.
log-not-readied = { $count ->
    [one] { $things } не приходит в готовность.
   *[other] { $things } не приходят в готовность.
}
log-sidelined = { $thing } покидает зону патруля.
log-slot = { $thing } — теперь { $slot }.
log-disabled = Обезврежено: { $thing }.
log-wont-ready = { $thing } в следующий раз не придёт в готовность.
log-level = { $hero }: теперь уровень { $level }.
log-level-gold = **{ $hero }** поднимается до уровня { $level }.
log-level-reward = **{ $hero }** получает два уровня, теперь уровень { $level }.
log-runes-got = { $count ->
    [one] { $things } получает { ACC($runes) }.
   *[other] { $things } получают по { DAT($runes) }.
}
log-runes-lost = { $count ->
    [one] { $things } теряет { ACC($runes) }.
   *[other] { $things } теряют по { DAT($runes) }.
}
log-gets = { CAP($things) }: { $what }.
mod-atk = { $amount } к атаке
mod-hp = { $amount } к здоровью
mod-armor = { $amount } к броне
mod-key = { $keywords }
mod-lose = минус { $keywords }
log-control = { $player } получает контроль над картой { $thing }.
log-control-back = { $thing } возвращается к игроку { $player }.
log-attached = К карте { $thing } прикреплено: { $card }.
log-shape = { $thing } превращается: теперь это { $card }.
log-shape-back = { $thing } — снова в своём облике.
log-held = { $card } → { $thing }.
log-used = { $player } применяет способность: **{ $thing }**.
log-detected = { $player } обнаруживает: { $thing }.
log-targeted = Цель: { $things }.
log-attacked = Атака: **{ $attacker }** → { $defender }.
log-attack-goes-on = Атака продолжается, новая цель: { $defender }.
log-attack-stops = Атака прекращается.
log-coin = { $player } бросает монету: { $side }.
coin-heads = орёл
coin-tails = решка

# A turn that is over, in a line or two.
heading-turn = Ход { $turn } · { $player }
recap-deeds = **{ $player }** · { $deeds }.
recap-hired = новый рабочий
recap-played = разыграно: { $cards }
recap-summoned = призыв: { $heroes }
recap-levels = повышение: { $raised }
recap-level = { $hero } до уровня { $level }
recap-and = { $rest }, { $last }
recap-built = начато: { $buildings }
recap-attacked = { $count ->
    [one] { $count } атака
    [few] { $count } атаки
    [many] { $count } атак
   *[other] { $count } атаки
}
recap-nothing = **{ $player }** · ход без действий.
recap-lost = **{ $player } { $count ->
    [one] теряет
   *[other] теряют
}: { $things }**
recap-base = **{ CAP($base) } −{ $amount }**

### Questions to a player: prompts, menus, options, what stands beside them.

away = за { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
} звідси
in-area = область { GEN($area) }
covers = накриває { $hexes }
whose-own = твій чемпіон
whose-enemy = ворог
none-redraw = Залишити всі
menu-read-about-react = Спершу прочитати карту
several-hexes = Вибери гекси: { $most }
several-champions = Вибери чемпіонів: { $most }
several-cards = { $fewest ->
    [0] Вибери карти (до { $most })
   *[other] Вибери карти: { $most }
}
several-other = { $fewest ->
    [0] Вибери до { $most }
   *[other] Вибери { $most }
}
section-hexes-all = Вибери гекс
section-hexes = Гекси стовпця { $first }
section-hexes-range = Гекси стовпців { $first }–{ $last }
section-cards = Вибери карту
section-hand = З руки (таємно)
section-discarded = Зі скиду (усі бачать, яку)
section-standard = Вибери базову дію
section-figures = Вибери чемпіона
section-champions = Вибери чемпіонів
section-targets = Вибери ціль
section-react = Вибери реакцію
section-cores = Вибери ядро
section-areas = Вибери область
section-players = Вибери гравця
section-teams = Вибери команду
section-numbers = Вибери число
section-other = Вибери
label-card = { $card } · { $core } · { $kind }
label-standard = { $action } · { $core }
label-line-standard = { $champion }: { $action }
label-defence = { $card } (+{ $points })
label-reaction = { $card } для { GEN($champion) }
label-hex-trap = { $hex } · пастка
label-hex-for = { $champion } на { $hex }
label-hex-known-trap = { $hex } · пастка: { $trap }
label-target = { $champion }, { $steps ->
    [1] поруч
    [one] за { $steps } гекс
    [few] за { $steps } гекси
   *[other] за { $steps } гексів
}
label-pattern = { $number }: { $targets }
label-seat-own = Я
label-seat-opponent = У кого { $champions }
label-instead-of-dash = { $champion }: натомість { $damage } шкоди
label-discarded = { $card } · скид
label-path = { $hex } крізь { ACC($champions) }
label-seat-partner = Мій соратник
champion-values = здоров’я { $health } · захист { $defence } · { $attacks ->
    [one] { $attacks } атака
    [few] { $attacks } атаки
   *[other] { $attacks } атак
}, { $skills ->
    [one] { $skills } навичка
    [few] { $skills } навички
   *[other] { $skills } навичок
}, { $reactions ->
    [one] { $reactions } реакція
    [few] { $reactions } реакції
   *[other] { $reactions } реакцій
}
number = { $number }
number-draw = { $number ->
    [0] Не добирати
    [one] Добрати { $number } карту
    [few] Добрати { $number } карти
   *[other] Добрати { $number } карт
}
number-heal = { $number ->
    [0] Не лікувати
   *[other] Вилікувати { $number }
}
word-any = Вибрати це
word-stop = Зупинитися
word-stop-move = Лишитися тут
word-stop-dash = Без ривка
word-stop-jump = Без стрибка
word-stop-swoop = Без прольоту
word-stop-force = Не пересувати
word-stop-attack = Не атакувати
word-stop-target = Не використовувати
word-stop-use = Не використовувати
word-stop-plan = Готово
word-stop-discard = Готово
word-stop-who_heals = Ніхто
word-stop-ready_core = Не відновлювати
word-stop-exhaust_core = Ні, лишити готовим
word-free = Не платити
word-stop-who_dashes = Ніхто
word-stop-who_jumps = Ніхто
word-stop-look = Не підглядати
word-pass = Без реакції
word-use = Використати
word-end = Завершити хід
word-show = Показати руку
prompt-any = { $card }: вибір за тобою.
prompt-area = Яку область появи береш?
prompt-turn_order = Хто у вашій команді щораунду ходить першим?
prompt-team = Вибери чемпіонів: { $most }. Суперник побачить їх, коли виберуть усі.
prompt-line_up = Таємно вибери чемпіонів: { $most }. Одного вилучить суперник, а з решти гратимуть { $team }.
prompt-line_up-double = Таємно вибери чемпіонів: { $most }. І так двічі, а потім суперник вилучить одну з двох команд.
prompt-ban = Вилучи одного з чемпіонів суперника.
prompt-starter = Яку команду береш? Суперник побачить її, коли виберуть усі.
menu-ready-team = Або візьми стартову команду
prompt-ban_team = Вилучи одну з двох команд суперника.
prompt-pick = Вибери чемпіона до своєї команди.
prompt-traps = Поклади { $most ->
    [1] 1 пастку на порожній гекс пастки. Ніхто не знає, яка вона.
    [one] { $most } пастку на порожні гекси пасток. Ніхто не знає, які вони.
    [few] { $most } пастки на порожні гекси пасток. Ніхто не знає, які вони.
   *[other] { $most } пасток на порожні гекси пасток. Ніхто не знає, які вони.
}
prompt-redraw = Твоя стартова рука. Вибери, які карти замінити. Можна лише раз.
prompt-deploy = Де стане { $champion }?
prompt-act = Твій хід. Готові ядра: { $cores }. Що робиш?
prompt-who_acts = { $card }: хто діє?
prompt-which_core = { $card }: яким ядром платиш?
prompt-move = { $champion } може пройти { $points ->
    [1] 1 гекс
   *[other] до { $points } гексів
}. Куди?
prompt-enter = { $champion } виходить із брами. Куди?
prompt-dash = { $champion } може зробити ривок { $points ->
    [1] на 1 гекс
   *[other] до { $points } гексів по прямій
}. Куди?
prompt-dash-instead = { $champion } може зробити ривок ({ $points ->
    [1] 1 гекс
   *[other] до { $points } гексів
} по прямій) або натомість ударити когось поруч. Що вибираєш?
prompt-jump = { $champion } може стрибнути { $points ->
    [1] на 1 гекс
   *[other] на відстань до { $points } гексів
}. Куди?
prompt-swoop = { $champion } може пролетіти { $points ->
    [1] 1 гекс
   *[other] до { $points } гексів
} по прямій. Куди?
prompt-force = Примус: пересунь { ACC($champion) } { $points ->
    [1] на 1 гекс
   *[other] на відстань до { $points } гексів
}. Куди?
prompt-fear = { $champion } мусить тікати зі страху. Куди?
prompt-attack = { $champion }, { $card }: кого атакуєш?
prompt-target = { $champion }, { $card }: хто ціль?
prompt-use = { $champion }, { $card }: використати?
prompt-react = { $champion } атакує { ACC($targets) } картою «{ $card }». Зіграєш реакцію?
prompt-refill = { $champion } потрапляє в пастку. Куди покласти нову?
prompt-stun = { ACC($champion) } оглушено. Вибери, яку карту цього чемпіона скинути.
prompt-stun-show = { ACC($champion) } оглушено. Карт цього чемпіона в тебе немає, тож покажи руку.
prompt-draw = { $card }: скільки карт добираєш?
prompt-plan = { $card }: покласти карту на верх колоди? Остання вибрана лежатиме найвище.
prompt-plan-anywhere = { $card }: покласти карту на верх колоди? Яку береш із руки, не бачить ніхто, яку зі скиду — бачать усі. Остання лежатиме найвище.
prompt-heal = { $card }: скільки здоров’я повертає { $champion }?
prompt-victim = { $card }: кому ще дістанеться?
prompt-which_champion = { $card }: хто з чемпіонів?
prompt-push_next = { $card }: кого відштовхнути далі?
prompt-pull_next = { $card }: кого притягнути далі?
prompt-force_next = { $card }: кого пересунути далі?
prompt-fear_next = { $card }: хто тікає далі?
prompt-who_dashes = { $card }: хто робить ривок?
prompt-who_jumps = { $card }: хто стрибає?
prompt-look = { $card }: підглянути пастку?
prompt-put_token = { $card }: куди покласти цю пастку?
prompt-lifesteal = { $card }: кого лікуємо?
prompt-swap_with = { $card }: хто поміняється місцями з { INS($targets) }?
prompt-which_opponent = { $card }: чия колода?
prompt-discard = { $card }: скидаєш карту?
prompt-discard-strength = { $champion } може скинути карти руйнування: за кожну карта «{ $card }» отримує +{ $points } до сили.
prompt-discard-no-strength = { $champion } може скидати карти руйнування (+{ $points } до сили за кожну), але в тебе їх немає.
prompt-take_back = { $card }: яку карту повертаєш зі скиду?
prompt-who_heals = { $card }: хто лікується?
prompt-ready_core = Відновити одне з твоїх ядер?
prompt-exhaust_core = { $card }: виснажити ядро, щоб отримати більше?
prompt-place = { $card }: куди розмістити { ACC($champion) }?
note-hand = У руці: { $cards }.
note-card = { $card } ({ $core })
note-purpose = -# { $name }: { $text }
note-reaction = { $card } ({ $core }, реакція)
finish-warning = У тебе ще { $cores ->
    [one] { $cores } готове ядро
    [few] { $cores } готові ядра
   *[other] { $cores } готових ядер
} і { $cards ->
    [one] { $cards } карта, яку можна зіграти
    [few] { $cards } карти, які можна зіграти
   *[other] { $cards } карт, які можна зіграти
}. Усе одно завершити хід?
hand-head = Твоя рука: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}. Готові ядра: { $cores }. Колода { $deck }, скид { $discard }.
hand-known-top = Зверху твоєї колоди: { $cards }.
replay-hand = Тоді у твоїй руці: { $cards }
replay-no-hand = Твоя рука була порожня.

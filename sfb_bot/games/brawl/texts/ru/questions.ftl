### Questions to a player: prompts, menus, options, what stands beside them.

away = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
in-area = область { GEN($area) }
covers = клетки { $hexes }
whose-own = твой чемпион
whose-enemy = враг
none-redraw = Оставить все
menu-read-about-react = Сначала посмотреть карту
several-hexes = Выбери { $most ->
    [one] { $most } клетку
    [few] { $most } клетки
   *[other] { $most } клеток
}
several-champions = Выбери { $most ->
    [one] { $most } чемпиона
   *[other] { $most } чемпионов
}
several-cards = { $fewest ->
    [0] Выбери карты: до { $most }
   *[other] Выбери карты: { $most }
}
several-other = { $fewest ->
    [0] Выбери до { $most }
   *[other] Выбери { $most }
}
section-hexes-all = Выбери клетку
section-hexes = Клетки столбца { $first }
section-hexes-range = Клетки столбцов { $first }–{ $last }
section-cards = Выбери карту
section-hand = Из руки (тайно)
section-discarded = Из сброса (видят все)
section-standard = Выбери базовое действие
section-figures = Выбери чемпиона
section-champions = Выбери чемпионов
section-targets = Выбери цель
section-react = Выбери реакцию
section-cores = Выбери ядро
section-areas = Выбери область
section-players = Выбери игрока
section-teams = Выбери команду
section-numbers = Выбери число
section-other = Выбери
label-card = { $card } · { $core } · { $kind }
label-standard = { $action } · { $core }
label-line-standard = { $champion }: { $action }
label-defence = { $card } (+{ $points })
label-reaction = { $card } для { GEN($champion) }
label-hex-trap = { $hex } · ловушка
label-hex-for = { $champion } → { $hex }
label-hex-known-trap = { $hex } · ловушка: { $trap }
label-target = { $steps ->
    [1] { $champion }, рядом
    [one] { $champion }, { $steps } клетка
    [few] { $champion }, { $steps } клетки
   *[other] { $champion }, { $steps } клеток
}
label-pattern = { $number }: { $targets }
label-seat-own = Я
label-seat-opponent = Кто играет за { ACC($champions) }
label-instead-of-dash = { $champion }: урон { $damage } вместо рывка
label-discarded = { $card } · сброс
label-path = { $hex } через { ACC($champions) }
label-seat-partner = Соратник
champion-values = здоровье { $health } · защита { $defence } · { $attacks ->
    [one] { $attacks } атака
    [few] { $attacks } атаки
   *[other] { $attacks } атак
}, { $skills ->
    [one] { $skills } навык
    [few] { $skills } навыка
   *[other] { $skills } навыков
}, { $reactions ->
    [one] { $reactions } реакция
    [few] { $reactions } реакции
   *[other] { $reactions } реакций
}
number = { $number }
number-draw = { $number ->
    [0] Не брать карт
    [one] Взять { $number } карту
    [few] Взять { $number } карты
   *[other] Взять { $number } карт
}
number-heal = { $number ->
    [0] Не лечить
   *[other] Вылечить { $number }
}
word-any = Выбрать это
word-stop = Остановиться
word-stop-move = Остаться здесь
word-stop-dash = Без рывка
word-stop-jump = Без прыжка
word-stop-swoop = Без пролёта
word-stop-force = Не двигать
word-stop-attack = Не атаковать
word-stop-target = Не применять
word-stop-use = Не применять
word-stop-plan = Готово
word-stop-discard = Готово
word-stop-who_heals = Никто
word-stop-ready_core = Не восстанавливать
word-stop-exhaust_core = Нет, оставить
word-free = Не платить
word-stop-who_dashes = Никто
word-stop-who_jumps = Никто
word-stop-look = Не подсматривать
word-pass = Без реакции
word-use = Применить
word-end = Завершить ход
word-show = Показать руку
prompt-any = { CAP($card) }: выбор за тобой.
prompt-area = Какую область появления берёшь?
prompt-turn_order = Кто в твоей команде ходит раньше в каждом раунде?
prompt-team = { $most ->
    [one] Выбери { $most } чемпиона. Другая сторона увидит твой выбор, когда выберут все.
   *[other] Выбери { $most } чемпионов. Другая сторона увидит твой выбор, когда выберут все.
}
prompt-line_up = { $most ->
    [one] Тайно выбери { $most } чемпиона. Одного исключит другая сторона, а играть будут { $team } из остальных.
   *[other] Тайно выбери { $most } чемпионов. Одного исключит другая сторона, а играть будут { $team } из остальных.
}
prompt-line_up-double = { $most ->
    [one] Тайно выбери { $most } чемпиона, и так дважды. Одну из двух команд исключит другая сторона.
   *[other] Тайно выбери { $most } чемпионов, и так дважды. Одну из двух команд исключит другая сторона.
}
prompt-ban = Исключи одного чемпиона другой стороны.
prompt-starter = Какую команду берёшь? Другая сторона увидит её, когда выберут все.
menu-ready-team = Или возьми стартовую команду
prompt-ban_team = Исключи одну из двух команд другой стороны.
prompt-pick = Выбери чемпиона в свою команду.
prompt-traps = { $most ->
    [one] Положи { $most } ловушку на пустую клетку ловушки. Какая она, не знает никто.
    [few] Положи { $most } ловушки на пустые клетки ловушек. Какие они, не знает никто.
   *[other] Положи { $most } ловушек на пустые клетки ловушек. Какие они, не знает никто.
}
prompt-redraw = Твоя стартовая рука. Выбери карты на замену: это можно сделать один раз.
prompt-deploy = Где начинает { $champion }?
prompt-act = Твой ход. Готовые ядра: { $cores }. Что делаешь?
prompt-who_acts = { $card }: какой чемпион действует?
prompt-which_core = { $card }: каким ядром платишь?
prompt-move = { $points ->
    [1] { $champion } может пройти 1 клетку. Куда?
    [one] { $champion } может пройти до { $points } клетки. Куда?
   *[other] { $champion } может пройти до { $points } клеток. Куда?
}
prompt-enter = { $champion } выходит из врат. Куда?
prompt-dash = { $champion }: рывок по прямой { $points ->
    [1] на 1 клетку
    [one] до { $points } клетки
   *[other] до { $points } клеток
}. Куда?
prompt-dash-instead = { $champion }: рывок по прямой { $points ->
    [1] на 1 клетку
    [one] до { $points } клетки
   *[other] до { $points } клеток
}, или урон врагу на соседней клетке. Что выберешь?
prompt-jump = { $champion }: прыжок { $points ->
    [1] на 1 клетку
    [one] до { $points } клетки
   *[other] до { $points } клеток
}. Куда?
prompt-swoop = { $champion }: пролёт по прямой { $points ->
    [1] на 1 клетку
    [one] до { $points } клетки
   *[other] до { $points } клеток
}. Куда?
prompt-force = { $points ->
    [1] Передвинь { ACC($champion) } на 1 клетку. Куда?
    [one] Передвинь { ACC($champion) }, до { $points } клетки. Куда?
   *[other] Передвинь { ACC($champion) }, до { $points } клеток. Куда?
}
prompt-fear = { $champion } бежит от страха. Куда?
prompt-attack = { $champion }, { $card }: кого атакуешь?
prompt-target = { $champion }, { $card }: кто цель?
prompt-use = { $champion }, { $card }: применить?
prompt-react = { $champion } атакует { ACC($targets) } картой «{ $card }». Реагируешь?
prompt-refill = { $champion } попадает в ловушку. Куда положить новую?
prompt-stun = { $champion } { GENDER($champion) ->
    [feminine] оглушена. Сбрось одну из её карт.
    [neuter] оглушено. Сбрось одну из его карт.
    [plural] оглушены. Сбрось одну из их карт.
   *[masculine] оглушён. Сбрось одну из его карт.
}
prompt-stun-show = { $champion } { GENDER($champion) ->
    [feminine] оглушена. Её карт у тебя нет: покажи руку.
    [neuter] оглушено. Его карт у тебя нет: покажи руку.
    [plural] оглушены. Их карт у тебя нет: покажи руку.
   *[masculine] оглушён. Его карт у тебя нет: покажи руку.
}
prompt-draw = { CAP($card) }: сколько карт берёшь?
prompt-plan = { CAP($card) }: положить карту на верх колоды? Последняя выбранная окажется сверху.
prompt-plan-anywhere = { CAP($card) }: положить карту на верх колоды? Карту из руки не видит никто, из сброса видят все. Последняя окажется сверху.
prompt-heal = { CAP($card) }: на сколько лечится { $champion }?
prompt-victim = { CAP($card) }: кому ещё нанести урон?
prompt-which_champion = { CAP($card) }: какого чемпиона выбираешь?
prompt-push_next = { CAP($card) }: кого отталкиваешь теперь?
prompt-pull_next = { CAP($card) }: кого притягиваешь теперь?
prompt-force_next = { CAP($card) }: кого передвигаешь теперь?
prompt-fear_next = { CAP($card) }: кто убегает теперь?
prompt-who_dashes = { CAP($card) }: кто делает рывок?
prompt-who_jumps = { CAP($card) }: кто прыгает?
prompt-look = { CAP($card) }: подсмотреть ловушку?
prompt-put_token = { CAP($card) }: куда положить эту ловушку?
prompt-lifesteal = { CAP($card) }: кому достанется лечение?
prompt-swap_with = { CAP($card) }: кто меняется местами с { INS($targets) }?
prompt-which_opponent = { CAP($card) }: чья колода?
prompt-discard = { CAP($card) }: сбросить ради этого карту?
prompt-discard-strength = { $champion } может сбросить карты разрушения: атака «{ $card }» получит +{ $points } к силе за каждую.
prompt-discard-no-strength = { $champion } может сбросить карты разрушения ради +{ $points } к силе за каждую, но у тебя их нет.
prompt-take_back = { CAP($card) }: какую карту вернуть из сброса?
prompt-who_heals = { CAP($card) }: кто лечится?
prompt-ready_core = Восстановить одно из твоих ядер?
prompt-exhaust_core = { CAP($card) }: истощить ядро ради ещё одного эффекта?
prompt-place = { CAP($card) }: где разместить { ACC($champion) }?
note-hand = В руке: { $cards }.
note-card = { $card } ({ $core })
note-purpose = -# { $name }: { $text }
note-reaction = { $card } ({ $core }, реакция)
finish-warning = У тебя ещё { $cores ->
    [one] { $cores } готовое ядро
    [few] { $cores } готовых ядра
   *[other] { $cores } готовых ядер
} и { $cards ->
    [one] { $cards } подходящая карта
    [few] { $cards } подходящие карты
   *[other] { $cards } подходящих карт
}. Всё равно завершить ход?
hand-head = Твоя рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}. Готовые ядра: { $cores }. Колода { $deck }, сброс { $discard }.
hand-known-top = Сверху в твоей колоде: { $cards }.
replay-hand = Твоя рука тогда: { $cards }
replay-no-hand = Твоя рука была пуста.

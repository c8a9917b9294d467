### Questions to a player: prompts, menus, options, what stands beside them.

prompt-any = Вибір за тобою.
prompt-any-card = { $card }: вибір за тобою.
prompt-heroes-one = Вибери свого героя. Його побачать, коли виберуть усі.
prompt-heroes-three = Вибери { $most } героїв. Їх побачать, коли виберуть усі.
prompt-main_hero = Хто твій головний герой? Його колір дає тобі стартову колоду.
prompt-ban = За якого героя ніхто не гратиме?
prompt-pick_hero-one = Вибери героя.
prompt-pick_hero-three = Вибери героя { $number } з { $count }.
prompt-tech = Карта { $amount ->
    [1] 2
   *[other] 1
} з 2: що додаси з кодексу у свій скид? Ніхто не побачить.
prompt-tech-free = Карта { $amount ->
    [1] 2
   *[other] 1
} з 2: що додаси з кодексу у свій скид? Ніхто не побачить. Маючи 10 робітників, можеш не додавати.
prompt-begin = Твій кодекс порожній. Починай хід.
prompt-main = Хід { $turn }: у тебе { $gold } { $gold ->
    [one] золото
   *[other] золота
} і { $workers ->
    [one] { $workers } робітник
    [few] { $workers } робітники
   *[other] { $workers } робітників
}.
prompt-main-melee = Хід { $turn }: у тебе { $gold } { $gold ->
    [one] золото
   *[other] золота
}. Кожен грає за себе.
prompt-hire = Яка карта стане робітником? Більше ти її не візьмеш.
prompt-defender = Кого атакує { $fighter }?
prompt-new_defender = Захисника вже немає. { $fighter } атакує когось іншого?
prompt-detect = Що виявляє твоя Вежа?
prompt-spec = { $card }: для якої спеціалізації?
prompt-boost = { $card }: доплатити ще { $amount } { $amount ->
    [one] золото
   *[other] золота
}?
prompt-patrol = Патруль: хто твій { $slot }?
prompt-patrol-first = Патруль: хто твій { $slot }? Вороги мусять атакувати його першим.
prompt-lend = Поставити когось у зону патруля іншого гравця?
prompt-lend_to = Де { $fighter } допомагатиме до наступної фази постачання того гравця?
prompt-target = { $card }: вибери ціль.
prompt-target-may = { $card }: вибери ціль або нічого.
prompt-target-more = { $card }: ще одна ціль?
prompt-choose = { $card }: вибери одне.
prompt-choose-may = { $card }: вибери одне або нічого.
prompt-choose-more = { $card }: ще щось?
prompt-opponent = { $card }: хто із суперників?
prompt-mode = { $card }: що зробити?
prompt-discard = { $card }: яку карту скидаєш?
prompt-share = { $card }: лишилося { $amount } шкоди. Хто зазнає ще 1?
prompt-lowest = { $card }: яку з істот найнижчого техрівня знищити?
prompt-order = Зараз стається кілька речей. Що перше?
prompt-instead = { $card }: що станеться замість загибелі?
prompt-rescue = { $card } гине. Що буде з картою?
prompt-reward = { $card } гине. Який герой отримує два рівні?
prompt-spark = Рикошет: хто поруч із захисником зазнає 1 шкоди?
prompt-overpower = Нищівність: зайвої шкоди { $amount }. Хто її зазнає?
prompt-pay = { $card }: чим платиш?
prompt-zone = { $card }: що дивишся?
prompt-number = { $card }: назви ціну.
prompt-rune = { $card }: що з руною?
prompt-topdeck = { $card }: покласти на верх твоєї колоди?
prompt-stash = Яку карту залишаєш на наступний хід?
note-idle = -# { $reasons }
# Перед картами руки, які зараз не зіграти: чого для них бракує.
idle-gold = Бракує золота:
idle-hero = Потрібен герой:
idle-own-hero = Потрібен герой ({ $hero }):
idle-max-level = Потрібен макс. рівень ({ $hero }):
idle-tech = Потрібен { $tech }:
idle-spec = Потрібен { $tech } ({ $spec }):
idle-other = Зараз не зіграти:
card-priced = { $name } ({ $cost })
note-patrol = Поки що: { $placed }.
note-tech = -# Карт у кодексі: { $count }. Додане з’явиться після наступного тасування.
note-purpose = -# { $name }: { $text }
slot-bonus-1 = -# Броня 1.
slot-bonus-2 = -# +1 до атаки.
slot-bonus-3 = -# Гине: отримуєш 1 золото.
slot-bonus-4 = -# Гине: береш карту.
slot-bonus-5 = -# Опір 1.
slot-bonus-other = -# Патруль
arrange-prompt = Патруль до твого наступного ходу: хто де стоїть? Вороги мусять спершу атакувати командира загону, потім решту.
arrange-prompt-one = Патруль до твого наступного ходу. Куди поставити: { $name }?
arrange-nowhere = не в патрулі
arrange-nobody = нікого
arrange-again = Патруль як минулого ходу, кінець ходу: { $names }
place-bonus-1 = броня 1, атакують першим
place-bonus-2 = +1 до атаки
place-bonus-3 = гине: отримуєш 1 золото
place-bonus-4 = гине: береш карту
place-bonus-5 = опір 1
menu-read-about-main = Прочитати карту
menu-ready-heroes = Або візьми всіх трьох одного кольору
several-heroes = Вибери { $most }
several-cards = { $fewest ->
    [0] Вибери до { $most }
   *[other] Вибери { $most }
}
section-picks-all = Вибери героя
section-spec = { $spec }
section-part = { $first }
section-parts = { $first } – { $last }
section-workers-all = Найняти робітника
section-economy-all = Збудувати
section-plays-all = Зіграти карту
section-heroes-all = Герої
section-attacks-all = Ким атакувати
section-abilities-all = Використати здібність
section-objs-all = Вибери одне
section-own-all = Твоє
section-enemy-all = Чуже
section-cards-all = Вибери карту
section-seats-all = Вибери гравця
section-slots-all = Вибери місце
section-specs-all = Вибери спеціалізацію
section-modes-all = Вибери дію
section-waiting-all = Що спершу?
section-runes-all = Вибери руну
section-numbers-all = Вибери число
section-other = Вибери

label-cost = { $cost } · { $name }
label-summon = { $cost } · Прикликати: { $name }
label-level = { $cost } · { $name }: рівень { $level }
label-build = { $cost } · { $name }
label-hire = { $cost } · Найняти робітника
label-hire-detail = Карта з руки стає робітником
label-attack = Атака: { $name }
label-detect = Вежа: виявити приховану карту
label-drop = Знести: { $name }
label-drop-detail = Звільняє місце для іншої прибудови; твоя база зазнає 2 шкоди
label-repair = { $cost } · Ремонт бази на 1
label-patrol = Патруль і кінець ходу
label-line-patrol = У патруль: { $name }
label-copy = { $label } (копія { $number })
label-again = { $label } ({ $number })
label-worker = Робітник: { $player }
label-worker-detail = Робітників: { $count }
label-seat-detail = База { $hp } життя · рука { $hand }
label-place = { $player }: { $slot }
label-rune-add = Додати { ACC($rune) }
label-rune-take = Зняти { ACC($rune) }
level-better-at = (сильніше на { $level })
level-better = (сильніше: { $atk }/{ $hp })
level-next = Наступна нова здібність на рівні { $level }
word-any = { $word }
word-begin = Почати хід
word-back = Назад
word-none = Нічого
word-none-patrol = Лишити порожнім
word-none-lend = Готово
word-none-stash = Нічого не лишати
word-none-tech = { $amount ->
    [1] Більше не треба
   *[other] Цього ходу без карт
}
word-none-new_defender = Припинити атаку
word-done = Це все
word-lock = Закріпити патруль, кінець ходу
word-yes = Так
word-yes-boost = Доплатити { $amount }
word-no = Ні
word-no-boost = Без доплати
word-hand-zone = Чужа рука
word-discard-zone = Чужий скид
mode-or = або
mode-number = Спосіб { $number }
codex-mode-oathkeeper_of_kor_mountain-0 = Ти не граєш карт із руки
codex-mode-oathkeeper_of_kor_mountain-1 = Ти пропускаєш фазу добору
codex-mode-land_octopus-0 = Пожертвувати 2 робітниками
codex-mode-land_octopus-1 = Пожертвувати Суходільним восьминогом
codex-mode-reaver-0 = Вилучити 2 робітників будь-яких гравців
codex-mode-reaver-1 = До 2 істот чи героїв зазнають по 6 шкоди

# What becomes of somebody who dies or would die, when several things could.
fate-two_lives = Втратити перше життя
fate-indestructible = Безсмертя: повернути, зняти шкоду й прикріплені карти
fate-soul_stone = { $card }: карта лишається без шкоди, камінь зникає
fate-brave_knight = У руку власника
fate-graveyard = { $card }: поховати там
fate-reteller = { $card }: у руку власника
fate-twins_return = У кодекс власника
fate-second_chances = { $card }: повернути в гру
fate-other = { $card }

# What the rules themselves do, when its order is asked for.
waits-technician = візьми карту
waits-hero_died = два рівні герою
waits-surplus = візьми карту
waits-healing = лікування
waits-time = зникає руна часу
waits-mercenaries = прибувають Найманці
waits-ephemeral = гине
waits-bloodlust = зазнає шкоди
waits-debt = сплата боргу
waits-vandy_doom = приречені гинуть
waits-mirror_breaks = копія розбивається
waits-other = спрацьовує

warn-hire = Робітника не найнято, а в тебе ще { $gold } { $gold ->
    [one] золото
   *[other] золота
}. Усе одно завершити хід?
warn-gold = У тебе ще { $gold } { $gold ->
    [one] золото
   *[other] золота
}, можна зіграти: { $cards }. Усе одно завершити хід?
warn-patrol = У патрулі нікого, і { $count ->
    [1] ворог зможе
    [one] { $count } ворог зможе
    [few] { $count } вороги зможуть
   *[other] { $count } ворогів зможуть
} атакувати що завгодно (разом атаки: { $atk }). Усе одно завершити хід?
warn-patrol-base = ⚠️ У патрулі нікого, і { $count ->
    [1] ворог зможе
    [one] { $count } ворог зможе
    [few] { $count } вороги зможуть
   *[other] { $count } ворогів зможуть
} зруйнувати твою базу: разом атаки { $atk }, у бази { $hp } життя. Усе одно завершити хід?

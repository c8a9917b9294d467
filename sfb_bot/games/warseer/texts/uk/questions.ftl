### Questions to a player: prompts, menus, options, what stands beside them.

prompt-any = Вибирай.
prompt-any-card = { $card }: вибирай.

# Set-up.
prompt-hero = Хто твій герой? Вибір відкриється, коли виберуть усі.
prompt-camp_gold = Твій Військовий табір: кого візьмеш із золотих? Табори відкриються всі разом.
prompt-camp_silver = Твій Військовий табір: візьми до { $most } срібних.
prompt-camp_bronze = Твій Військовий табір: візьми до { $most } бронзових.
prompt-camp_starless = Твій Військовий табір: візьмеш когось без зірки? Місця вони не займають.
prompt-piece = Унікальна місцевість: постав її на позначене місце або нічого не став.
prompt-landmark = Куди поставиш орієнтир?
prompt-names = Впиши до списку { $most } ворожих персонажів. Списки відкриються разом.
prompt-enter = Де з’явиться { $card }?
prompt-put_back = Поверни в колоду { $back } карти. Решта — твоя рука.
prompt-gear_relic = Які { $most } реліквії носить твій герой?
prompt-gear_building = Які { $most } будівлі стоять у твоєму Місті?
prompt-deploy = Кого виставиш на поле?
prompt-prepare = Перед битвою: використаєш щось із купленого?
prompt-whom = { $card }: для кого?
prompt-arrange = { $card }: поверни карти в будь-якому порядку. Перша опиниться зверху.

# A turn.
prompt-main = Хід { $turn }: вплив { $influence }, дохід { $income }, бали { $points } із { $goal }.
prompt-main-team = Хід { $turn }: вплив { $influence }, дохід { $income }, бали вашої сторони { $points } із { $goal }.
prompt-main-last = Хід { $turn }, останній! Вплив { $influence }, бали { $points } із { $goal }.
prompt-skirmish = Активуй істоту. Вплив { $influence }, лишилося раундів: { $rounds }.
prompt-skirmish-after = Ще щось до ходу наступного гравця? Вплив { $influence }.
prompt-act = { $creature }: рух, потім атака?
prompt-act-there = { $creature }: що далі?
prompt-run = { $creature } біжить: куди?
prompt-hook = { $attacker } чіпляє гачком { ACC($creature) }: куди притягнути?
prompt-tokens = { $creature }: { $tokens }. Пропустити активацію й позбутися цього чи терпіти?
prompt-contract = Угода: заплатити { $amount ->
    [one] { $amount } вплив
   *[other] { $amount } впливу
} за { ACC($creature) }?
prompt-terrain = { $creature }: яка місцевість кидає першою?
prompt-place = { $card }: куди поставиш { ACC($creature) }?
prompt-place-terrain = Куди поставиш { ACC($creature) }?
prompt-card = { $card }: куди йде { $creature }?
prompt-step = У кидку є натиск: { $creature } відійде на крок?
prompt-replace = { $card }: зняти задля цього іншу реліквію?
prompt-replace-must = { $card }: у героя вже три реліквії. Яку зняти?
prompt-bear = { $card }: яку реліквію даєш із собою?
prompt-cost = { $card }: що скинеш за це?
prompt-drop = { $card }: що візьмеш натомість?
prompt-destroy = { $card }: що знищиш?
prompt-target = { $card }: вибери істоту.
prompt-target-chase = { $attacker } атакує знову. Кого?
prompt-targets = { $card }: вибери до { $most }.
prompt-pair = { $card }: які двоє міняються місцями?
prompt-aim = { $card }: куди вдарить?
prompt-gates = { $card }: кого повернеш до табору, по балу за кожного?

# An attack.
prompt-fewer = { $most ->
    [one] Кидаєш на 1 кубик менше. Який прибрати?
   *[other] Кидаєш менше кубиків, на { $most }. Які прибрати?
}
prompt-dice = { $attacker } атакує { ACC($target) }: { $rolled }. Міняєш кубики?
prompt-dice-own = Твій кидок проти { GEN($target) }: { $rolled }. Міняєш кубики?
prompt-dice-enemy = { $attacker } кидає проти { GEN($target) }: { $rolled }. Міняєш кубики?
prompt-reroll = Які кубики перекинеш? { $rolled }
prompt-turn = Які кубики повернеш? { $rolled }
prompt-push = Натиск: куди відтіснити { ACC($target) }?
prompt-slash = Різанина: хто ще отримає 1 шкоду?
prompt-protect = { $target } зараз отримає шкоду: { $amount }. Хто прийме її на себе?
prompt-armour = Герой зараз отримає шкоду: { $amount }. Яка реліквія її прийме?
prompt-advance = { $attacker }: ступити слідом?
prompt-nimble = { $attacker }: ще крок?
prompt-swap = { $attacker } і { $target }: поміняти їх місцями?
prompt-persecution = { $attacker } женеться далі: куди? Потім нова атака.
prompt-frenzy = Лють: { $attacker } атакує { ACC($target) } ще раз?
prompt-counterblow = { $attacker } атакує: { $target } б’є у відповідь?
prompt-parasite = Паразит: поставити посіпаку на місце загиблого?
prompt-feat = { CAP(ACC($card)) } знищено! Зіграєш військовий подвиг?
prompt-rise = { $card } { GENDER($card) ->
    [feminine] загинула
    [neuter] загинуло
   *[other] загинув
}. Чи повстане на цьому місці хтось із твоїх?

# Windows for tactics.
prompt-tactic = Відповіси тактикою?
prompt-tactic-attacked = { $attacker } атакує { ACC($target) }. Відповіси до кидка?
prompt-tactic-rolled = { $attacker } кидає проти { GEN($target) }: { $rolled }. Відповіси?
prompt-tactic-harmed = { $target } зараз отримає шкоду: { $amount }. Відповіси?
prompt-tactic-fallen = { CAP(ACC($creature)) } знищено. Відповіси?
prompt-tactic-fallen-would = { $creature } ось-ось загине. Відповіси?
prompt-tactic-summoned = На поле виходить { $creature }. Відповіси?
prompt-tactic-slain = Ти знищуєш { ACC($creature) }. Відповіси?

note-creature = -# { $words }
note-purpose = -# **{ $name }:** { $text }
note-no-tactic = -# Відповідної тактики в тебе немає. Ніхто цього не дізнається: я питаю за будь-якої руки.
note-idle = -# Зараз не можна: { $parts }
idle-cost = { $cards } (дорого)
idle-no-target = { $card } (немає на кого)
idle-tactics = { $cards } (тактики: спитаю, коли прийде час)
idle-summoned = виклик (раз за хід)
idle-limit = виклик (більше { $limit } істот не можна)
idle-zone = виклик (у твоїй зоні немає вільного гекса)
idle-summon-cost = виклик ({ $creature }: ціна { $cost })
idle-first-turn = подвиги (не в найперший хід)
idle-feats = { $feats } (умову не виконано)

# Menus.
menu-read-about-main = Прочитати карту
menu-ready-camp_silver = Або візьми готовий набір
menu-ready-camp_bronze = Або візьми готовий набір
camp-suggested = Готовий набір: { $hero }
several-camp = { $fewest ->
    [0] Вибери до { $most }
   *[other] Вибери { $most }
}
several-dice = { $fewest ->
    [0] Вибери кубики, до { $most }
   *[other] Вибери кубики, від { $fewest } до { $most }
}
several-cards = { $fewest ->
    [0] Вибери до { $most }
    [1] Вибери від 1 до { $most }
   *[other] Вибери { $most }
}
section-part = { $first }
section-parts = { $first } – { $last }
section-other = Вибирай
section-attacks-all = Атакувати
section-shoots-all = Дальній постріл
section-heals-all = Лікувати
section-hooks-all = Зачепити гачком
section-moves-all = Рухатися
section-runs-all = Бігти
section-hexes-all = Вибери гекс
section-activations-all = Активувати
section-summons-all = Викликати
section-plays-all = Зіграти карту
section-uses-all = Застосувати
section-feats-all = Зіграти подвиг
section-discards-all = Скинути карту заради доходу
section-drops-all = Скинути подвиг за винагороду
section-enemy-all = Чужі
section-own-all = Твої
section-several-all = Вибирай
section-heroes-all = Вибери героя
section-characters-all = Вибери персонажа
section-camp-all = Вибери персонажів
section-cards-all = Вибери карту
section-pieces-all = Вибери місцевість
section-pairs-all = Вибери двох
section-dice-all = Вибери кубики

# Options.
label-again = { $label } ({ $number })
label-cost = { $cost } · { $name }
label-summon = { $cost } · Викликати { ACC($creature) }
label-ability = { $creature }: здібність
label-uses = { $name } ×{ $uses }
label-pays-card = { $name } (за карту)
label-pays-feat = { $name } (за подвиг)
label-discard = Скинути: { $card } (дохід { $income })
label-feat = { $feat } (+{ $points })
label-drop = Скинути: { $feat }
label-stunned = { $name } (приголомшення: лише зняти жетон)
label-attack = Атака: { $name }
label-shoot = Дальній постріл: { $name }
label-heal = Лікувати: { $name }
label-hook = Гачок: { $name }
label-hex = { $hex } ({ $terrain })
label-hex-for = { $creature } → { $hex }
label-run = Бігти на { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
}
label-run-detail = Далі, але без атаки
label-pair = { $one } ↔ { $other } ({ $hexes })
label-of = { $name } · { $player }
label-piece = { $terrain }: { $hexes }
label-die = { $die } (кубик { $number })
away = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
}
hex-difficult = складна: активація закінчиться
hex-push-hurts = складна: ще 1 шкода
hex-landmark = орієнтир
hex-beside = поруч: { $creatures }
word-any = { $word }
word-run = Бігти
word-finish = Готово
word-finish-run = Лишитися
word-end = Закінчити хід
word-end-skirmish = Хід наступному
word-pass = Пас
word-pass-prepare = Більше нічого
word-none = Нікого
word-none-camp = Нікого з них
word-none-feat = Без подвигу
word-none-piece = Нічого не ставити
word-none-deploy = Більше нікого
word-none-bear = Без реліквії
word-none-shop = Нічого
word-none-gift = Нічого
word-none-replace = Просто додати
word-none-protect = Ніхто
word-none-rise = Ніхто не повстає
word-none-card = Лишитися
word-none-step = Лишитися
word-none-advance = Лишитися
word-none-nimble = Лишитися
word-none-persecution = Годі
word-yes = Так
word-no = Ні
word-skip = Пропустити і зняти
word-suffer = Діяти й терпіти
word-suffer-tokens-detail = Отрута: синій кубик, влучання ранить. Хвороба може перейти на сусідів.
word-master = Майстер атаки: перекинути
word-minion = Посіпака
word-influence = 2 впливу
word-card = Бойова карта
word-resurgent = Повсталий
word-parasite = Паразит

warn-feat = Можна зіграти подвиг «{ $feat }». Усе одно закінчити хід?
warn-activate = { $count ->
    [one] Ще чекає на активацію: { $creatures }.
   *[other] Ще чекають на активацію: { $creatures }.
} Усе одно закінчити хід?
warn-summon = Впливу лишилося { $influence }, можна викликати { ACC($creature) }. Невитрачений знадобиться лише для тактик. Усе одно закінчити хід?
warn-influence = Впливу лишилося { $influence }, можна зіграти: { $cards }. Усе одно закінчити хід?
warn-discard = Раз за хід можна скинути карту заради доходу. Закінчити хід без цього?

# A tournament.
prompt-dismiss = Відпустиш когось? Місце звільниться, це нічого не коштує.
prompt-convert = Обміняти бали турніру на монети? Зараз монет: { $amount }.
prompt-recruit = Монет: { $amount }. Кого наймаєш? Не більше одного кожного рангу; наймаю в тому порядку, в якому вибираєш.
prompt-recover = Монет: { $amount }. Кого вилікувати?
prompt-gift = Візьми закляття даром{ $most ->
    [1] {""}
   *[other] , не більше { $most }
}.
prompt-shop = Монет: { $amount }. Що купуєш? Купую в тому порядку, в якому вибираєш.
prompt-map = На якій мапі б’єтеся?
prompt-scenario = Який сценарій граєте?
prompt-first = Хто ходить першим?
prompt-zone = Яку зону береш?
section-coins-all = Вибирай
section-maps-all = Вибери мапу
section-seats-all = Вибери гравця
section-numbers-all = Вибирай
label-coins = { $name } (монет: { $coins })
label-convert = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
} → монет: { $coins }
label-keep = Залишити бали
label-zone = Зона { $number }

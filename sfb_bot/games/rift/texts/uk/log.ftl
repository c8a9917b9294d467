### The log: a short line per action.

log-first = Перший хід: { $player }.
log-dealt-packet = Кожен гравець отримує на вибір { $count ->
    [one] { $count } воїна
   *[other] { $count } воїнів
}.
log-dealt = Кожен гравець отримує до армії ще { $count ->
    [one] { $count } воїна
   *[other] { $count } воїнів
}.
log-kept = Чемпіонів вибрано: { $players }.
log-picked = Вибір зроблено: { $players }.
log-armies = Армії готові: по { $count ->
    [one] { $count } воїну
    [few] { $count } воїни
   *[other] { $count } воїнів
}.
log-drawn = { $player } бере { $count ->
    [one] { $count } закляття
    [few] { $count } закляття
   *[other] { $count } заклять
}.
log-discarded = { $player } скидає { ACC($spell) }.
log-discarded-drawn = { $player } скидає { ACC($spell) } і бере { $count }.
log-turn = **Хід { $turn }**, { $player }.
log-advanced = { $count ->
    [1] { $warriors } просувається.
   *[other] { $warriors } просуваються.
}
log-at-portal = **{ $warrior } біля порталу гравця { $player }!**
log-turned = { $player } відкриває { ACC($warrior) }.
log-summoned = { $player } прикликає **{ ACC($warrior) }** на { $cell }.
log-recalled = { $player } кладе { ACC($warrior) } зі скиду на верх колоди.
log-recalled-nobody = { $player } нікого не повертає.
log-quiet = Тихих ходів поспіль: { $count } із { $limit }. Далі шкода вже не зникатиме.
log-quiet-tally = Тихих ходів поспіль: { $count } із { $limit }. Далі буде підрахунок армій.
log-exhausted = **Виснаження: відтепер шкода не зникає.**
log-conceded = { $player } здається.
log-draw-offered = { $player } пропонує нічию.
log-draw-withdrawn = { $player } відкликає пропозицію нічиєї.
log-draw-declined = { $player } відхиляє нічию.
log-ended = **{ $player } виграє матч.**
log-ended-draw = **Матч завершується нічиєю.**
log-attacks = { $player } атакує **{ ACC($target) }**: { GENDER($warriors) ->
    [plural] б’ють
   *[other] б’є
} { $warriors }, { $damage } шкоди.
log-plays = { $player } грає: **{ $play }**.
log-no-response = { $player } не відповідає.
log-no-cards = { $player } не має чим відповісти.
log-strikes = { $count ->
    [1] Б’є { $warriors }: { $damage } шкоди.
   *[other] Б’ють { $warriors }: { $damage } шкоди.
}
log-failed-target = { $item } не спрацьовує: цілі вже немає або її не можна вибрати.
log-failed-nobody = { $item } не спрацьовує: ціль уже нікому дістати.
log-cancelled = { ACC($spell) } розсіяно.
log-cancelled-unnamed = Закляття розсіяно.
log-redirected = { $player } спрямовує { ACC($spell) } на { ACC($target) }.
log-damaged-attack = { $warrior } зазнає { $amount } шкоди, але тримається.
log-damaged-breath = Подих обпікає { ACC($warrior) }: { $amount } шкоди.
log-damaged-blast = Вибух зачіпає { ACC($warrior) }: { $amount } шкоди.
log-damaged-spell = { $warrior } зазнає { $amount } шкоди, але тримається.
log-destroyed = **{ ACC($warrior) } знищено.**
log-destroyed-returns = **{ ACC($warrior) } знищено**, карта лягає на верх колоди гравця { $player }.
log-enchanted = { $warrior } отримує { ACC($spell) }.
log-enchantment-ended = { $spell } на { PRE($warrior) } закінчується.
log-enchantment-dispelled = { ACC($spell) } на { PRE($warrior) } розсіяно.
log-shuffled-in = { ACC($warrior) } замішано в колоду гравця { $player }.
log-put-on-top = { $warrior } лягає на верх колоди гравця { $player }.
log-moved-step = { $warrior } робить крок на { $cell }.
log-moved-spell = { $warrior } переходить на { $cell }.
log-moved-push = { ACC($warrior) } відштовхнуто на { $cell }.
log-moved-swap = { $warrior } переходить на { $cell }.
log-swapped = { $warrior } і { $other } міняються місцями.
log-shoved = { ACC($warrior) } відсунуто на { $cell }.
log-form = { $warrior } перетворюється на **{ ACC($form) }**.

# A turn that is over, in a line or two.
heading-turn = Хід { $turn } · { $player }
recap-deeds = **{ $player }** { $deeds }.
recap-summoned = прикликає { ACC($warrior) }
recap-attacked = атакує
recap-played = грає: { $spells }
recap-answered = **{ $player }** відповідає: { $spells }.
recap-nothing = **{ $player }** лише просувається.
recap-destroyed = **{ ACC($warrior) } знищено**
recap-sent-back = { $warrior } знову в колоді
recap-hurt = { $warrior } −{ $amount } ❤

### Hints: what a computer would do in your place, and reviews of finished matches.

button-hint = Підказка
button-take-hint = Так і зробити
hint = 💡 **{ $answer }**. Нічого кращого не бачу.
hint-because = 💡 **{ $answer }**: це { $reasons }.
hint-habit = 💡 **{ $answer }** — добрий вибір.
hint-unsure = 💡 Важко сказати, що тут найкраще. **{ $answer }** — безпечний вибір.
hint-thinking = 💡 Думаю…
hint-failed = 💡 Нічого не спадає на думку. Натисни «Підказка», щоб спробувати ще раз.
hints-allowed = 💡 Підказки дозволено, тож матч не рейтинговий.
better-victory = приносить перемогу
refused-hints = У цьому матчі немає підказок.

button-review = Розбір
button-review-turn = Показати { $number }
review-head = { $count ->
    [1] Один хід можна було зіграти краще — з огляду на те, що було відомо тоді:
    [one] { $count } хід коштував тобі найдорожче — з огляду на те, що було відомо тоді:
    [few] Ці { $count } ходи коштували тобі найдорожче — з огляду на те, що було відомо тоді:
   *[other] Ці { $count } ходів коштували тобі найдорожче — з огляду на те, що було відомо тоді:
}
review-turn = { $number }. **{ $when }**: твій вибір — { $done }. Краще: **{ $better }**.
review-turn-because = { $number }. **{ $when }**: твій вибір — { $done }. Краще: **{ $better }**. Це { $reasons }.
review-then = , потім { "" }
review-moment = Крок { $seq }
review-clean = Чудова гра! Ходів переглянуто: { $count }. Краще не зіграв би й я.
review-waiting = Розбір почнеться за мить…
review-progress = Переглядаю твої ходи… { $done } з { $total }
review-failed = Не вдалося закінчити розбір. Натисни «Розбір», щоб спробувати ще раз.
refused-still-played-review = Розбір буде, коли матч завершиться.
refused-review = Цей матч розібрати не можу.
refused-review-short = Матч закороткий для розбору. Наступного разу зіграй на кілька ходів більше.
refused-review-edition = Цей матч зіграно за старішою версією правил, тож розібрати його не можу.
refused-review-game = Комп’ютери ще не вміють грати в цю гру, тож розібрати матч не можу.

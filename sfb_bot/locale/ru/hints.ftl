### Hints: what a computer would do in your place, and reviews of finished matches.

button-hint = Подсказка
button-take-hint = Так и сделать
hint = 💡 **{ $answer }**. Лучше ничего не вижу.
hint-because = 💡 **{ $answer }**: это { $reasons }.
hint-habit = 💡 **{ $answer }** — хороший выбор.
hint-unsure = 💡 Трудно сказать, что здесь лучше. **{ $answer }** — надёжный выбор.
hint-thinking = 💡 Думаю…
hint-failed = 💡 Ничего не приходит на ум. Нажми «Подсказка» ещё раз.
hints-allowed = 💡 Подсказки разрешены, поэтому матч не идёт в рейтинг.
better-victory = приносит победу
refused-hints = В этом матче подсказок нет.

button-review = Разбор
button-review-turn = Показать { $number }
review-head = { $count ->
    [1] Один ход мог быть лучше. Сужу по тому, что было известно тогда:
    [one] Этот { $count } ход обошёлся дороже всего. Сужу по тому, что было известно тогда:
    [few] Эти { $count } хода обошлись дороже всего. Сужу по тому, что было известно тогда:
    [many] Эти { $count } ходов обошлись дороже всего. Сужу по тому, что было известно тогда:
   *[other] Эти { $count } хода обошлись дороже всего. Сужу по тому, что было известно тогда:
}
review-turn = { $number }. **{ $when }**: твой выбор — { $done }. Лучше: **{ $better }**.
review-turn-because = { $number }. **{ $when }**: твой выбор — { $done }. Лучше: **{ $better }**. Это { $reasons }.
review-then = , потом { "" }
review-moment = Шаг { $seq }
review-clean = Отличная игра! { $count ->
    [1] Твой ход я бы не улучшил.
    [one] Ни один из твоих { $count } хода я бы не улучшил.
   *[other] Ни один из твоих { $count } ходов я бы не улучшил.
}
review-waiting = Разбор скоро начнётся…
review-progress = Смотрю твои ходы… { $done } из { $total }
review-failed = Не получилось закончить разбор. Нажми «Разбор» ещё раз.
refused-still-played-review = Разобрать ходы можно, когда матч закончится.
refused-review = Этот матч я разобрать не могу.
refused-review-short = Этот матч слишком короткий для разбора. В следующий раз сыграй ещё несколько ходов.
refused-review-edition = Этот матч шёл по старой версии правил, поэтому разобрать его я не могу.
refused-review-game = В эту игру компьютеры пока не умеют, поэтому разобрать её я не могу.

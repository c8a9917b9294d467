### Lessons and puzzles, for one person each.

button-learn = Обучение
button-lessons = Все уроки
button-next-lesson = Следующий урок
button-first-match = Сыграть первый матч
button-again = Начать заново
button-try-again = Пройти ещё раз
lesson-head = **{ $number }/{ $count } { $title }** · { $task }
lesson-solved = ✅ { $done }
lesson-wrong = ❌ { $why }
lesson-last = Это был последний урок. Теперь можно играть!
lesson-list = { $game }: пройдено уроков { $solved } из { $count }.
lesson-menu = Выбери урок
lesson-all-done = Все уроки пройдены. Повтори любой или играй!
lesson-first-match = Твой первый матч: `/{ $game } solo уровень:новичок`
lesson-stale = Эта панель устарела. Ты сейчас здесь:
button-other-puzzle = Другая задача
puzzle-head = **Задача { $number }** · { $task }
puzzle-wrong = ❌ Так выходит меньше { $gain ->
    [one] { $gain } очка
   *[other] { $gain } очков
  }. Верное решение ровно одно: попробуй ещё.
puzzle-wrong-task = ❌ Так не получится. Верное решение ровно одно: попробуй ещё.
puzzle-solved = ✅ Решено! { $tries ->
    [0] С первой попытки.
    [one] До этого — { $tries } неверная попытка.
    [few] До этого — { $tries } неверные попытки.
    [many] До этого — { $tries } неверных попыток.
   *[other] До этого — { $tries } неверной попытки.
  }
puzzle-count = Решено задач: { $solved } из { $count }.
puzzle-all-done = Все задачи позади: { $count }, из них решено { $solved }. Новые приходят с обновлениями.
puzzle-uncounted = ✅ Верно. Но задача не засчитана: решение уже показано.
puzzle-solution-head = **Задача { $number }** · решение
puzzle-solution-seen = Эта задача тебе уже не засчитается. Сыграй её просто так или возьми другую.
button-solution = Показать решение
button-give-up = Сдаюсь
button-solve = Решить
daily-head = **Задача дня** · { $task }
daily-nobody = Пока никто не решил. Твои попытки видишь только ты.
daily-solved = Уже решили: { $players }.
daily-solved-more = Уже решили: { $players } и ещё { $more }.
practice-you = Ты
practice-other = Противник

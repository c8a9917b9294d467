### Lessons and puzzles, for one person each.

button-learn = Навчитися грати
button-lessons = Усі уроки
button-next-lesson = Наступний урок
button-first-match = Зіграти перший матч
button-again = Почати знову
button-try-again = Пройти ще раз
lesson-head = **{ $number }/{ $count } { $title }** · { $task }
lesson-solved = ✅ { $done }
lesson-wrong = ❌ { $why }
lesson-last = Це був останній урок. Тепер можна й грати!
lesson-list = { $game }: пройдено уроків — { $solved } з { $count }.
lesson-menu = Вибери урок
lesson-all-done = Усі уроки пройдено. Повтори будь-який або грай!
lesson-first-match = Твій перший матч: `/{ $game } solo рівень:новачок`
lesson-stale = Ця панель старіша. Ось де ти зараз:
button-other-puzzle = Інша задача
puzzle-head = **Задача { $number }** · { $task }
puzzle-wrong = ❌ Так виходить менше ніж { $gain ->
    [one] { $gain } очко
    [few] { $gain } очки
   *[other] { $gain } очок
  }. Правильний шлях лише один: спробуй ще.
puzzle-wrong-task = ❌ Так не вийде. Правильний шлях лише один: спробуй ще.
puzzle-solved = ✅ Розв’язано! { $tries ->
    [0] З першої спроби.
    [one] Після { $tries } хибної спроби.
   *[other] Після { $tries } хибних спроб.
  }
puzzle-count = Розв’язано задач: { $solved } з { $count }.
puzzle-all-done = Задачі скінчилися: з { $count } розв’язано { $solved }. Нові з’являться з оновленнями.
puzzle-uncounted = ✅ Так, це той шлях. Але не рахується: розв’язок уже показано.
puzzle-solution-head = **Задача { $number }** · розв’язок
puzzle-solution-seen = Тепер вона тобі не зарахується. Можна все одно зіграти або взяти іншу.
button-solution = Показати розв’язок
button-give-up = Здаюся
button-solve = Розв’язати
daily-head = **Задача дня** · { $task }
daily-nobody = Ще ніхто не розв’язав. Твої спроби бачиш лише ти.
daily-solved = Уже розв’язали: { $players }.
daily-solved-more = Уже розв’язали: { $players } і ще { $more }.
practice-you = Твоя команда
practice-other = Суперник

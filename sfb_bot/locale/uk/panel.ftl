### The private panel of a match: its buttons and what stands around a question.

button-play = Грати
button-board = Поле
button-log = Журнал
button-respond = Відповісти
button-undo = Взяти назад
button-auto = Вибери за мене
button-last-time = Як минулого разу: { $what }
button-prepare = Підготуй решту за мене
button-ahead = Вибрати наперед
button-change-ahead = Змінити
button-forget-ahead = Забути мій вибір
button-back = Назад
button-end-turn-yes = Так, завершити хід
button-anyway = Усе одно зіграти
caution-again = Введи ще раз, щоб так і зробити.
button-older = Раніше
button-newer = Пізніше
button-picture = Картинкою
button-in-words = Текстом
button-read-rule = Прочитати правило
button-current = Показати поточне запитання
button-agree = Згода
button-refuse = Ні, дякую
button-grant = Дати ще часу
button-claim = Забрати перемогу
button-concede-yes = Так, здаюся
button-concede = Теж здаюся
button-concede-no = Ні, граю далі
control-none = Нічого
menu-several = { $what } ({ $fewest ->
    [0] до { $most }
   *[other] { $most }
})
menu-read-about = Спершу прочитати
panel-deadline = Час спливає { $when }.
panel-held = Прийнято: { $answer }. Зарахую після короткої випадкової паузи, щоб ніхто не знав, як швидко ти вирішуєш. Доти можна передумати.
panel-not-asked = Зараз не твій хід. Чекаємо: { $players }.
panel-answered = Готово. Чекаємо: { $players }.
panel-answered-with = Твій вибір: { $answer }. Чекаємо: { $players }.
panel-ahead = Зараз не твій хід. Чекаємо: { $players }. Вибрати можна вже тепер і передумати, доки до тебе не дійшла черга. Цього ніхто не побачить.
panel-ahead-so-far = Уже вибрано: { $answer }.
panel-ahead-chosen = Вибрано наперед: { $answer }. Так я й відповім за тебе, коли дійде черга, якщо це ще буде можливо.
panel-ahead-unfit = Твій вибір наперед зараз неможливий. Якщо нічого не зміниться, я спитаю тебе.
panel-shrunk = -# ✓ Далі — нижче.
panel-over = Цей матч завершено.
missed = Поки тебе не було: { $told }
missed-more = { $count ->
    [one] { $count } хід,
    [few] { $count } ходи,
   *[other] { $count } ходів,
} а потім

### The private panel of a match: its buttons and what stands around a question.

button-play = Играть
button-board = Поле
button-log = Журнал
button-respond = Ответить
button-undo = Взять назад
button-auto = Выбери за меня
button-last-time = Снова: { $what }
button-prepare = Подготовь остальное за меня
button-ahead = Выбрать заранее
button-change-ahead = Изменить
button-forget-ahead = Забыть мой выбор
button-back = Назад
button-end-turn-yes = Да, закончить ход
button-anyway = Всё равно сыграть
caution-again = Если всё равно хочешь так, введи это ещё раз.
button-older = Раньше
button-newer = Позже
button-picture = Картинкой
button-in-words = Текстом
button-read-rule = Прочитать правило
button-current = Показать текущий вопрос
button-agree = Согласиться
button-refuse = Нет, спасибо
button-grant = Дать ещё времени
button-claim = Забрать победу
button-concede-yes = Да, сдаться
button-concede = Тоже сдаться
button-concede-no = Нет, играю дальше
control-none = Ничего
menu-several = { $what } ({ $fewest ->
    [0] до { $most }
   *[other] { $most }
})
menu-read-about = Сначала прочитать описание
panel-deadline = Время истекает { $when }.
panel-held = Принято: { $answer }. Ответ засчитается после короткой случайной паузы, чтобы никто не узнал, как быстро ты решаешь. До тех пор его можно изменить.
panel-not-asked = Сейчас не твой ход. Ждём: { $players }.
panel-answered = Готово. Ждём: { $players }.
panel-answered-with = Твой выбор: { $answer }. Ждём: { $players }.
panel-ahead = Сейчас не твой ход. Ждём: { $players }. Выбрать можно уже сейчас и передумать, пока до тебя не дошла очередь. Этого никто не увидит.
panel-ahead-so-far = Уже выбрано: { $answer }.
panel-ahead-chosen = Выбрано заранее: { $answer }. Так я и отвечу за тебя, когда дойдёт очередь, если это ещё будет возможно.
panel-ahead-unfit = Твой выбор заранее сейчас невозможен. Если ничего не изменится, я спрошу тебя.
panel-shrunk = -# ✓ Продолжение ниже.
panel-over = Этот матч окончен.
missed = С прошлого раза: { $told }
missed-more = { $count ->
    [one] ещё { $count } ход,
    [few] ещё { $count } хода,
    [many] ещё { $count } ходов,
   *[other] ещё { $count } хода,
} затем

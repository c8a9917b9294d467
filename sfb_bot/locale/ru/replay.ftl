### Watching a match again.

button-replay = Повтор
button-step-first = В начало
button-step-back = Назад
button-step-on = Вперёд
button-step-last = В конец
button-watch = Смотреть
button-as-i-saw-it = Моими глазами
button-as-everybody = Глазами зрителя
menu-chapters = Перейти к раунду
replay-head = Шаг { $number } из { $count } · { $status }
replay-head-own = Шаг { $number } из { $count }, твоими глазами · { $status }
replay-gap = -# Здесь действовала старая версия правил, поэтому шаги между этими показать не могу.
replay-watch = Матч { $match } с самого начала.
replay-nothing = Смотреть пока нечего.

### Watching a match again.

button-replay = Повтор
button-step-first = На початок
button-step-back = Назад
button-step-on = Вперед
button-step-last = У кінець
button-watch = Дивитися
button-as-i-saw-it = Моїми очима
button-as-everybody = Очима всіх
menu-chapters = Перейти до раунду
replay-head = Крок { $number } з { $count } · { $status }
replay-head-own = Крок { $number } з { $count }, твоїми очима · { $status }
replay-gap = -# Тут діяла старіша версія правил, тож проміжних кроків показати не можу.
replay-watch = Матч { $match } від початку.
replay-nothing = Дивитися ще нема чого.

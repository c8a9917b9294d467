### Computer players: what they are called, and how they come to a table.

computer-beginner = Комп’ютер-новачок
computer-easy = Легкий комп’ютер
computer-normal = Середній комп’ютер
computer-hard = Складний комп’ютер
computer-master = Комп’ютер-майстер
computer-number = { $name } { $number }
level-about-beginner = вчиться разом із тобою й багато чого не помічає
level-about-easy = грає непогано, але часом помиляється
level-about-normal = планує цілий хід
level-about-hard = порівнює багато планів
level-about-master = порівнює ще більше планів
ledger-thinking = { $count ->
    [one] { $players } думає.
   *[other] { $players } думають.
}
button-take-over = Грати далі з комп’ютером
notice-take_over_agreed = { $player } хоче грати далі з комп’ютером. Щоб це зарахувати, кнопку мають натиснути й інші: { $others }.
notice-taken_over = { $leaving }: час вийшов. Далі грає { $player }.
notice-take-over = Прийнято. Зарахую, коли погодяться всі інші.
denied-league-take-over = Це матч ліги. Забери перемогу або попроси в організатора заміну.
solo-started = Матч { $match }: { $host } — { $guests }.
notice-solo = Граємо! Твій матч відкриється за мить.
button-fill = Додати комп’ютер
button-dismiss = Прибрати комп’ютер
fill-head = Вільні місця можуть зайняти комп’ютери. Вони бачать лише те, що й гравець на їхньому місці.
fill-full = Усі місця зайнято.
fill-menu = Додати комп’ютер
fill-menu-side = Додати комп’ютер на сторону { $side }
notice-filled = Комп’ютер за столом.
notice-dismissed = Місце знову вільне.
refused-level = Такого рівня в комп’ютерів немає. Вибери: новачок, легкий, середній, складний або майстер.
refused-level-game = Комп’ютери ще не вміють грати в цю гру. Виклич людину.
refused-place-no-computer = За цим столом немає комп’ютера.
refused-not-invited-fill = Додавати комп’ютери може лише господар столу.
refused-too-many-solo = Ти часто починаєш матчі з комп’ютером. Спробуй ще { $until }.
refused-too-many-solo-open = Твоїх матчів із комп’ютерами: { $count }. Спершу дограй один або здайся.

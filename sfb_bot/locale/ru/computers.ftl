### Computer players: what they are called, and how they come to a table.

computer-beginner = Компьютер-новичок
computer-easy = Лёгкий компьютер
computer-normal = Средний компьютер
computer-hard = Сложный компьютер
computer-master = Компьютер-мастер
computer-number = { $name } { $number }
level-about-beginner = учится вместе с тобой и многое упускает
level-about-easy = играет как умеет, иногда ошибается
level-about-normal = продумывает весь свой ход
level-about-hard = сравнивает много планов
level-about-master = сравнивает намного больше планов
ledger-thinking = { $count ->
    [one] { $players } думает.
   *[other] { $players } думают.
}
button-take-over = Продолжить с компьютером
notice-take_over_agreed = { $player } хочет продолжить с компьютером. Кнопку должны нажать и остальные: { $others }.
notice-taken_over = { $player } играет вместо игрока { $leaving }: время вышло.
notice-take-over = Принято. Сработает, когда согласятся все остальные.
denied-league-take-over = Это матч лиги. Забери победу или попроси у организатора замену.
solo-started = Матч { $match }: { $host } — { $guests }.
notice-solo = Поехали! Скоро откроется твой матч.
button-fill = Добавить компьютер
button-dismiss = Убрать компьютер
fill-head = Свободные места могут занять компьютеры. Они видят только то, что видел бы игрок на их месте.
fill-full = Все места заняты.
fill-menu = Добавить компьютер
fill-menu-side = Добавить компьютер на сторону { $side }
notice-filled = Компьютер за столом.
notice-dismissed = Место снова свободно.
refused-level = У компьютеров нет такого уровня. Выбери: новичок, лёгкий, средний, сложный или мастер.
refused-level-game = В эту игру компьютеры пока не умеют. Вызови человека.
refused-place-no-computer = За этим столом нет компьютера.
refused-not-invited-fill = Добавлять компьютеры может только хозяин стола.
refused-too-many-solo = У тебя уже много новых матчей с компьютерами. Попробуй снова { $until }.
refused-too-many-solo-open = У тебя { $count ->
    [one] { $count } матч с компьютером
    [few] { $count } матча с компьютерами
    [many] { $count } матчей с компьютерами
   *[other] { $count } матча с компьютерами
}. Сначала закончи один или сдайся в нём.

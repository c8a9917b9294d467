### Standing orders: when to be asked.

menu-orders = Коли тебе питати?
menu-orders-joined = Або обери одне чи кілька з цього
orders-head = Коли питати, чи хочеш ти відповісти? Твого вибору ніхто не бачить.
orders-joined = У другому меню можна обрати кілька. Запитаю, якщо підійде хоч одне.
order-ask = Питай завжди
order-ask-detail = Питаю щоразу, коли ти можеш відповісти.
order-pass_turn = Не питай до кінця ходу
order-pass_turn-detail = До кінця ходу пропускаю за тебе, потім знову питаю.

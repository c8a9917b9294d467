### Standing orders: when to be asked.

menu-orders = Коли тебе питати?
orders-head = Коли питати тебе про реакції? Твоєї відповіді ніхто не бачить.
order-ask = Питай завжди
order-ask-detail = Питаю щоразу, коли ти можеш зреагувати.
order-pass_turn = Не питай до кінця ходу
order-pass_turn-detail = До кінця ходу пропускаю за тебе, потім знову питаю.

### Standing orders: when to be asked.

menu-orders = Когда тебя спрашивать?
orders-head = Когда спрашивать тебя о реакциях? Твой ответ никто не увидит.
order-ask = Спрашивай всегда
order-ask-detail = Спрошу каждый раз, когда можно сыграть реакцию.
order-pass_turn = В этом ходу больше не спрашивай
order-pass_turn-detail = До конца хода пасую за тебя, потом снова спрашиваю.

### Standing orders: when to be asked.

menu-orders = When do you want to be asked?
orders-head = When an attack on your champions could be answered, what shall I do? An order does not depend on your hand and tells nobody anything.
order-ask = Always ask me
order-ask-detail = Every reaction window waits for you.
order-pass_turn = Pass for the rest of this turn
order-pass_turn-detail = No reaction until the turn changes, then ask again.

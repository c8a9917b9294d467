### Standing orders: when to be asked.

menu-orders = When should I ask you?
menu-orders-joined = Or choose one or more of these
orders-head = When should I ask you to respond? Nobody sees your answer.
orders-joined = You can choose several from the second menu. I ask you if any of them fits.
order-ask = Always ask me
order-ask-detail = I ask you every time you could respond.
order-pass_turn = Don't ask again this turn
order-pass_turn-detail = I pass for you until the turn ends, then ask again.

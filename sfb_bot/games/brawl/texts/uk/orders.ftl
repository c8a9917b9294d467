### Standing orders for reaction windows.

order-only_if_knock_out = Питай, лише коли можу втратити чемпіона
order-only_if_knock_out-detail = Рахую атаку без реакцій.
order-only_for = Питай, лише коли ціль — { $subject }

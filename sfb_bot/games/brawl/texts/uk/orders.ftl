### Standing orders for reaction windows.

order-only_if_knock_out = Питати, лише коли можу втратити чемпіона
order-only_if_knock_out-detail = Рахую атаку такою, як вона є, до реакцій.
order-only_for = Питати, лише коли ціль — { $subject }

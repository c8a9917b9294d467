### Standing orders for response windows.

order-pass_until = Не питай { $subject }
order-turns = { $count ->
    [1] у наступний хід суперника
    [one] у наступний { $count } хід суперника
    [few] у наступні { $count } ходи суперника
   *[other] у наступні { $count } ходів суперника
}
order-turns-running = { $more ->
    [0] цього ходу
    [1] цього ходу та наступного ходу суперника
    [one] цього ходу та ще { $more } хід суперника
    [few] цього ходу та ще { $more } ходи суперника
   *[other] цього ходу та ще { $more } ходів суперника
}
order-only_if_destroyed = Питай, лише коли можу втратити воїна
order-only_if_destroyed-detail = Рахую стопку так, як вона лежить, за тим, що бачать усі.
order-only_if_champion = Питай лише про моїх чемпіонів
order-only_if_champion-detail = Якщо чемпіон ось-ось загине або в нього цілить закляття.
order-only_if_gate = Питай, лише коли мій портал у небезпеці
order-only_if_gate-detail = Якщо ціль — на твоїй домашній клітинці або там стоїть ворог.
order-only_attacks = Питай лише про атаки
order-only_attacks-detail = На закляття пропускаю за тебе.
order-only_spells = Питай лише про закляття
order-only_spells-detail = На атаки пропускаю за тебе.
order-only_for = Питай, лише коли йдеться про { ACC($subject) }
order-no_counter = Не питай у мій власний хід
order-no_counter-detail = Коли суперник відповідає на твої дії, я пропускаю за тебе.

### Standing orders for response windows.

order-pass_until = Не спрашивай в { $subject }
order-turns = { $count ->
    [1] следующий ход противника
    [one] следующий { $count } ход противника
    [few] следующие { $count } хода противника
   *[other] следующие { $count } ходов противника
}
order-turns-running = { $more ->
    [0] этот ход противника
    [1] этот и следующий ход противника
    [one] этот и { $more } следующий ход противника
    [few] этот и { $more } следующих хода противника
   *[other] этот и { $more } следующих ходов противника
}
order-only_if_destroyed = Спрашивай, только если я теряю воина
order-only_if_destroyed-detail = Считаю по стопке — по тому, что видят все.
order-only_if_champion = Спрашивай только о моих чемпионах
order-only_if_champion-detail = Если чемпиона уничтожат или он — цель заклинания.
order-only_if_gate = Спрашивай, только если мой портал в опасности
order-only_if_gate-detail = Если цель — на ячейке у твоего портала или там стоит враг.
order-only_attacks = Спрашивай только об атаках
order-only_attacks-detail = На заклинания пасую за тебя.
order-only_spells = Спрашивай только о заклинаниях
order-only_spells-detail = На атаки пасую за тебя.
order-only_for = Спрашивай, только если дело касается { GEN($subject) }
order-no_counter = Не спрашивай в мой ход
order-no_counter-detail = Когда противник отвечает на твои действия, пасую за тебя.

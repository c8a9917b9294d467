### What only one player sees: the hand, the army.

hand-head = Твоя рука: { $count ->
    [0] заклинаний нет
    [one] { $count } заклинание
    [few] { $count } заклинания
   *[other] { $count } заклинаний
}. Колода заклинаний { $deck }, сброс { $discard }.
army-head = Твоя армия: в колоде { $deck }, в рядах { $standing }, в сбросе { $lost }.
army-so-far = Твоя армия: { $count ->
    [0] пока никого
    [one] { $count } воин
    [few] { $count } воина
   *[other] { $count } воинов
}.
army-forms = Облики, которые остались в коробке: { $warriors }.
secret-to-come = Ещё в твоей колоде, порядок неизвестен: { $warriors }.
secret-seen = Ты знаешь, что противник взял: { $warriors }.
secret-boxed = Точно в коробке: { $warriors }.
replay-hand = Твоя рука тогда: { $spells }
replay-no-hand = Твоя рука была пуста.

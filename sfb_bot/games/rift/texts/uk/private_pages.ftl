### What only one player sees: the hand, the army.

hand-head = Твоя рука: { $count ->
    [0] жодного закляття
    [one] { $count } закляття
    [few] { $count } закляття
   *[other] { $count } заклять
}. Колода заклять { $deck }, скид { $discard }.
army-head = Твоя армія: { $deck } в колоді, { $standing } у рядах, { $lost } у скиді.
army-so-far = Твоя армія: { $count ->
    [0] ще нікого
    [one] { $count } воїн
    [few] { $count } воїни
   *[other] { $count } воїнів
}.
army-forms = Подоби, що лишилися в коробці: { $warriors }.
secret-to-come = Ще у твоїй колоді, порядок невідомий: { $warriors }.
secret-seen = Тобі відомо, що суперник узяв: { $warriors }.
secret-boxed = Пішли в коробку в тебе на очах: { $warriors }.
replay-hand = Тоді у твоїй руці: { $spells }
replay-no-hand = Твоя рука була порожня.

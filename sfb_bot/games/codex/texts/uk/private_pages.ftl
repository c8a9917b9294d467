### What only one player sees: the hand, the codex, the discard pile, the workers.

hand-head = Твоя рука: { $count ->
    [0] жодної карти
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}. Золото { $gold }, колода { $deck }, скид { $discard }.
hand-playable = Зараз: { $cards }
hand-later = Не зараз: { $cards }
codex-empty = Твій кодекс порожній.
codex-left = У кодексі лишилося карт: { $specs }.
discard-head = Твій скид, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}: { $cards }
workers-line = Твої робітники, { $count }. Карти серед них: { $cards }
secret-hand = Твоя рука: { $cards }
secret-discard = Твій скид: { $cards }
secret-partner = Рука соратника: { $cards }
replay-hand = Тоді у твоїй руці: { $cards }
replay-no-hand = Твоя рука була порожня.

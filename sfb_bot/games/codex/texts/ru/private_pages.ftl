### What only one player sees: the hand, the codex, the discard pile, the workers.

hand-head = Твоя рука: { $count ->
    [0] карт нет
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}. Золото { $gold }, колода { $deck }, сброс { $discard }.
hand-playable = Сейчас: { $cards }
hand-later = Пока нельзя: { $cards }
codex-empty = Твой кодекс пуст.
codex-left = В кодексе осталось карт: { $specs }.
discard-head = Твой сброс, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}: { $cards }
workers-line = Твои рабочие: { $count }. Карты среди них: { $cards }
secret-hand = Твоя рука: { $cards }
secret-discard = Твой сброс: { $cards }
secret-partner = Рука соратника: { $cards }
replay-hand = Твоя рука тогда: { $cards }
replay-no-hand = Твоя рука была пуста.

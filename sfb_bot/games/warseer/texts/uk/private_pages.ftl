### What only you see: your hand and your feats.

page-hand = Рука
page-feats = Подвиги
hand-head = **{ $count ->
    [one] { $count } бойова карта
    [few] { $count } бойові карти
   *[other] { $count } бойових карт
}** · вплив { $influence }, дохід { $income } · колода { $deck }
hand-playable = Зараз: { $cards }
hand-later = Потім: { $cards }
feats-head = **{ $count ->
    [one] { $count } подвиг
    [few] { $count } подвиги
   *[other] { $count } подвигів
}** · бали { $points } із { $goal } · колода подвигів { $deck }
feats-now = Зараз: { $feats }
feats-later = Чекають: { $feats }
secret-hand = Твоя рука: { $cards }
secret-feats = Твої подвиги: { $feats }
seen-on-deck = Зверху твоєї колоди, наступна перша: { $cards }
seen-in-hand = Рука: { $player }. Побачено в ній: { $cards }

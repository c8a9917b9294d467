### What only you see: your hand and your feats.

page-hand = Рука
page-feats = Подвиги
hand-head = **{ $count ->
    [one] { $count } боевая карта
    [few] { $count } боевые карты
   *[other] { $count } боевых карт
}** · влияние { $influence }, доход { $income } · колода { $deck }
hand-playable = Сейчас: { $cards }
hand-later = Потом: { $cards }
feats-head = **{ $count ->
    [one] { $count } подвиг
    [few] { $count } подвига
   *[other] { $count } подвигов
}** · очки { $points } из { $goal } · колода подвигов { $deck }
feats-now = Сейчас: { $feats }
feats-later = Ждут: { $feats }
secret-hand = Твоя рука: { $cards }
secret-feats = Твои подвиги: { $feats }
seen-on-deck = Сверху твоей колоды, следующая первой: { $cards }
seen-in-hand = Рука: { $player }. Увидено в ней: { $cards }

### What only you see: your hand and your feats.

page-hand = Hand
page-feats = Feats
hand-head = **{ $count ->
    [one] 1 battle card
   *[other] { $count } battle cards
}** · influence { $influence }, income { $income } · deck { $deck }
hand-playable = Now: { $cards }
hand-later = Later: { $cards }
feats-head = **{ $count ->
    [one] 1 feat
   *[other] { $count } feats
}** · points { $points } of { $goal } · feat deck { $deck }
feats-now = Now: { $feats }
feats-later = Waiting: { $feats }
secret-hand = Your hand: { $cards }
secret-feats = Your feats: { $feats }
seen-on-deck = On top of your deck, the next one first: { $cards }
seen-in-hand = Seen in the hand of { $player }: { $cards }

### What only one player sees: the hand, the army.

hand-head = Your hand: { $count ->
    [0] no spells
    [one] 1 spell
   *[other] { $count } spells
}. Spell deck { $deck }, discard pile { $discard }.
army-head = Your army: { $deck } in the deck, { $standing } in the lanes, { $lost } in the discard pile.
army-so-far = Your army: { $count ->
    [0] nobody yet
    [one] 1 warrior
   *[other] { $count } warriors
}.
army-forms = Forms left in the box: { $warriors }.
secret-to-come = Still in your deck, in any order: { $warriors }.
secret-seen = You know they took: { $warriors }.
secret-boxed = You saw these go into the box: { $warriors }.
replay-hand = Your hand then: { $spells }
replay-no-hand = Your hand was empty.

### What only one player sees: the hand, the codex, the discard pile, the workers.

hand-head = Your hand: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}. Gold { $gold }, deck { $deck }, discard pile { $discard }.
hand-playable = Now: { $cards }
hand-later = Not now: { $cards }
codex-empty = Your codex is empty.
codex-left = Cards left in your codex: { $specs }.
discard-head = Your discard pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $cards }
workers-line = Your workers, { $count }. Cards among them: { $cards }
secret-hand = Your hand: { $cards }
secret-discard = Your discard pile: { $cards }
secret-partner = Your partner's hand: { $cards }
replay-hand = Your hand then: { $cards }
replay-no-hand = Your hand was empty.

# Questions and what can be answered.
toy-prompt-stake = Round { $round }: play it safe, or be bold?
toy-prompt-turn = { $pot ->
    [0] Throw one die or two, or pass?
   *[other] { $pot } in the pot. Throw on, or bank?
  }
toy-prompt-call = { $count ->
    [one] One die. What will it show?
   *[other] Two dice. What will they add up to?
  }
toy-prompt-tax = Side { $payer } banks { $pot }. Tax it?
toy-option-safe = Safe
toy-option-bold = Bold
toy-option-one = One die
toy-option-two = Two dice
toy-option-bank = Bank
toy-option-even = Even
toy-option-odd = Odd
toy-option-none = No call
toy-option-tax = Tax
toy-option-pass = Pass
toy-menu = What do you choose?
toy-call-stake = choose a stake.
toy-call-turn = throw or bank.
toy-call-call = make a call.
toy-call-tax = tax or pass.
toy-order-subject = side { $letter }
order-only_for = Ask only when { $subject } banks
toy-preset-careful = Careful
toy-preset-careful-words = You never stake more than you can lose.
toy-preset-daring = Daring
toy-preset-daring-words = You always stake it all.

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
toy-prompt-share = Side { $payer } banks { $pot }. How much of it do you take?
toy-prompt-appeal = You are taxed, { $pot } are left. Appeal?
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
toy-option-half = Half of it
toy-option-third = A third
toy-option-appeal = Appeal
toy-option-pay = Pay
toy-menu = What do you choose?
toy-call-stake = choose a stake.
toy-call-turn = throw or bank.
toy-call-call = make a call.
toy-call-tax = tax or pass.
toy-call-share = say how much.
toy-call-appeal = appeal or pay.
toy-order-subject = side { $letter }
order-only_for = Ask only when { $subject } banks
order-only_feasts = Ask only about a feast
order-only_feasts-detail = A pot that is twice as rich as it must be.
order-pass_rounds = Never ask until this is over: { $subject }
order-no_appeal = I never appeal
order-no_appeal-detail = Whatever I am taxed, I pay.
toy-preset-careful = Careful
toy-preset-careful-words = You never stake more than you can lose.
toy-preset-daring = Daring
toy-preset-daring-words = You always stake it all.

# Lessons.
lesson-bank-title = The pot
lesson-bank-task = Five are in the pot. Make them yours.
lesson-bank-done = What is banked is safe.
lesson-bank-wrong-greedy = One more throw may cost it all. Bank it.
lesson-bank-wrong-over = A one! Your turn is over and the pot is gone.
lesson-tax-title = Taxes
lesson-tax-task = Your rival banks a rich pot. Take your share.
lesson-tax-done = Half of it is yours now, and your stamp is spent.
lesson-tax-wrong-modest = A third is less than half. Ask for more.
lesson-tax-wrong-over = Your rival keeps it all. Tax it.
puzzle-task = Gain { $gain } points in this turn.

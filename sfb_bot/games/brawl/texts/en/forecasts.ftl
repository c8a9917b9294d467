# What an option leads to: short, after its name and a colon, or before its details.
forecast-damage = { $amount } damage, { $before } → { $after }
forecast-damage-range = { $least } to { $amount } damage, { $before } → { $after }
forecast-damage-up-to = up to { $amount } damage, { $before } → { $after }
forecast-blocked = { $words } ({ $bumps } from being blocked)
forecast-out = knocks out
forecast-may-out = can knock out
forecast-healed = heals { $amount }, { $before } → { $after }
forecast-no-damage = no damage
forecast-of = { $champion }: { $words }
forecast-short = { $champion } { $before } → { $after }
forecast-short-out = { $champion } → out
forecast-can-hit = can hit { $champions }
forecast-hits = hits { $champions }
forecast-trap = { $champion } onto a trap: unknown
forecast-wins = wins the match!
forecast-others-choose = more may follow
forecast-meets = meets { $challenge }
forecast-can-meet = can meet { $challenge }
forecast-loses = no longer meets { $challenge }
forecast-takes = takes { $challenge } from them
forecast-can-take = can take { $challenge } from them
forecast-gives = they meet { $challenge }
forecast-nobody-in-reach = nobody in reach
forecast-idle-no_target = would do nothing: nobody in reach
forecast-idle-rooted = would do nothing: rooted
forecast-idle-no_effect = no effect
forecast-idle-nothing = would do nothing
forecast-strikes = ⚔️ { $groups }
forecast-strikes-from = From { $hexes }: { $champions }.
forecast-others-score = they score { $points }
forecast-others-win = they score { $points } and win

# Asked once before an option is taken.
caution-idle-no_target = This would do nothing: nobody is in reach. Play it anyway?
caution-idle-rooted = This would do nothing: { $champion } is rooted. Play it anyway?
caution-idle-no_effect = This would do nothing: it has no effect on them. Play it anyway?
caution-idle-nothing = This would do nothing now. Play it anyway?
caution-others-score = After this the other side scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for challenges.
caution-others-win = After this the other side scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for challenges and wins the match!

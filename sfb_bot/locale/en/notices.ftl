### Notices: reminders, requests and what was done.

reminder = { $player }, it's your move. Time runs out { $when }.
reminder-direct = It's your move in { $channel } (match { $match }). Time runs out { $when }.
nudge = { $player }, you've done everything you can this turn. Press Play to end it.
undo-ask = { $other }, can { $player } undo this? { $what }
undo-choice = their last choice
rewound-choice = the last choice
draw-ask = { $other }, { $player } offers a draw. Do you accept?
time-up = { $late } { $count ->
    [one] is
   *[other] are
  } out of time. { $other }: give more time, or claim the win?
concede-sure = Concede this match? The other side wins right away.
concede-sure-partner = Concede this match? { $partner } must agree. You can change your mind until then.
concede-sure-too = Concede this match? { $partner } already agreed, so the other side wins right away.
concede-waits = You want to concede. { $partner } hasn't agreed yet. Play on instead?
concede-ask = { $other }, { $player } wants to concede. It only counts if you agree.
notice-paused = An organiser paused the match. Reason: { $reason }
notice-resumed = { $given ->
    [0] The match is back on.
   *[other] The match is back on. Reason: { $reason }
}
notice-passed_for = An organiser answered for { $player }. Reason: { $reason }
notice-replaced = { $player } takes over from { $leaving }. Reason: { $reason }
notice-rewound = An organiser rewound the match ({ $reason }). Undone: { $what }
notice-ended = An organiser ended the match. Reason: { $reason }
notice-time_granted = { $player } gets { $span } more.
notice-time_given_back = { $why ->
    [place] I couldn't post here for { $span }. All clocks have { $span } more.
    [gateway] I was cut off from Discord for { $span }. All clocks have { $span } more.
    [discord] Discord was down for me for { $span }. All clocks have { $span } more.
    [clock] My clock jumped ahead by { $span }. All deadlines moved with it, so nobody lost time.
   *[away] I was away for { $span }. All clocks have { $span } more.
}
notice-away = { $player } is away and comes back { $when }. Their clock is stopped.
notice-undo = { $player } undid: { $what }
notice-undo_agreed = { $player } agreed to undo this: { $what }
notice-undo_refused = { $others }, { $player } said no to the undo. Play on.
notice-draw_agreed = { $player } agrees to a draw. Still to answer: { $others }.
notice-draw_declined = { $player } wants to play on. The draw offer is off.
notice-draw_withdrawn = { $player } withdrew the draw offer.
notice-concession_withdrawn = { $player } decided to play on.
notice-action_restarted = A rule behind this action was fixed. The action starts again from its first choice.
notice-edition_changed = The cards this match began with can't be used any more. It goes on with the current ones, and the last action starts again from its first choice.
notice-broken = { $players }, I can't read this match right now, so it stands still. Nothing is lost and no clock runs. An organiser can end it with `/{ $group }-admin end`.
notice-mended = I can read this match again, so it goes on. Whoever is asked has the full time again.
notice-dropped = { $player } has dropped out.
notice-grace = { $player } uses grace time. It ends { $when }.
notice-signup_closed = Sign-up is closed. Organisers: start the season with `/league start`.
notice-not_started = Sign-up is closed, but the season couldn't start. { $what } Organisers, it's up to you now.
notice-substituted = { $player } takes the place of { $leaving }.
notice-any = Something about this match changed.
notice-accepted = Game on! In a moment the invitation links to your match.
notice-seated = You're in! The match starts when all places are taken.
notice-left = You left the table.
notice-declined = You declined.
notice-cancelled = You cancelled the invitation.
notice-granted = You gave more time.
notice-undo-refused = OK, nothing was undone.
notice-rematch-offered = Your invitation to a rematch is on its way.
notice-held = Got it. You can change your answer until it counts.
notice-invited = Your invitation is on its way.
notice-settings-saved = Saved.
notice-forgotten = Deleted. { $count ->
    [0] Nothing that's over names you now.
    [one] 1 finished match no longer names you.
   *[other] { $count } finished matches no longer name you.
}
notice-forgotten-later = Deleted, as far as possible. { $count ->
    [one] 1 game or season still needs you
   *[other] { $count } games and seasons still need you
} and forgets you as soon as it's over. You don't have to do anything.
notice-hand-sent = I've sent your hand to your direct messages.
notice-undo-asked = I've asked the other side.
notice-draw-offered = Draw offered. You can withdraw it until they answer.
notice-draw-withdrawn = You withdrew your draw offer.

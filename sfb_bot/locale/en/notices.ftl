### Notices: reminders, requests and what was done.

reminder = { $player }, you are waited for. Time runs out { $when }.
reminder-direct = You are waited for in { $channel } (match { $match }). Time runs out { $when }.
nudge = { $player }, nothing is left to do this turn. Press Play and end it when you are ready.
undo-ask = { $other }, may { $player } take this back? { $what }
undo-choice = the last choice
draw-ask = { $other }, { $player } offers a draw.
time-up = The time of { $late } is up. { $other }, you may give more time or claim the match.
concede-sure = Give this match up? The other side wins at once.
concede-sure-partner = Give this match up? It is over once { $partner } says so, too. Until then you can take it back.
concede-sure-too = Give this match up? { $partner } has said so already: the other side wins at once.
concede-waits = You would give this match up; { $partner } has not said so. Do you want to play on after all?
concede-ask = { $other }, { $player } would give the match up. It is over if you say so, too.
notice-paused = An organiser paused the match. Reason: { $reason }
notice-resumed = The match goes on. Reason: { $reason }
notice-passed_for = An organiser answered for { $player }. Reason: { $reason }
notice-replaced = { $player } takes the seat of { $leaving }. Reason: { $reason }
notice-rewound = An organiser took the match back. Reason: { $reason }
notice-ended = An organiser ended the match. Reason: { $reason }
notice-time_granted = { $player } gets { $span } more.
notice-away = { $player } is away and comes back { $when }. The clock stands still.
notice-undo = { $player } took back: { $what }
notice-undo_agreed = With the consent of { $player } this was taken back: { $what }
notice-undo_refused = { $others }, { $player } would rather not take that back.
notice-draw_agreed = { $player } agrees to a draw. Still to say: { $others }.
notice-draw_declined = { $player } would rather play on. The draw offer is off.
notice-draw_withdrawn = { $player } takes the draw offer back.
notice-concession_withdrawn = { $player } plays on after all.
notice-action_restarted = The rules of this action were corrected meanwhile. It starts again from its first choice.
notice-dropped = { $player } plays no more.
notice-grace = { $player } gets time from the own grace for this pairing, until { $when }.
notice-signup_closed = Sign-up is over. The organisers start the season with `/league start`.
notice-not_started = Sign-up is over, but the season could not start. { $what } The organisers decide what becomes of it.
notice-substituted = { $player } takes the place of { $leaving }.
notice-any = Something about this match was changed.
notice-accepted = The match begins. The invitation now leads to it.
notice-seated = You are in. The match begins as soon as all places are taken.
notice-left = You left the table.
notice-declined = You declined.
notice-cancelled = You took the invitation back.
notice-granted = You gave more time.
notice-undo-refused = Nothing was taken back.
notice-rematch-offered = I invited everybody to a rematch.
notice-held = Noted. You can change it until it takes effect.
notice-invited = The invitation is posted.
notice-settings-saved = Saved.
notice-forgotten = Deleted. { $count ->
    [one] 1 finished match
   *[other] { $count } finished matches
} no longer name you.
notice-hand-sent = Your hand is in your direct messages.
notice-undo-asked = I asked the other side.
notice-draw-offered = Your offer stands until it is answered or withdrawn.
notice-draw-withdrawn = You took your draw offer back.

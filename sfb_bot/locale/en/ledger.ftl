### What everybody sees of a match: opening, ledger, log, result.

menu-read-card = Look up a card
opening = **Match { $match }** · { $players }
opening-promise = -# Fair-play code: { $hash }… (full code in the log)
ledger-call = { $player }, { $call }
ledger-deadline = Time runs out { $when }.
ledger-more = … and { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
} in the log.
text-cut = … the rest doesn't fit in one message.
fair-play-code = -# Fair-play code: { $hash }
fair-play-seed = -# Seed: { $seed }. Check it: the SHA-256 of this seed is the fair-play code, so nobody changed the shuffle.
time-used = Time used: { $players }.
under-a-minute = under a minute
result-place = Played in { $channel }.
result-unread = Match over: { $sides }.
log-head = Log, page { $page } of { $pages }
log-empty = Nothing has happened yet.
button-fair-play = Fair play: check the shuffle

### What everybody sees of a match: opening, ledger, log, result.

menu-read-card = Read a card
thread-name = Brawl { $match }
opening = **Match { $match }** · { $players }
opening-promise = -# All chance is settled in advance; the end proves it by this hash: { $hash }
ledger-call = { $player }, { $call }
ledger-deadline = Time runs out { $when }.
ledger-more = … and { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
} in the log.
text-cut = … the rest does not fit into one message.
log-head = Log, page { $page } of { $pages }
log-empty = Nothing has happened yet.
result-seed = -# The dice came from { $seed }, promised at the start as { $hash }

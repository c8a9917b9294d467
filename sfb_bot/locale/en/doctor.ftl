### What `/doctor` finds.

doctor-head = { $ill ->
    [0] Everything works.
    [one] 1 thing needs attention.
   *[other] { $ill } things need attention.
}
doctor-any = { $check }
doctor-permissions-well = I have all the permissions I need here.
doctor-without-ill = { $what }
doctor-waiting-ill = { $count ->
    [one] 1 match, invitation or season of this server waits because I can't post it. When an organiser uses `/doctor`, I try again.
   *[other] { $count } matches, invitations or seasons of this server wait because I can't post them. When an organiser uses `/doctor`, I try again.
}
doctor-dm-well = I can send you direct messages.
doctor-dm-ill = I can't send you direct messages. Allow them in your privacy settings for this server.
doctor-disk-well = Disk: { $free } MB free.
doctor-disk-ill = Only { $free } MB of disk space left. Free some up, or I can't save games.
doctor-storage-well = Your matches are stored safely, checked { $when }.
doctor-storage-ill = My database has a problem. Tell whoever hosts me.
doctor-database-well = The database is healthy, checked { $when }.
doctor-database-ill = The database has a problem: { $problem }. Stop the bot and restore a backup.
doctor-matches-well = Matches being played on all servers: { $count }.
doctor-backup-well = Last backup: { $when }.
doctor-backup-ill = The last backup is old: { $when }. Make a new one: `python bot.py backup FILE`.
doctor-no_backup-ill = There's no backup next to the database. Make one: `python bot.py backup FILE`.
doctor-time-well = I've been there all week, and the clock runs true.
doctor-silence-well = I was last out of reach { $when }, for { $span }. Everyone got that time back.
doctor-clock-ill = This machine's clock jumped { $way ->
    [back] back
   *[on] ahead
} by { $span } { $when }. Nobody lost time, but check its time service (NTP).
doctor-outbox-well = Every post has gone out.
doctor-outbox-ill = { $count } posts haven't gone out yet. Check the bot's log.
doctor-deadlines-well = Every deadline is on time.
doctor-deadlines-ill = { $count } deadlines are overdue. Check the bot's log.

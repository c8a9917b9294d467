### What `/doctor` finds.

doctor-head = { $ill ->
    [0] Everything is well.
    [one] One thing needs a look.
   *[other] { $ill } things need a look.
}
doctor-any = { $check }
doctor-permissions-well = I have all permissions I need here.
doctor-permissions-ill = I lack permissions here: { $missing }. Give them to my role in this channel.
doctor-dm-well = Direct messages to you work.
doctor-dm-ill = I cannot send you direct messages. Allow them in your privacy settings for this server.
doctor-disk-well = Disk: { $free } free.
doctor-disk-ill = Only { $free } of disk left. Make room, or games cannot be saved.
doctor-database-well = The database is sound.
doctor-database-ill = The database reports: { $problem }. Stop the bot and restore a backup.
doctor-backup-well = The newest backup was made { $when }.
doctor-backup-ill = The newest backup was made { $when }. Make a new one: `python bot.py backup FILE`.
doctor-no_backup-ill = There is no backup beside the database. Make one: `python bot.py backup FILE`.
doctor-outbox-well = Nothing waits to be posted.
doctor-outbox-ill = { $count } posts wait to be delivered. Look at the bot's log.
doctor-deadlines-well = No deadline is overdue.
doctor-deadlines-ill = { $count } deadlines are overdue. Look at the bot's log.

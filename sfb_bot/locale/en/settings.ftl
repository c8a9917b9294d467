### Settings of a person and of a server.

button-export = What do you know about me?
button-forget = Delete my data
button-forget-yes = Yes, delete everything
settings-mine = Your settings. Only you can see this.
settings-timezone = Your time zone: { $zone }. Change it with `/settings me timezone:`.
settings-quiet = Quiet hours: { $start }:00 to { $end }:00 { $zone }. I won't remind you then.
settings-quiet-none = Quiet hours: none.
settings-blocked = You don't get invitations from { $players }. Change that with `/settings unblock`.
settings-server = This server's settings. Organiser role: { $role }.
button-no-role = No organiser role
setting-hand_by = How you see your hand
setting-hand_by-ephemeral = Hand: here, only you can see it
setting-hand_by-dm = Hand: by direct message
setting-reminders = Reminders
setting-reminders-thread = Reminders: in the match thread
setting-reminders-dm = Reminders: by direct message
setting-reminders-off = Reminders: off
setting-quiet_from = Quiet hours start
setting-quiet_from-off = Quiet hours: none
setting-quiet_from-hour = Quiet from { $hour }:00 { $zone }
setting-quiet_to = Quiet hours end
setting-quiet_to-off = Quiet hours end: none
setting-quiet_to-hour = Quiet until { $hour }:00 { $zone }
setting-language = Language
setting-language-auto = Language: same as my Discord
setting-language-name = Language: { $language }
setting-server_language = Language of my posts
setting-server_language-name = Language of my posts: { $language }
setting-theme = Colours of your pictures
setting-theme-auto = Colours: same as the server
setting-theme-dark = Colours: dark
setting-theme-contrast = Colours: high contrast
setting-orientation = Shape of your pictures
setting-orientation-auto = Shape: same as the server
setting-orientation-portrait = Shape: upright, for phones
setting-orientation-landscape = Shape: wide, for large screens
setting-server_orientation = Shape of pictures in my posts
setting-server_orientation-portrait = Pictures in posts: upright, for phones
setting-server_orientation-landscape = Pictures in posts: wide, for large screens
setting-server_theme = Colours of pictures in my posts
setting-server_theme-dark = Pictures in posts: dark
setting-server_theme-contrast = Pictures in posts: high contrast
setting-organiser_role = Organiser role
setting-games = Which games does this server play?
setting-posts = Posts of a match
setting-posts-turn = One post a turn, which grows with it
setting-posts-action = A new post for every action
setting-computers = Games with computers
setting-computers-unrated = Games with computers: not in ratings and stats
setting-computers-rated = Games with computers: in ratings and stats
setting-pace = Default pace
setting-pace-live = Pace: live
setting-pace-daily = Pace: daily
setting-pace-slow = Pace: slow
forget-sure = Delete what I know about you? You can't undo it. You can play again afterwards, as a new player.
forget-now = **Right away:** your settings, blocks, team notes and stats, and your name in { $finished ->
    [0] everything that's over.
    [one] 1 finished match and everything else that's over.
   *[other] { $finished } finished matches and everything else that's over.
} Results stay, without your name.
forget-tables = You also leave { $count ->
    [one] 1 open invitation or table.
   *[other] { $count } open invitations and tables.
}
forget-sign_ups = You also leave { $count ->
    [one] 1 season that hasn't started.
   *[other] { $count } seasons that haven't started.
}
forget-live = **When it ends:** your name in { $count ->
    [one] 1 match that's still being played.
   *[other] { $count } matches that are still being played.
} You can play on, or concede first.
forget-seasons = **When it's over:** your name in { $count ->
    [one] 1 season you're playing in.
   *[other] { $count } seasons you're playing in.
} You can play on, or leave with `/league leave`.
forget-rest = **What I can't delete:** messages in Discord, and backups kept by whoever hosts me. If they restore one, I delete your data from it again. For that I keep a fingerprint of your user id that nobody can read your name from.
dm-refused = I couldn't send you a direct message. For now, use the buttons in the match thread.
settings-puzzle = Puzzle of the day: { $channel }.
settings-results = Results: { $channel }.
settings-live = Live board: { $channel }.
settings-queue = Matches from the queue: { $channel }.
setting-here = What goes in this channel?
setting-here-nothing = Nothing of these
setting-here-puzzle = A puzzle every day
setting-here-results = The result of every match
setting-here-live = The live board of running matches
setting-here-queue = Matches from the queue
setting-web = Web page of the leagues
setting-web-off = Web page: off
setting-web-on = Web page: on, for everyone who has the link
settings-web = Web page: { $page } (seasons in channels that everyone here can read)
settings-web-unknown = Web page: on, in the folder `{ $address }`. Ask whoever hosts me for the full address.

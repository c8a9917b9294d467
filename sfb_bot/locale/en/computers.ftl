### Computer players: what they are called, and how they come to a table.

computer-beginner = Beginner Computer
computer-easy = Easy Computer
computer-normal = Normal Computer
computer-hard = Hard Computer
computer-master = Master Computer
computer-number = { $name } { $number }
level-about-beginner = learns the game with you and misses a lot
level-about-easy = plays along, with a mistake now and then
level-about-normal = plans its whole turn
level-about-hard = compares many plans
level-about-master = compares far more plans
ledger-thinking = { $count ->
    [one] { $players } is thinking.
   *[other] { $players } are thinking.
}
button-take-over = Go on with a computer
notice-take_over_agreed = { $player } would go on with a computer. { $others }, it counts if you press the button, too.
notice-taken_over = { $player } takes over from { $leaving }, whose time was up.
notice-take-over = Noted. It counts when everyone else agrees.
denied-league-take-over = This is a league match. Claim the win, or ask an organiser for a substitute.
solo-started = { $host } plays { $guests } in match { $match }.
notice-solo = Game on! Your match opens in a moment.
button-fill = Add a computer
button-dismiss = Remove a computer
fill-head = Computers can take the free places. They see only what a player in their seat may see.
fill-full = All places are taken.
fill-menu = Add a computer
fill-menu-side = Add a computer on side { $side }
notice-filled = The computer is at the table.
notice-dismissed = The place is free again.
refused-level = Computers don't have that level. Pick beginner, easy, normal, hard or master.
refused-level-game = Computers can't play this game yet. Challenge a person.
refused-place-no-computer = There's no computer at this table.
refused-not-invited-fill = Only the host can add computers.
refused-too-many-solo = You've started a lot of games against computers. Try again { $until }.
refused-too-many-solo-open = You have { $count } games against computers. Finish or concede one first.

### Tables and brackets of a season, as a picture and as text.

button-page-before = Back
button-page-after = Next
page-of = Page { $page } of { $pages }.
page-of-more = Page { $page } of { $pages }. Press Table to see the rest.
table-tie-named = { $name } ({ $head })
table-note-ties = Equal points? Then { $ties }.
table-note-seeding = No results yet, so this is the seeding.
table-note-through = Gold edge: would go to the play-offs now.
table-note-qualified = Gold edge: plays in the play-offs.
table-note-places = Places { $first } to { $last } of { $all }.
nth = { $of_hundred ->
    [11] { $number }th
    [12] { $number }th
    [13] { $number }th
   *[other] { $of_ten ->
        [1] { $number }st
        [2] { $number }nd
        [3] { $number }rd
       *[other] { $number }th
    }
}
table-mine-table = You're { $nth } of { $count }.
table-mine-group = You're { $nth } of { $count } in { $group }.
table-mine-in = You're still in the play-offs.
table-mine-out = You're out of the play-offs: { $nth } of { $count }.
table-mine-over = You finished { $nth } of { $count }.
table-mine-shared = Others share that place.
table-mark-through = Q
table-mark-dropped = dropped out
table-mark-computer = fills in
table-key-through = Q would go to the play-offs now.
table-key-qualified = Q plays in the play-offs.

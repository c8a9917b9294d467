# Pictures and their alt texts.
toy-picture-title = Race to { $goal }, round { $round }
toy-picture-pot = Pot { $pot }
toy-picture-gone = has left
toy-alt = Race to { $goal }, round { $round }. { $rows } { $pot }
toy-alt-row = Side { $letter }: { $points } points{ $gone }.
toy-alt-gone = , has left
toy-alt-pot = Pot { $pot }, last throw { $faces }.
toy-alt-no-pot = The pot is empty.

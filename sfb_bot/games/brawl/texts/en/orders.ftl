### Standing orders for reaction windows.

order-only_if_knock_out = Ask only if I could lose a champion
order-only_if_knock_out-detail = Counted as the attack stands, without any reaction.
order-only_for = Ask only for { $subject }

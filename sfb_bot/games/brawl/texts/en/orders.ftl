### Standing orders for reaction windows.

order-only_if_knock_out = Ask only if I could lose a champion
order-only_if_knock_out-detail = Based on the attack as it stands, before reactions.
order-only_for = Ask only about { $subject }

### Standing orders for reaction windows.

order-only_if_knock_out = Спрашивай, только если грозит нокаут
order-only_if_knock_out-detail = Считаю по самой атаке, без реакций.
order-only_for = Спрашивай, только если атакуют { ACC($subject) }

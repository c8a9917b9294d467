### Standing orders for reaction windows.

order-only_if_knock_out = Спрашивать, только если грозит нокаут
order-only_if_knock_out-detail = Считаю по самой атаке, без реакций.
order-only_for = Спрашивать, только если цель — { $subject }

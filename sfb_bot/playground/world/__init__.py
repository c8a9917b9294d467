"""The local Discord without any transport: entities and the rules that change them."""

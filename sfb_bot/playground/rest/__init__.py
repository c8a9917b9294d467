"""Discord's REST API, version 10, as far as bots use it here."""

"""The users' side: what people can do in their client, for the page and for tests."""

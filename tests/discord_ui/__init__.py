"""Parts of the Discord room that need no Discord."""

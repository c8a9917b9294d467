"""Discord's documented limits: each module reads one kind of content and refuses what breaks them."""

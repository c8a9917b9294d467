"""Pictures of Champions of the Rift, drawn from views alone."""

"""One module per champion for the effects that no op of the vocabulary says: ops of its own."""

"""What comes in the box, read strictly from `cards/rift/`."""

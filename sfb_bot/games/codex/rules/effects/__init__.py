"""What instructions of cards do: common ones, and those of single cards by colour."""

"""SQLite: one file, one process, nothing to install."""

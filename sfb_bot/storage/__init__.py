"""Everything durable: SQLite or PostgreSQL behind the Store port."""

from sfb_bot.storage.sqlite.backup import backup_file
from sfb_bot.storage.sqlite.store import SqliteStore

__all__ = ["SqliteStore", "backup_file"]

"""Everything durable: SQLite behind the Store port."""

from sfb_bot.storage.backup import backup_file
from sfb_bot.storage.store import SqliteStore

__all__ = ["SqliteStore", "backup_file"]

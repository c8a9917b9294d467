"""PostgreSQL: several processes on one database."""

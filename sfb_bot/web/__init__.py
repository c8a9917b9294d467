"""A read-only web page: seasons, tables, brackets, results and replays, for everybody who has its address."""

"""The words of leagues: seasons, rounds, results, tables, what organisers do, statistics."""

"""The vocabulary cards are written in: conditions and bonuses, selectors, and ops."""

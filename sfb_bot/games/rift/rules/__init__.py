"""The rules, pure: what is in the box, what is asked, what happens."""

"""One handler for each action, by topic; what is done around every one of them is in `dispatch`."""

"""The rules, pure: state, events, flows and views."""

"""Values to show: text, controls and picture requests, with Discord's limits in the constructors."""

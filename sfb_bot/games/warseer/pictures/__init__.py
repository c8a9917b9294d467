"""Pictures of Warseer: the battlefield, what can be chosen, cards and pages."""

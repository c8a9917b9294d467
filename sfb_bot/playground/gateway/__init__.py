"""The gateway: one WebSocket per connected client, sessions that survive its loss."""

"""Legends of Signum 2: Warseer."""

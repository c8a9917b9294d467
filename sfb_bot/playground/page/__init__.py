"""The web page: a small client in the manner of Discord, and its side of the server."""

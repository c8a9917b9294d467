"""Pictures: frozen views in, encoded bytes and alt text out. Nothing here asks, decides or waits."""

"""The pictures of Super Fantasy Brawl: frozen views in, encoded bytes and alt text out."""

"""Super Fantasy Brawl for community servers on Discord, played move by move at everybody's own pace."""

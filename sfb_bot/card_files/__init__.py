"""How games read what is in their box: strict TOML, the grammar of names, words for boxes of before."""

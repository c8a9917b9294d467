"""The ops: small effects that card files are made of, each declared with its keys beside its code."""

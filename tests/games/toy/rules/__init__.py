"""The rules of the toy game.

Everybody throws dice for points and keeps what they bank. A round begins with a sealed choice for all: who
is bold counts every throw twice and loses points when a throw goes wrong. Then the seats take their turns:
choose one die or two, call even or odd (or nothing), and throw. A one ends the turn and loses what was not
banked. Whoever banks much may be taxed, once in a match by each of the others, as long as they have their
stamp: by half of it or a third. Who is taxed may appeal: a die decides whether all of it comes back. When
somebody has reached the goal at the end of a round, or after the last round, the most points win. Two,
three or five play, each for themselves, and whoever gives up drops out while the others go on.
"""

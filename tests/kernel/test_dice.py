"""The dice: reproducible by anybody with the seed and a standard library."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sfb_bot.kernel import Dice, commitment


def number_by_hand(seed: str, used: int) -> int:
    """The 64 bits behind one draw, as the documentation describes them."""
    key = seed.encode()
    if len(key) > 64:
        key = hashlib.blake2b(key).digest()
    digest = hashlib.blake2b(used.to_bytes(8, "big"), digest_size=8, key=key, person=b"sfb-dice")
    return int(digest.hexdigest(), 16)


def below_by_hand(seed: str, used: int, bound: int) -> int:
    """Which of `bound` equal parts of the 64-bit line the number falls into."""
    return number_by_hand(seed, used) * bound // 2**64


# The hexadecimal digests were computed apart from the engine:
#   python -c "import hashlib; print(hashlib.blake2b((0).to_bytes(8, 'big'), digest_size=8, key=b'seed',
#              person=b'sfb-dice').hexdigest())"   and so on.
PINNED = {
    ("seed", 0): "aef626d5a4308707",
    ("seed", 1): "ef7806973b13d888",
    ("Турнир №1", 7): "d5f3c52c3b24320e",
    ("", 0): "c04fe4dadbab08ec",
}


@pytest.mark.parametrize(("seed", "used"), PINNED)
def test_numbers_never_change(seed: str, used: int) -> None:
    """A change here would break every stored match."""
    digest = int(PINNED[seed, used], 16)
    for bound in (1, 2, 6, 11, 61):
        assert Dice(seed, used).below(bound) == digest * bound // 2**64


@given(st.text(max_size=100), st.integers(0, 2**40), st.integers(1, 1000))
def test_every_draw_can_be_checked_by_hand(seed: str, used: int, bound: int) -> None:
    dice = Dice(seed, used)
    assert dice.below(bound) == below_by_hand(seed, used, bound)
    assert dice.used == used + 1


@given(st.text(max_size=20), st.lists(st.integers(), max_size=20))
def test_a_shuffle_can_be_checked_by_hand(seed: str, items: list[int]) -> None:
    dice = Dice(seed)
    order = items.copy()
    for used, last in enumerate(range(len(order) - 1, 0, -1)):
        other = below_by_hand(seed, used, last + 1)
        order[last], order[other] = order[other], order[last]
    before = items.copy()
    assert dice.shuffled(items) == order
    assert items == before, "the items given are left alone"
    assert dice.used == max(0, len(items) - 1)


def test_commitment_is_the_sha256_of_the_seed() -> None:
    """The well-known digests of the empty text and of `abc`."""
    assert commitment("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_copy_goes_its_own_way() -> None:
    dice = Dice("seed")
    twin = dice.copy()
    first = [dice.below(100) for _ in range(5)]
    assert twin.used == 0
    assert [twin.below(100) for _ in range(5)] == first


def test_long_seeds_that_differ_only_at_the_end_are_different_seeds() -> None:
    """A key of BLAKE2b has 64 bytes at most; what comes after them must count all the same."""
    long = "x" * 64
    draws = {Dice(long + end).below(2**60) for end in ("", "/1", "/2", "/1/answers")}
    assert len(draws) == 4


def test_all_faces_come_up_about_equally_often() -> None:
    """6,000 throws: about 1,000 each; the bounds are five standard deviations away."""
    dice = Dice("fair")
    counted = Counter(dice.below(6) for _ in range(6000))
    assert set(counted) == set(range(6))
    assert all(850 < count < 1150 for count in counted.values()), counted


def test_all_orders_come_up_about_equally_often() -> None:
    dice = Dice("orders")
    counted = Counter("".join(dice.shuffled("abc")) for _ in range(6000))
    assert set(counted) == {"".join(order) for order in permutations("abc")}
    assert all(850 < count < 1150 for count in counted.values()), counted

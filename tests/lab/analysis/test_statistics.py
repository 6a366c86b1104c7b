"""Means, spreads and intervals against the standard library and known values."""

import statistics as library
from collections import Counter
from math import isclose, sqrt

import pytest

from automatable.lab.analysis import statistics as stats
from automatable.lab.runs.counters import Counts, Twins
from automatable.play.dealer import below

SAMPLE = [below(7, n, 30) + below(8, n, 30) for n in range(400)]


def test_mean_and_deviation_are_those_of_the_standard_library():
    values = Counter(SAMPLE)
    assert isclose(stats.mean(values).value, library.fmean(SAMPLE))
    assert isclose(stats.deviation(values).value, library.stdev(SAMPLE))
    half = stats.Z * library.stdev(SAMPLE) / sqrt(len(SAMPLE))
    assert isclose(stats.mean(values).high - stats.mean(values).value, half, rel_tol=1e-9)


def test_quantiles_are_values_that_were_seen_within_their_interval():
    values = Counter(SAMPLE)
    for share in stats.QUANTILES:
        estimate = stats.quantile(values, share)
        assert estimate.value == sorted(SAMPLE)[int(len(SAMPLE) * share + 0.999999) - 1]
        assert estimate.low <= estimate.value <= estimate.high


@pytest.mark.parametrize("what", [stats.mean, stats.deviation, lambda v: stats.quantile(v, 0.5)])
def test_intervals_hold_the_truth_about_95_times_in_100(what):
    truth = what(Counter(range(101))).value if what is not stats.deviation else sqrt((101**2 - 1) / 12)
    inside = 0
    for run in range(400):
        estimate = what(Counter(below(run, n, 101) for n in range(200)))
        inside += estimate.low <= truth <= estimate.high
    assert 360 <= inside <= 398


def test_a_share_has_wilsons_interval():
    estimate = stats.share(0, 100)
    assert estimate.value == 0
    assert estimate.low == 0
    assert isclose(estimate.high, 0.03699, abs_tol=1e-5)


def test_the_share_from_the_decks_is_the_correlation_of_the_twins():
    twins = Twins()
    for n in range(4000):
        deck = below(1, n, 100)
        twins.count(deck + below(2, n, 100), deck + below(3, n, 100))
    estimate = stats.from_decks(twins)
    assert estimate.low < 0.5 < estimate.high
    same = Twins()
    for n in range(10):
        same.count(n, n)
    assert stats.from_decks(same).value == 1
    assert stats.from_decks(Twins()) is None


def test_chunks_add_up_in_any_order():
    chunks = []
    for first in range(0, 400, 40):
        counts = Counts()
        for n in range(first, first + 40):
            counts.count({"automa": SAMPLE[n], "turns": n % 7})
            counts.count_effect("3", {"automa": n}, {"automa": n % 5})
            counts.count_twins({"automa": n}, {"automa": n % 3})
        chunks.append(counts)
    forward, backward = Counts(), Counts()
    for counts in chunks:
        forward.add(counts)
    for counts in reversed(chunks):
        backward.add(counts)
    assert forward == backward
    assert forward.games == 400
    assert forward.values["automa"] == Counter(SAMPLE)

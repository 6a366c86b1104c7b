"""A number in a position may be large; what is made of it is not: bits are counted before they are set."""

import tracemalloc
from contextlib import suppress

import pytest
from damaged_input.fuzzer import places
from msgspec import structs
from random_play import Driver, table_of

from automatable import games
from automatable.core.engine.errors import UserError

LARGE = 2**31 - 1
MOST = 20 * 2**20


@pytest.mark.parametrize("name", games.names())
def test_no_correction_of_a_position_takes_much_memory(name):
    driver = Driver(name, table_of(name).SETUPS[0], 3)
    for _ in range(30):
        driver.step()
    state = structs.replace(driver.state, pending=None)
    keys = {".".join(map(str, path)) for path in places(driver.game.to_json(state))}
    tracemalloc.start()
    try:
        for key in sorted(keys):
            for value in (LARGE, [LARGE]):
                tracemalloc.reset_peak()
                before, _ = tracemalloc.get_traced_memory()
                event = driver.game.decode_event({"type": "corrected", "set": {key: value}})
                with suppress(UserError):
                    driver.game.apply(state, event)
                assert tracemalloc.get_traced_memory()[1] - before < MOST, (key, value)
    finally:
        tracemalloc.stop()

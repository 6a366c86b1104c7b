"""The tests that `make check` leaves to `make test`."""

from pathlib import Path

TESTS = Path(__file__).parent
LONG = (
    # real servers, browsers and processes
    "web",
    "cli/test_cli.py",
    "cli/test_new_game.py",
    "cli/test_timers.py",
    "games/red_rising/test_command_line.py",
    "play/test_disk_errors.py",
    "play/test_recovery.py",
    "test_soak.py",
    # simulations and thousands of random positions or games
    "lab",
    "games/golem/test_against_plain_phases.py",
    "games/golem/test_against_plain_rules.py",
    "games/golem/test_marble_questions.py",
    "games/golem/test_number_of_taps.py",
    "games/pendulum/test_against_plain_rules.py",
    "games/red_rising/test_abilities_against_plain_rules.py",
    "games/red_rising/test_against_plain_rules.py",
    "games/scythe/test_against_plain_combat.py",
    "games/scythe/test_against_plain_rules.py",
    "play/test_corrections_in_the_log.py",
    "test_add_a_game.py",
    "test_board_at_questions.py",
    "test_fields.py",
    "test_net_results.py",
    "test_practice_values.py",
    # large, damaged or hostile input
    "core/test_limits.py",
    "play/test_box_sharing.py",
    "play/test_backup.py",
    "test_damaged_input.py",
    # whole games through every layer
    "play/test_both_languages.py",
    "play/test_every_game_in_the_service.py",
    "test_conformance.py",
    "test_example.py",
    "test_site_contents.py",
)
"""Folders and files whose tests take seconds each: left out of `make check`."""
FAST = ("web/server/test_contract.py",)


def is_long(path: Path) -> bool:
    """Return whether the tests of this file are left out of `make check`."""
    inside = any(path.is_relative_to(TESTS / long) for long in LONG)
    return inside and path not in [TESTS / fast for fast in FAST]

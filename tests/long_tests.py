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
    "play/storage/test_disk_errors.py",
    "play/storage/test_recovery.py",
    "damaged_input/test_soak.py",
    # simulations and thousands of random positions or games
    "lab",
    "games/golem/reference/test_against_plain_phases.py",
    "games/golem/reference/test_against_plain_rules.py",
    "games/golem/entry/test_marble_questions.py",
    "games/golem/entry/test_number_of_taps.py",
    "games/pendulum/rules/test_against_plain_rules.py",
    "games/red_rising/abilities/test_abilities_against_plain_rules.py",
    "games/red_rising/rules/test_against_plain_rules.py",
    "games/scythe/rules/test_against_plain_combat.py",
    "games/scythe/rules/test_against_plain_rules.py",
    "play/test_corrections_in_the_log.py",
    "authoring/test_add_a_game.py",
    "authoring/test_types.py",
    "every_game/test_board_at_questions.py",
    "every_game/test_fields.py",
    "every_game/test_net_results.py",
    "every_game/test_practice_values.py",
    # large, damaged or hostile input
    "core/engine/test_limits.py",
    "play/boxes/test_box_sharing.py",
    "play/export/test_backup.py",
    "damaged_input/test_damaged_input.py",
    # whole games through every layer
    "play/test_both_languages.py",
    "play/test_every_game_in_the_service.py",
    "authoring/test_conformance.py",
    "authoring/test_example.py",
    "project/test_site_contents.py",
)
"""Folders and files whose tests take seconds each: left out of `make check`."""
FAST = ("web/server/test_contract.py",)


def is_long(path: Path) -> bool:
    """Return whether the tests of this file are left out of `make check`."""
    inside = any(path.is_relative_to(TESTS / long) for long in LONG)
    return inside and path not in [TESTS / fast for fast in FAST]

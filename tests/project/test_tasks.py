"""The commands that a contributor runs."""

import re
from pathlib import Path

from long_tests import FAST, LONG

import tasks

ROOT = Path(__file__).parents[2]


def test_what_the_fast_check_leaves_out_exists():
    for path in (*LONG, *FAST):
        assert (ROOT / "tests" / path).exists(), path


def test_make_and_the_script_have_the_same_commands():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for name in ("play", "check", "test", "site", "setup"):
        assert re.search(rf"tasks\.py {name}\b", makefile), name
        assert callable(getattr(tasks, name))

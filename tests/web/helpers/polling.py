"""Wait for a condition in the page.

Playwright's ``wait_for_function`` evaluates its text again inside the page. The Content Security Policy
forbids that, so it works only if the condition holds at the first look.
"""

import time
from typing import Any


def wait_until(page: Any, expression: str, argument: Any = None, seconds: float = 30) -> None:
    """Evaluate the expression until it is true; fail after so many seconds."""
    end = time.monotonic() + seconds
    while not page.evaluate(expression, argument):
        assert time.monotonic() < end, f"never true: {expression}"
        time.sleep(0.02)

"""What both protocols of WebDriver share."""

from __future__ import annotations

from typing import Any


def pointer(x: int, y: int) -> dict[str, Any]:
    """The actions of a tap at a place of the window."""
    actions = [
        {"type": "pointerMove", "duration": 0, "x": x, "y": y},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return {"type": "pointer", "id": "finger", "parameters": {"pointerType": "mouse"}, "actions": actions}

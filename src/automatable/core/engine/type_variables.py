"""The types of a position, a box and a set-up where code may leave them open.

``type_variables.pyi`` gives them the default ``Any``, which the standard library cannot before Python 3.13.
"""

from typing import TypeVar

from msgspec import Struct

from automatable.core.engine.resolution import State

S_any = TypeVar("S_any", bound=State)
B_any = TypeVar("B_any")
U_any = TypeVar("U_any", bound=Struct)

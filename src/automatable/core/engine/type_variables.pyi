from typing import Any

from msgspec import Struct
from typing_extensions import TypeVar

from automatable.core.engine.resolution import State

S_any = TypeVar("S_any", bound=State, default=Any)
B_any = TypeVar("B_any", default=Any)
U_any = TypeVar("U_any", bound=Struct, default=Any)

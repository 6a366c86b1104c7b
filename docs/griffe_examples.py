"""For the documentation site: the examples of docstrings are code, not quotations."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\n).*)*", re.MULTILINE)
"""An example of a docstring: from its first prompt to the next empty line."""


class Examples(Extension):
    """Fence every example."""

    def on_instance(self, *, obj: Object, **kwargs: Any) -> None:
        """Change the docstring of one object."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)

"""Writes the contract of page and desk anew: ``openapi.json`` out of the server, ``src/api.ts`` out of that.

``tests/web/test_contract.py`` fails when either is not what the server says.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from litestar.serialization import encode_json

from automatable.play.desk import Desk
from automatable.play.keeper import MemoryStore
from automatable.web.app import create
from automatable.web.stream import Hub

HERE = Path(__file__).resolve().parent
SCHEMA = HERE / "openapi.json"
TYPES = HERE / "src" / "api.ts"


def schema() -> str:
    """The schema of the server, without what depends on its version and on the games installed."""
    app: Any = create(Desk(MemoryStore()), Hub(), None, {}).app
    told = json.loads(encode_json(app.openapi_schema.to_schema()))
    told["info"]["version"] = ""
    for kind in told["components"]["schemas"].values():
        kind.get("properties", {}).get("game", {}).pop("enum", None)
    for methods in told["paths"].values():
        for method in methods.values():  # a refusal looks the same everywhere: Trouble
            method["responses"] = {"200": method["responses"]["200"]}
    return json.dumps(told, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def mark(text: str) -> str:
    """What the generated types say about the schema they were made from."""
    return f"openapi.json {hashlib.sha256(text.encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    import building

    SCHEMA.write_text(schema(), encoding="utf-8")
    building.install()
    building.npm("run", "contract", "--silent", "--", mark(SCHEMA.read_text(encoding="utf-8")))

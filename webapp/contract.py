"""Writes the contract of the page: ``openapi.json`` from the server, ``src/api/generated.ts`` from that.

``tests/web/server/test_contract.py`` fails when either is not what the server says.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from litestar.serialization import encode_json

from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage
from automatable.web.app import create
from automatable.web.live_updates import Hub

HERE = Path(__file__).resolve().parent
SCHEMA = HERE / "openapi.json"
TYPES = HERE / "src" / "api" / "generated.ts"


def schema() -> str:
    """The schema of the server, without what depends on its version and on the games installed."""
    app: Any = create(Service(MemoryStorage()), Hub(), None, {}).app
    described = json.loads(encode_json(app.openapi_schema.to_schema()))
    described["info"]["version"] = ""
    for kind in described["components"]["schemas"].values():
        kind.get("properties", {}).get("game", {}).pop("enum", None)
    for methods in described["paths"].values():
        for method in methods.values():  # every error has the same form: ErrorResponse
            method["responses"] = {"200": method["responses"]["200"]}
    return json.dumps(described, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def mark(text: str) -> str:
    """What the generated types say about the schema they were made from."""
    return f"openapi.json {hashlib.sha256(text.encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    import bundle

    SCHEMA.write_text(schema(), encoding="utf-8")
    bundle.install()
    bundle.npm("run", "contract", "--silent", "--", mark(SCHEMA.read_text(encoding="utf-8")))

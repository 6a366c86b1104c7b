"""The companion's typefaces inside the report, so that it looks the same wherever it is sent."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import automatable

BUILT = Path(automatable.__file__).parent / "web" / "static" / "assets"
"""The built page carries them; without it the report is set in what the reader's machine has."""

FAMILIES = {"golos-text": "Golos Text Variable", "literata": "Literata Variable"}
SCRIPTS = {"latin": "U+0000-00FF,U+2000-22FF", "cyrillic": "U+0400-04FF"}


def faces(language: str) -> str:
    """The rules of the style sheet that hold the letters this language needs."""
    wanted = SCRIPTS if language == "ru" else {"latin": SCRIPTS["latin"]}
    return "".join(
        f"@font-face{{font-family:'{name}';font-weight:200 900;unicode-range:{letters};"
        f"src:url(data:font/woff2;base64,{b64encode(file.read_bytes()).decode()}) format('woff2')}}"
        for family, name in FAMILIES.items()
        for script, letters in wanted.items()
        for file in sorted(BUILT.glob(f"{family}-{script}-wght-normal-*.woff2"))[:1]
    )

"""What no player should read: raw keys in either language, and words of the other one."""

from __future__ import annotations

import re

LATIN = re.compile(r"[A-Za-z]{2,}")
CYRILLIC = re.compile("[а-яё]+", re.IGNORECASE)
ROMAN = re.compile(r"[IVX]+")
OWN_NAMES = {"Automatable", "BG", "Stats", "QR", "English", "Safari", "JSON", "TOML", "Esc", "PgDn"}
"""What Russian writes in Latin letters too: names of programs, forms and keys."""
RAW = re.compile(
    r"\bR\d+C\d+\b"  # a territory by its key
    r"|\b(?:null|undefined|NaN|true|false)\b|\[object"
    r"|[{}]|(?<!\w)@\w|\$\w"
    r"|\b[a-z]+_[a-z_]+\b"  # snake_case
    r"|\b[a-z]+(?:\.[a-z0-9_]+){2,}\b"  # a dotted path
)


def amiss(language: str, text: str) -> list[str]:
    """What in a text a player of this language should not have to read."""
    raw = RAW.findall(text)
    if language == "en":
        return raw + CYRILLIC.findall(text)
    return raw + [word for word in LATIN.findall(text) if word not in OWN_NAMES and not ROMAN.fullmatch(word)]

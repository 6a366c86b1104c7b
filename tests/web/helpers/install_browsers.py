"""Install the browsers of the browser tests: Debian, as root; says what is missing elsewhere.

Chromium is needed; Firefox and both WebKits are installed if the packages are to be had.
"""

from __future__ import annotations

import os
import shutil
import subprocess

PROGRAMS = {
    "chromium": ("chromium",),
    "chromium-headless-shell": ("chromium-headless-shell",),
    "firefox-esr": ("firefox-esr",),
    "WebKitWebDriver": ("webkit2gtk-driver", "xvfb", "xauth", "dbus"),
    "Xvfb": ("xvfb", "xauth"),
    "dbus-run-session": ("dbus",),
    "WPEWebDriver": ("wpewebkit-driver", "cog"),
    "cog": ("cog",),
    "pulseaudio": ("pulseaudio",),
}
"""The packages of each program that the tests start."""
PATIENCE = 900
"""Seconds for one call of apt-get."""


def main() -> None:
    """Install what is missing, each program on its own: one that cannot be had leaves the others."""
    missing = [name for name in PROGRAMS if not shutil.which(name)]
    if missing and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        apt("update")
        for name in missing:
            apt("install", "-y", "--no-install-recommends", *PROGRAMS[name])
    for name in missing:
        if not shutil.which(name):
            print(f"{name} is not installed here: the tests that need it are skipped.")


def apt(*arguments: str) -> None:
    """Run apt-get; a failure is reported by what is missing afterwards."""
    command = ["apt-get", "-qq", *arguments]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run(command, check=False, timeout=PATIENCE, env=environment, stdout=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        print(f"{' '.join(command)} took too long")


if __name__ == "__main__":
    main()

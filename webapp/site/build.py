"""``make site``: the page and its engine as a folder of static files, for any host and any subfolder."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from pathlib import Path

WEBAPP = Path(__file__).resolve().parents[1]
ROOT = WEBAPP.parent
SITE = ROOT / "build" / "site"
sys.path[:0] = [str(WEBAPP), str(WEBAPP / "site")]

import bundle  # noqa: E402
import engine  # noqa: E402

from automatable.web.security import HEADERS  # noqa: E402

POLICY = HEADERS["content-security-policy"].replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
)
"""The server's policy, and what WebAssembly needs."""

HEAD = """
    <meta http-equiv="content-security-policy" content="{policy}" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icon-180.png" />
"""


def stale(site: Path) -> bool:
    """Return whether a source is newer than the built site."""
    built = site / "sw.js"
    sources = [WEBAPP / name for name in ("index.html", "package-lock.json", "vite.config.ts", "oldest.js")]
    for folder in (
        WEBAPP / "src",
        WEBAPP / "public",
        WEBAPP / "site",
        ROOT / "src" / "automatable",
        ROOT / "packages",
    ):
        sources += [path for path in folder.rglob("*") if path.is_file()]
    skipped = ("__pycache__", "static", "evidence.json")
    newest = max(path.stat().st_mtime for path in sources if not set(skipped) & set(path.parts))
    return not built.is_file() or built.stat().st_mtime < newest


def build(site: Path = SITE) -> None:
    """Build the site if a source is newer."""
    if not stale(site):
        return
    bundle.install()
    shutil.rmtree(site, ignore_errors=True)
    made = engine.build(site.with_name("aside"))
    os.environ["AUTOMATABLE_ENGINE"] = made.name
    bundle.npm("run", "build", "--loglevel=error", "--", "--mode", "site", "--outDir", str(site))
    shutil.copytree(made, site / made.name)
    shutil.copytree(WEBAPP / "site" / "public", site, dirs_exist_ok=True)
    _complete_head(site / "index.html")
    stamp(site)


def _complete_head(index: Path) -> None:
    """Add policy and links to the head. A policy in the page cannot restrict who may frame it."""
    policy = POLICY.replace("; frame-ancestors 'none'", "")
    first = '<meta charset="utf-8" />'
    page = index.read_text(encoding="utf-8")
    index.write_text(page.replace(first, first + HEAD.format(policy=policy), 1), encoding="utf-8")


def stamp(site: Path) -> None:
    """Write the service worker with the list of all files, so that it changes with each of them."""
    files, digest = {}, hashlib.sha256()
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        if path.is_file() and name != "sw.js":
            body = path.read_bytes()
            files["./" if name == "index.html" else name] = len(body)
            digest.update(name.encode() + b"\0" + hashlib.sha256(body).digest())
    said = {"build": digest.hexdigest()[:12], "files": files, "policy": POLICY}
    script = (WEBAPP / "site" / "sw.js").read_text(encoding="utf-8")
    (site / "sw.js").write_text(f"self.SITE = {json.dumps(said)};\n{script}", encoding="utf-8")


if __name__ == "__main__":
    build()

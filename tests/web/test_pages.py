"""The built page: only its own files, compressed where it helps, and a plain word when it is missing."""

import gzip

import httpx
import pytest

from automatable.play.desk import Desk
from automatable.play.keeper import MemoryStore
from automatable.web import app, pages
from automatable.web.stream import Hub


@pytest.fixture
def built(tmp_path):
    (tmp_path / "outside.txt").write_text("secret")
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>page</title>")
    (static / "assets" / "index-1a2b.js").write_text("let a = 1;\n" * 500)
    (static / "icon.svg").write_text("<svg/>")
    (static / ".hidden").write_text("no")
    return pages.bundle(static)


async def ask(files, path, **headers):
    application = app.create(Desk(MemoryStore()), Hub(), None, files)
    transport = httpx.ASGITransport(app=application)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        return await client.get(path, headers=headers)


def get(files, path, **headers):
    import asyncio

    return asyncio.run(ask(files, path, **headers))


def test_the_page_and_its_files_are_sent_with_their_kind(built):
    for path, kind in (
        ("/", "text/html"),
        ("/icon.svg", "image/svg+xml"),
        ("/assets/index-1a2b.js", "javascript"),
    ):
        answer = get(built, path)
        assert answer.status_code == 200
        assert kind in answer.headers["content-type"]


def test_files_with_a_name_of_their_own_last_and_the_page_does_not(built):
    assert "immutable" in get(built, "/assets/index-1a2b.js").headers["cache-control"]
    assert get(built, "/").headers["cache-control"] == "no-cache"


def test_large_text_is_compressed_for_those_who_can_read_it(built):
    packed = get(built, "/assets/index-1a2b.js", **{"accept-encoding": "gzip"})
    plain = get(built, "/assets/index-1a2b.js", **{"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.text == plain.text
    assert len(gzip.compress(plain.content)) < 200


def test_a_place_within_the_page_is_the_page(built):
    assert get(built, "/table/3").text == get(built, "/").text


@pytest.mark.parametrize(
    "path", ["/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt", "/.hidden", "/no.js"]
)
def test_nothing_else_can_be_asked_for(built, path):
    answer = get(built, path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_a_missing_page_is_said_in_both_languages(tmp_path):
    text = get(pages.bundle(tmp_path), "/").text
    assert "make play" in text and 'lang="ru"' in text and "<script" not in text

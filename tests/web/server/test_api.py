"""The API as it describes itself: whatever is sent, it answers as promised and never breaks."""

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from schemathesis.specs.openapi import checks as openapi
from server_process import PATIENCE, Served


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    with Served(tmp_path_factory.mktemp("home"), "--port", "0") as served:
        for _ in range(3):
            table = served.say("new", game="toy").json()["table"]
            served.say("deal", table=table)
        yield served


def test_it_describes_itself_in_json_and_loads_nothing_from_outside(served):
    with served.client() as client:
        assert client.get("/api/schema/openapi.json").json()["openapi"].startswith("3.1")
        for path in ("", "/redoc", "/swagger", "/elements", "/scalar", "/rapidoc", "/openapi.yml"):
            assert "<script" not in client.get(f"/api/schema{path}").text


def test_every_request_has_a_path(served):
    with served.client() as client:
        paths = client.get("/api/schema/openapi.json").json()["paths"]
    from automatable.play import requests

    tags = {kind.__struct_config__.tag for kind in requests.Request.__subclasses__()}
    assert {path.removeprefix("/api/") for path in paths} == tags | {"stream"}


def test_errors_are_json_with_a_sentence_in_both_languages(served):
    asked = [
        ("GET", "/api/nothing", None, 404),
        ("GET", "/nothing.css", None, 404),
        ("GET", "/api/new", None, 405),
        ("PUT", "/", None, 405),
        ("POST", "/api/view", "{", 400),
        ("POST", "/api/view", "[" * 100_000, 400),
        ("POST", "/api/view", '{"table": 1e400}', 400),
        ("POST", "/api/view", '{"table": 999999}', 404),
        ("POST", "/api/view", '{"table": 1, "op": "undo"}', 400),
        ("POST", "/api/undo", '{"table": 1, "version": 77}', 409),
        ("POST", "/api/settings-save", '{"settings": {"x": "\\ud800"}}', 400),
        ("POST", "/api/import", '{"file": ' + '{"a":' * 5000 + "1" + "}" * 5000 + "}", 400),
    ]
    with httpx.Client(
        base_url=served.url, headers={"content-type": "application/json"}, timeout=PATIENCE
    ) as client:
        for method, path, content, status in asked:
            answer = client.request(method, path, content=content)
            assert answer.status_code == status, (path, answer.text)
            error = answer.json()["error"]
            assert error["message"] and error["en"].endswith(".") and error["ru"].endswith(".")


@pytest.fixture(scope="module")
def schema(served):
    return schemathesis.openapi.from_url(f"{served.url}/api/schema/openapi.json")


CHECKS = (
    checks.not_a_server_error,
    openapi.status_code_conformance,
    openapi.content_type_conformance,
    openapi.response_schema_conformance,
    openapi.negative_data_rejection,
)
api = schemathesis.pytest.from_fixture("schema")


@pytest.mark.slow
@api.exclude(path=["/api/stream", "/api/delete"]).parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_nothing_that_can_be_sent_breaks_the_server(case):
    case.call_and_validate(checks=CHECKS, timeout=PATIENCE)


@pytest.mark.slow
@api.include(path="/api/delete").parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_nor_does_anything_said_about_deleting(case):
    case.call_and_validate(checks=CHECKS, timeout=PATIENCE)

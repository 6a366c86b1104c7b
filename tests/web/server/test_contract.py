"""The page's types are made from the server's schema, and from nothing else."""

import runpy

from devices import ROOT

CONTRACT = runpy.run_path(str(ROOT / "webapp/contract.py"), run_name="contract")
AGAIN = (
    "The page's contract is not what the server says: run `make contract` and mend what the page then lacks."
)


def test_the_committed_schema_is_the_server_s():
    assert CONTRACT["SCHEMA"].read_text(encoding="utf-8") == CONTRACT["schema"](), AGAIN


def test_the_page_s_types_were_made_from_that_schema():
    schema = CONTRACT["SCHEMA"].read_text(encoding="utf-8")
    first = CONTRACT["TYPES"].read_text(encoding="utf-8").partition("\n")[0]
    assert CONTRACT["mark"](schema) in first, AGAIN

"""Both languages are complete: the same messages with the same arguments."""

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from automatable.locales import FOLDER

FILES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})


class Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):
        self.found.add(node.id.name)


def messages(path):
    found = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("file", FILES)
def test_english_and_russian_have_the_same_messages_with_the_same_arguments(file):
    en, ru = messages(FOLDER / "en" / file), messages(FOLDER / "ru" / file)
    assert en.keys() == ru.keys(), en.keys() ^ ru.keys()
    assert en == ru


@pytest.mark.parametrize("file", FILES)
def test_messages_of_a_file_begin_with_its_name(file):
    allowed = {"core.ftl": ("core-", "play-")}.get(file, (file.removesuffix(".ftl").replace("_", "-") + "-",))
    for message in messages(FOLDER / "en" / file):
        assert message.startswith(allowed)

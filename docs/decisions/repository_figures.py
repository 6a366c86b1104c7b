"""Count files, lines, `Any` and sizes of the repository at two commits, as a table in Markdown.

Run it in the repository: ``python docs/decisions/repository_figures.py [BEFORE] [AFTER]``.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import PurePosixPath
from statistics import median

BEFORE = "ebff007"
SOURCE = ("src/automatable/", "webapp/src/")
CODE = (".py", ".ts", ".svelte")
PARTS = {
    "core": "src/automatable/core/",
    "games": "src/automatable/games/",
    "play": "src/automatable/play/",
    "lab": "src/automatable/lab/",
    "cli": "src/automatable/cli/",
    "web": "src/automatable/web/",
    "page": "webapp/src/",
    "tests": "tests/",
}

GAMES = ("golem", "pendulum", "red_rising", "scythe")
OLD_PAGE = (
    *("Ask", "BoxEntry", "BoxThing", "Choice", "ChoiceList", "Editor", "EndSheet", "Entry", "FieldEdit"),
    *("FieldGroups", "FieldInput", "Fixable", "Palette", "PartInput", "Rows", "SaidRow", "SheetEdit"),
    "Stepper",
)
FORMS: dict[str, tuple[str, ...]] = {
    "engine": (
        *("core/fields.py", "core/inscriptions.py", "core/question.py", "core/reading.py", "core/sheets.py"),
        *(
            "core/types.py",
            "core/things.py",
            "core/forms/",
            "core/engine/question.py",
            "core/box/components.py",
            "core/box/dotted_keys.py",
        ),
    ),
    "games": (
        *("golem/buttons.py", "golem/by_hand.py", "golem/fields.py", "golem/glance.py", "golem/looking.py"),
        *("golem/outcome.py", "golem/own_box.py", "golem/reading.py", "golem/things.py", "golem/entry/"),
        *("golem/box/keys.py", "golem/box/effect_names.py", "golem/rules/by_hand.py"),
        *("golem/rules/printed_values.py", "golem/position/known_values.py"),
        *("pendulum/own_box.py", "pendulum/entry/"),
        *(f"{game}/{file}.py" for game in GAMES for file in ("fields", "correcting")),
        *(f"{game}/position/{file}.py" for game in GAMES for file in ("corrections", "paired_values")),
    ),
    "play": ("shelf.py", "shelving.py", "boxes/catalog.py", "boxes/own_box.py"),
    "cli": (
        *(
            "answers.py",
            "correcting.py",
            "correcting_tables.py",
            "box_correct.py",
            "own_box.py",
            "opening.py",
        ),
        *("terminal/form.py", "terminal/set_up.py", "commands/box/enter.py", "commands/box/correct.py"),
    ),
    "page": (
        *(f"parts/{name}.svelte" for name in OLD_PAGE),
        *("correcting.svelte.ts", "drafts.ts", "editing.ts", "entering.ts", "schema.ts", "sheets.ts"),
        *("games/generic/Happened.svelte", "games/generic/EventForm.svelte"),
        *("components/form/", "components/question/", "components/correction/", "components/box/BoxEntry."),
        *("components/box/BoxComponent.", "components/box/PrintedValue.", "components/table/ScoreSheet."),
        *("components/play/ScoreSheet.", "components/ui/Choice.", "components/ui/FieldInput."),
        *("components/ui/Stepper.", "lib/colours.ts", "lib/entry.ts", "lib/fields.ts", "lib/form"),
        *("lib/nested.ts", "lib/setup.ts", "state/entry.svelte.ts"),
        *("state/correction.svelte.ts", "state/drafts.ts", "screens/NewGame.svelte"),
    ),
}
"""Files that draw, ask, validate, enter and correct values, before and after."""
FORM_FUNCTIONS: dict[str, tuple[str, ...]] = {
    # before
    "core/forms.py": ("parse_setup", "no_such_choice", "schema_of", "_choices"),
    "games/golem/marbles.py": ("by_hand",),
    "games/golem/scoring.py": ("by_hand",),
    "games/golem/turn.py": ("_need", "turn_by_hand", "_did"),
    "games/golem/upgrades.py": ("_costs", "_asked_cheapest"),
    "games/pendulum/columns.py": ("card_parts", "_part", "_options", "cell_parts"),
    "cli/tell.py": ("asked", "named", "numbered"),
    "cli/terminal.py": ("correct", "enter", "answer_or_event"),
    # after
    "core/topics/components.py": ("entry_keys", "missing", "entry_question", "entry_tables", "_form_of"),
    "games/pendulum/rules/automa_cards.py": ("card_parts", "_part", "_options", "cell_parts"),
    "cli/terminal/game.py": ("correct", "fill_in", "enter", "answer_or_event"),
}
"""Functions with the same tasks in files about something else."""
NEW_ABILITIES = {
    "reports of the human as forms": ("core/forms/event_forms.py",),
    "values and corrections in words": ("core/forms/wording.py", "core/forms/corrections.py"),
    "entry form of any Struct": ("core/forms/component_forms.py",),
}
"""Of those, what did not exist before."""


class Snapshot:
    """The tracked files of one commit."""

    def __init__(self, commit: str) -> None:
        listed = _git("ls-tree", "-r", "-l", "-z", commit).split("\0")
        self.sizes = {path: int(size) for size, path in (_size_and_path(line) for line in listed if line)}
        self.code = {
            path: _git("show", f"{commit}:{path}")
            for path in self.sizes
            if path.endswith(CODE) and _own(path)
        }

    def source(self) -> Mapping[str, str]:
        """Return the code of the package and of the page."""
        return {path: text for path, text in self.code.items() if path.startswith(SOURCE)}

    def folders(self) -> Counter[str]:
        """Return the number of code files directly in each folder."""
        return Counter(str(PurePosixPath(path).parent) for path in self.source())

    def lines(self, under: str) -> int:
        """Return the lines of code under a path."""
        return sum(_lines(text) for path, text in self.code.items() if path.startswith(under))

    def forms(self, part: str) -> Iterator[str]:
        """Yield the code of a part that deals with forms: files, and functions of other files."""
        under = PARTS["core" if part == "engine" else part]
        folder = under.removesuffix("core/" if part == "engine" else "")
        for path, text in self.code.items():
            if path.startswith(tuple(folder + each for each in FORMS[part])):
                yield text
            elif path.startswith(under):
                names = FORM_FUNCTIONS.get(path.removeprefix("src/automatable/"), ())
                yield from _functions(text, names) if names else ()

    def size_of_forms(self, size: Callable[[str], int], *parts: str) -> str:
        """Return the size of the code of these parts that deals with forms."""
        return str(sum(size(text) for part in parts for text in self.forms(part)))


FIGURES: dict[str, Callable[[Snapshot], str]] = {
    "code files (package and page)": lambda at: str(len(at.source())),
    "folders": lambda at: str(len(at.folders())),
    "median of files in a folder": lambda at: f"{median(at.folders().values()):g}",
    "most files in a folder": lambda at: "{1} ({0})".format(*at.folders().most_common(1)[0]),
    "folders with more than 15 files": lambda at: str(sum(count > 15 for count in at.folders().values())),
    "median file, lines": lambda at: f"{median(map(_lines, at.source().values())):g}",
    "largest file, lines": lambda at: "{1} ({0})".format(
        *max(((path, _lines(text)) for path, text in at.source().items()), key=lambda each: each[1])
    ),
    "files above 400 lines": lambda at: str(sum(_lines(text) > 400 for text in at.source().values())),
    "`Any` in the package": lambda at: str(
        sum(_any(text) for path, text in at.source().items() if path.endswith(".py"))
    ),
    **{f"lines of {name}": lambda at, under=under: str(at.lines(under)) for name, under in PARTS.items()},
    **{f"lines of forms: {part}": lambda at, part=part: at.size_of_forms(_lines, part) for part in FORMS},
    "lines of forms: all": lambda at: at.size_of_forms(_lines, *FORMS),
    **{f"words of forms: {part}": lambda at, part=part: at.size_of_forms(_words, part) for part in FORMS},
    "words of forms: all": lambda at: at.size_of_forms(_words, *FORMS),
    **{
        f"lines of it new: {name}": lambda at, paths=paths: str(
            sum(at.lines(f"src/automatable/{path}") for path in paths)
        )
        for name, paths in NEW_ABILITIES.items()
    },
    "tracked files": lambda at: str(len(at.sizes)),
    "size of tracked files, MB": lambda at: f"{sum(at.sizes.values()) / 1e6:.1f}",
    "of it images, MB": lambda at: f"{sum(s for p, s in at.sizes.items() if p.endswith('.png')) / 1e6:.1f}",
    "CHANGELOG.md, kB": lambda at: f"{at.sizes['CHANGELOG.md'] / 1e3:.0f}",
}


def main() -> None:
    """Print the figures of two commits side by side."""
    before, after = (sys.argv[1:] + [BEFORE, "HEAD"][len(sys.argv) - 1 :])[:2]
    snapshots = [Snapshot(before), Snapshot(after)]
    print("| | before | after |\n|---|---|---|")
    for name, figure in FIGURES.items():
        print(f"| {name} | {' | '.join(figure(each) for each in snapshots)} |")


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], capture_output=True, text=True, check=True).stdout


def _size_and_path(line: str) -> tuple[str, str]:
    about, path = line.split("\t", 1)
    return about.split()[3], path


def _own(path: str) -> bool:
    """Return whether people wrote a file; the page's types are generated."""
    return path not in ("webapp/src/api.ts", "webapp/src/api/generated.ts")


def _lines(text: str) -> int:
    return len(text.splitlines())


def _words(text: str) -> int:
    """Return the names, numbers and words of some code: unlike lines, a formatter does not change them."""
    return len(re.findall(r"\w+", text))


def _functions(text: str, names: Collection[str]) -> Iterator[str]:
    """Yield the functions and methods of these names."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name in names:
            yield ast.get_source_segment(text, node) or ""


def _any(text: str) -> int:
    """Return how often `Any` is used, without its imports."""
    return sum(
        len(re.findall(r"\bAny\b", line)) for line in text.splitlines() if not line.startswith("from typing")
    )


if __name__ == "__main__":
    main()

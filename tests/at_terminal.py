"""A terminal in a test: what is typed, and what is then on the screen."""

import io

from rich.console import Console

from automatable.cli.terminal import Table


class Watched(Table):
    """A terminal whose last screen can be read."""

    def __init__(self, desk, view, lang):
        self.screen = io.StringIO()
        super().__init__(desk, view, lang, Console(file=self.screen, width=2000, highlight=False))

    def types(self, typed):
        self.screen.seek(0)
        self.screen.truncate()
        self.command(typed, self.view.questions[0] if self.view.questions else None)
        return self.screen.getvalue()

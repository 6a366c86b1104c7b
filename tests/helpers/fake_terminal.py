"""A terminal in a test: what is typed, and what is then on the screen."""

import io

from rich.console import Console

from automatable.cli.terminal.game import TerminalGame


class Watched(TerminalGame):
    """A terminal whose last screen can be read."""

    def __init__(self, service, view, lang):
        self.screen = io.StringIO()
        super().__init__(service, view, lang, Console(file=self.screen, width=2000, highlight=False))

    def types(self, typed):
        self.screen.seek(0)
        self.screen.truncate()
        self.command(typed, self.view.questions[0] if self.view.questions else None)
        return self.screen.getvalue()

"""The Automa's turn: its card, a marble action or a rabbi action."""

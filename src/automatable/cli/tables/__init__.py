"""The games' tables in the terminal: ``board`` draws, ``event`` reads what the human did, ``HELP`` tells."""

"""``python -m automatable`` is the same as ``automatable``."""

from automatable.cli import main

if __name__ == "__main__":
    main()

"""Write the recorded playthroughs anew: `make record`. Read the difference before you commit it."""

from transcript import FOLDER, lines, recorded


def main() -> None:
    """All of them."""
    FOLDER.mkdir(exist_ok=True)
    for name, seed, setup, path in recorded():
        path.write_text("\n".join(lines(name, seed, setup)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

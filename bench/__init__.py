"""The speed figures. Each stands beside something else measured in the same run: `python -m bench`."""

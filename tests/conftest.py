"""What holds for all tests."""

import os

from hypothesis import settings

# The same examples in every run: what fails for one fails for all. `HYPOTHESIS=wide` looks further.
settings.register_profile("same", derandomize=True, print_blob=False, deadline=None)
settings.register_profile("wide", max_examples=200, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS", "same"))

"""Playing: the session (event log), the dealer (the only randomness), the store, export and import."""

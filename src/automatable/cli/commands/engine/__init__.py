"""Commands that call the engine without a saved game, one file each."""

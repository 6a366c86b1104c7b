"""Handlers of requests: installed games, settings, one saved game, queries about it."""

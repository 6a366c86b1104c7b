"""Requests for the player's settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from automatable.play import requests
from automatable.play.responses import Settings

if TYPE_CHECKING:
    from automatable.play.service import Service


def read_settings(service: Service, request: requests.ReadSettings) -> Settings:
    """Return all settings."""
    return Settings(service.storage.settings())


def save_settings(service: Service, request: requests.SaveSettings) -> Settings:
    """Save some settings and return all of them."""
    service.storage.save_settings(request.settings)
    return Settings(service.storage.settings())

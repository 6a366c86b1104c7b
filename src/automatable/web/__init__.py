"""The web server: passes requests of the page to the service."""

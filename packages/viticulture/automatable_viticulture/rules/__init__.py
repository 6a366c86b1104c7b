"""The rules: the chapters of the leaflet."""

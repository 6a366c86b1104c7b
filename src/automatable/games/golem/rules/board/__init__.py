"""The Automa's own board: resources, students, artifacts, books, upgrades, and the effects that change it."""

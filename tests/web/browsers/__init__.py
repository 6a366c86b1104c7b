"""Tests in Firefox and WebKit. As a package its fixtures end with its last test, and so do the browsers."""

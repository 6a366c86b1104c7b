"""How the page and the terminal show Scythe."""

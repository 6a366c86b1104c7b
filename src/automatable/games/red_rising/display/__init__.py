"""How the page and the terminal show Red Rising."""

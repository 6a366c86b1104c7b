"""How the page and the terminal show Pendulum."""

"""The server: a thin door to the desk for the page. It decides nothing."""

"""Runs: what is played, cut into jobs, carried out by processes or a cluster, and saved."""

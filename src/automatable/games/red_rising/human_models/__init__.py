"""Human models of Red Rising for the lab."""

"""Human models: who plays against the Automa in the lab."""

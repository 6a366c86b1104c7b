"""How an owner's printed values of Pendulum are asked for and entered."""

"""The printed values of Pendulum: data files, their types, the tables the rules look up."""

"""The printed values of Red Rising: data files, their types, the tables the rules look up."""

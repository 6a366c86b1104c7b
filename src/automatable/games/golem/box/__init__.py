"""The printed values of Golem: data files, their types, the tables the rules look up."""

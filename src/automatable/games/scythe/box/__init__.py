"""The printed values of Scythe: data files, their types, the tables the rules look up."""

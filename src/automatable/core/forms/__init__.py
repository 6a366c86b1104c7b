"""Forms: values that people read and set, derived from the types of a position or a box."""

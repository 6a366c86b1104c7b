"""What every game is made of: the engine, boxes, forms, the rulebook index, the topics of a game."""

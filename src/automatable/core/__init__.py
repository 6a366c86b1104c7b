"""What every game is made of: choosing, telling, asking, boxes, the rulebook index, the door."""

"""The laurels of your hand: core values and end-game points, card by card."""

"""A finished game looked back on: chances to win, turning points, what a strong bot would have done."""

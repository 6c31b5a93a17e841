"""The rules and advice of the game as pages (layer: rulebook); figures and numbers come from the rules."""

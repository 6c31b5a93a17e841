"""Players made of code: they read observations and answer with actions (layer: bots)."""

"""Positions as pictures and as text (layer: render)."""

"""Games among bots: simulation and measurement (layer: lab)."""

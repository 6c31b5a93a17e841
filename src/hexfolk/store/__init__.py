"""The append-only log of tables, and the people who sat at them (layer: store)."""

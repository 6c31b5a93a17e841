"""The rules: pure, deterministic, compiled (layer: core)."""

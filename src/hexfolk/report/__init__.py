"""What can be said about a finished game (layer: report)."""

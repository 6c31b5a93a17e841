"""What one seat may know, and the JSON forms of it (layer: view)."""

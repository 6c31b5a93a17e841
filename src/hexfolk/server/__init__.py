"""HTTP pages, the WebSocket, and running both (layer: server)."""

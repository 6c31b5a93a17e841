"""People at many tables over real sockets: how fast a server is, what it survives (layer: load)."""

"""How a bot is found by its name and asked in another process, and what becomes of one that fails."""

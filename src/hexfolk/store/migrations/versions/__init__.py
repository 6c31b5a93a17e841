"""One module a step; ``revision`` and ``down_revision`` chain them."""

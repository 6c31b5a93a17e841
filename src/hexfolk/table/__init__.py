"""A live table: seats, mailbox, bots, and the log it is the fold of (layer: table)."""

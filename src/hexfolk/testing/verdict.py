"""What a failed conformance check says."""


class Nonconforming(AssertionError):
    """A part breaks a promise; the message says which, where, and what was expected."""

"""Why people cannot be put under load: a code and what stands in the sentence of it."""


class Trouble(Exception):
    """The text is for developers; ``facts`` are the variables of the phrase ``load-trouble-<code>``."""

    def __init__(self, code: str, detail: str, **facts: str | int) -> None:
        super().__init__(detail)
        self.code = code
        self.facts = facts

"""Why a request was not carried out."""


class Refusal(Exception):
    """A request that changed nothing. ``code`` is a translatable key, ``args_`` its variables."""

    def __init__(self, code: str, **args_: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args_

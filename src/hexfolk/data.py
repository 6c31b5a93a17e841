"""Where the files lie that are no Python: island maps, texts, the built web client.

An installed package holds them inside itself; a source tree holds them at its root.
"""

import os
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent
_TREE: Final = _PACKAGE.parent.parent
_IN_TREE: Final = _PACKAGE.parent.name == "src" and (_TREE / "pyproject.toml").is_file()


LOCALES_VARIABLE: Final = "HEXFOLK_LOCALES"
"""The variable of the environment by which who translates names a folder of texts of their own."""


class DataMissing(Exception):
    """A folder of data is not where it belongs; the message says how to get it."""


def islands_dir() -> Path:
    """The folder of the island maps, ``*.toml``. Raises `DataMissing`."""
    return _folder("islands", "islands", "the installation is damaged: install Hexfolk again")


def locales_dir() -> Path:
    """The folder of the texts, ``<language>/*.ftl``. Raises `DataMissing`."""
    own = os.environ.get(LOCALES_VARIABLE)
    if own:
        if not Path(own).is_dir():
            raise DataMissing(f"{LOCALES_VARIABLE} names {own}, which is no folder")
        return Path(own)
    return _folder("locales", "locales", "the installation is damaged: install Hexfolk again")


def webclient_dir() -> Path:
    """The folder of the built web client, with its ``index.html``. Raises `DataMissing`."""
    return _folder("webclient", "web/dist", "build the client with `make play`, or `npm run build` in web/")


def _folder(packaged: str, in_tree: str, remedy: str) -> Path:
    folder = _TREE / in_tree if _IN_TREE else _PACKAGE / packaged
    if not folder.is_dir():
        raise DataMissing(f"there is no folder {folder}: {remedy}")
    return folder

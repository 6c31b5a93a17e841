"""Kinds of ports (B12): one for each resource, numbered like it, and one for any."""

from typing import Final

from hexfolk.core.resource import NAMES

ANY_PORT: Final = -1
# One place in front of the resources stands "any".
PORT_NAMES: Final = ("any", *NAMES)


def port_name(kind: int) -> str:
    """``any``, or the name of the resource."""
    return PORT_NAMES[kind - ANY_PORT]


def port_kind(name: str) -> int:
    """Inverse of ``port_name``. Raises ValueError for any other text."""
    return PORT_NAMES.index(name) + ANY_PORT

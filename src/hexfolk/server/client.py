"""The built web client, read once and served from memory, compressed where that helps."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

COMPRESSED: Final = frozenset(
    {"text/html", "text/css", "text/javascript", "text/plain", "image/svg+xml", "application/json"}
    | {"application/manifest+json"}
)
# Smaller bodies gain nothing.
SMALLEST: Final = 600
# File names under assets/ carry a digest of their content.
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}


class _File:
    def __init__(self, name: str, body: bytes) -> None:
        suffix = Path(name).suffix
        kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        text = kind.startswith("text/") or kind == "application/json"
        self.type = f"{kind}; charset=utf-8" if text else kind
        self.body = body
        self.packed: bytes | None = None
        if kind in COMPRESSED and len(body) >= SMALLEST:
            self.packed = gzip.compress(body, 9, mtime=0)
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        self.caching = FOREVER if name.startswith("assets/") else ASK_AGAIN


class Client:
    """Files by their path below the client's folder."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _File(path.relative_to(folder).as_posix(), path.read_bytes())
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }

    def __contains__(self, name: str) -> bool:
        return name in self._files

    def text(self, name: str) -> str:
        """One of its files as text. Raises KeyError for others."""
        return self._files[name].body.decode()

    def answer(self, request: Request, name: str) -> Response:
        """One of its files, or that the browser has it already. Raises KeyError for others."""
        file = self._files[name]
        headers = {"etag": file.etag, "cache-control": file.caching, "vary": "accept-encoding"}
        if file.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = file.body
        if file.packed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
            body = file.packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=None, headers={**headers, "content-type": file.type})

    def lost(self, request: Request) -> Response | None:
        """For a browser: the page that says in its language that nothing is here. None for others."""
        if "index.html" not in self or "text/html" not in request.headers.get("accept", ""):
            return None
        headers = {"cache-control": "no-store", "content-type": self._files["index.html"].type}
        return Response(self._files["index.html"].body, status_code=404, headers=headers)


def takes_gzip(accepted: str) -> bool:
    for item in accepted.split(","):
        name, _, weight = item.partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False

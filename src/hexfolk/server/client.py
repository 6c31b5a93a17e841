"""The built web client, read once and served from memory, compressed where that helps."""

import gzip
import hashlib
import json
import mimetypes
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from hexfolk.recent import Recent

COMPRESSED: Final = frozenset(
    {"text/html", "text/css", "text/javascript", "text/plain", "image/svg+xml", "application/json"}
    | {"application/manifest+json"}
)
# Smaller bodies gain nothing.
SMALLEST: Final = 600
# File names under assets/ carry a digest of their content.
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PAGE: Final = "index.html"
# What the build wrote down for us: which files a page will ask for next.
AHEAD: Final = "ahead.json"
# The picture that others show beside a link; they want to know it by its whole address.
CARD: Final = 'content="/card.jpg"'
HOST: Final = re.compile(r"[A-Za-z0-9.\-]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")
MOST_HOSTS: Final = 16

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
        self._pages: Recent[str, _File] = Recent(MOST_HOSTS)
        ahead = (
            json.loads(self._files.pop(AHEAD).body) if AHEAD in self._files else {"table": [], "words": {}}
        )
        self._table = [_link(name) for name in ahead["table"]]
        self._words = {tag: _link(name) for tag, name in ahead["words"].items()}

    def __contains__(self, name: str) -> bool:
        return name in self._files

    def shell(self, request: Request) -> str:
        """The page into which others put what they serve. Raises KeyError if it is missing."""
        return self._page(request).body.decode()

    def answer(self, request: Request, name: str) -> Response:
        """One of its files, or that the browser has it already. Raises KeyError for others."""
        file = self._page(request) if name == PAGE else self._files[name]
        headers = {"etag": file.etag, "cache-control": file.caching, "vary": "accept-encoding"}
        if file.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = file.body
        if file.packed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
            body = file.packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=None, headers={**headers, "content-type": file.type})

    def start(self, request: Request, language: str) -> Response:
        """The page, and beside it what its script will ask for, so that it comes at once: the words of a
        language, and at a table the table. Raises KeyError if the page is missing."""
        answer = self.answer(request, PAGE)
        links = [self._words[language]] if language in self._words else []
        if request.url.path.startswith("/t/"):
            links += self._table
        if links:
            answer.headers["link"] = ", ".join(links)
        return answer

    def lost(self, request: Request) -> Response | None:
        """For a browser: the page that says in its language that nothing is here. None for others."""
        if PAGE not in self or "text/html" not in request.headers.get("accept", ""):
            return None
        page = self._page(request)
        headers = {"cache-control": "no-store", "content-type": page.type}
        return Response(page.body, status_code=404, headers=headers)

    def _page(self, request: Request) -> _File:
        """The page, with the card under the address that the server is called by."""
        host = request.headers.get("host", "")
        if HOST.fullmatch(host) is None:
            return self._files[PAGE]
        origin = f"{request.url.scheme}://{host.lower()}"
        made = self._pages.find(origin)
        if made is None:
            text = self._files[PAGE].body.decode().replace(CARD, f'content="{origin}/card.jpg"', 1)
            made = _File(PAGE, text.encode())
            self._pages.keep(origin, made)
        return made


def _link(name: str) -> str:
    # The script asks for styles the way it asks for itself; asked for otherwise they would be fetched twice.
    kind = "preload; as=style; crossorigin" if name.endswith(".css") else "modulepreload"
    return f"</{name}>; rel={kind}"


def takes_gzip(accepted: str) -> bool:
    for item in accepted.split(","):
        name, _, weight = item.partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False

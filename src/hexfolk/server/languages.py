"""In which language somebody is spoken to: the one in the address, else the one they have chosen on any of
their devices, else the one chosen in this browser, else the one it asks for."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hexfolk.i18n.languages import ORIGINAL, accepted, match
from hexfolk.server.answers import Reception, json_answer
from hexfolk.server.guards import Buckets
from hexfolk.store import languages
from hexfolk.store.store import Store
from hexfolk.view.messages.http import LanguageChoice, LanguageChosen

LANGUAGE_COOKIE: Final = "hexfolk_language"
# Signs of a tag that are looked at.
LONGEST_TAG: Final = 35
# Of one person, a second and at once: every page asks once.
LANGUAGE_RATE: Final = 2.0
LANGUAGE_BURST: Final = 60.0


class Languages:
    """The routes for the language of a person."""

    _store: Store

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._buckets = Buckets(LANGUAGE_RATE, LANGUAGE_BURST)

    def open(self, store: Store) -> None:
        """Before the first request."""
        self._store = store

    def routes(self) -> list[Route]:
        return [
            Route("/api/language", self.tell),
            Route("/api/language", self.choose, methods=["POST"]),
        ]

    async def tell(self, request: Request) -> Response:
        """The language that who asks has chosen, on whatever device."""
        if not self._reception.take(request, self._buckets):
            return self._reception.refuse("too_fast", 429)
        return json_answer(LanguageChosen(await self.chosen(request)))

    async def choose(self, request: Request) -> Response:
        """Keep what somebody has chosen, for all their devices."""
        asked = await self._reception.read(request, self._buckets, LanguageChoice)
        if isinstance(asked, Response):
            return asked
        guest, wanted = asked
        language = match([wanted.language[:LONGEST_TAG]])
        if language != wanted.language:
            return self._reception.refuse("bad_message", 400)
        # Who has no cookie is nobody yet: there is nothing to keep it by.
        if guest.cookie is None:
            await languages.choose(self._store, guest.person, language)
        return Response(status_code=204)

    async def chosen(self, request: Request) -> str | None:
        """The language of the person behind a request; None if they have chosen none that there is."""
        guest = await self._reception.guests.recognise(request)
        if guest.cookie is not None:
            return None
        return match([await languages.chosen(self._store, guest.person) or ""])

    async def of(self, request: Request) -> str:
        """The language in which a page is written."""
        return _asked(request) or await self.chosen(request) or _wished(request)


def language_of(request: Request) -> str:
    """The language that a request itself wants: in its address, its cookie, or as the browser asks."""
    return _asked(request) or _wished(request)


def _asked(request: Request) -> str | None:
    return match(tag[:LONGEST_TAG] for tag in request.query_params.getlist("lang"))


def _wished(request: Request) -> str:
    return (
        match([request.cookies.get(LANGUAGE_COOKIE, "")[:LONGEST_TAG]])
        or match(accepted(request.headers.get("accept-language", "")))
        or ORIGINAL
    )

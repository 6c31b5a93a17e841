"""Every message between browser and server, as msgspec structs.

The TypeScript protocol file of the web client is generated from these modules, so
this is the one place where the wire format is said. Words used throughout:

* *seat*: index in order of play, 0 … players-1. A spectator has no seat (None).
* *spot*: a place on the board in text form: ``n23`` an intersection, ``e17`` an edge,
  ``h9`` a hex.
* *cards*: counts by resource, always in the order wood, brick, wool, grain, ore.
* *action*: the text form of an action, the same as in records (``settle n23``,
  ``bank wool>ore``, ``offer 2wood>1ore`` …; see ``hexfolk.core.action``).
* lengths on the board are in hex sides, y grows downwards.
"""

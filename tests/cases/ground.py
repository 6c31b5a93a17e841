"""Places on the home board by what lies there, and payments, for the cases."""

from tests.core.kit import Scene

COSTS = {
    "road": "1wood1brick",
    "settle": "1wood1brick1wool1grain",
    "city": "2grain3ore",
    "buy": "1wool1grain1ore",
}


def upper_edge(scene: Scene, row: int) -> list[int]:
    """The zigzag of intersections along the top of a row of hexes, from the west."""
    hexes = [h for h, (r, _) in enumerate(scene.topology.positions) if r == row]
    return [scene.corner(hexes[0], 5), *(scene.corner(h, place) for h in hexes for place in (0, 1))]


def lower_edge(scene: Scene, row: int) -> list[int]:
    """The same along the bottom."""
    hexes = [h for h, (r, _) in enumerate(scene.topology.positions) if r == row]
    return [scene.corner(hexes[0], 4), *(scene.corner(h, place) for h in hexes for place in (3, 2))]


def node_between(scene: Scene, *hexes: int) -> int:
    """The first intersection whose hexes are exactly these."""
    return next(
        n
        for n in range(scene.topology.node_count)
        if {int(h) for h in scene.topology.node_hexes[3 * n : 3 * n + 3] if h >= 0} == set(hexes)
    )


def way_off(scene: Scene, node: int, *line: int) -> int:
    """The neighbour of an intersection that is not on a line."""
    return next(n for n in scene.neighbours(node) if n not in line)


def pay(scene: Scene, seat: int, word: str) -> None:
    """Give a player just what a thing costs."""
    scene.give(seat, COSTS[word])


def build_road(scene: Scene, seat: int, one: int, other: int) -> None:
    """A paid road in the seat's own turn."""
    scene.on_turn(seat)
    pay(scene, seat, "road")
    scene.do(seat, f"road e{scene.edge(one, other)}")


def build_into(scene: Scene, seat: int, node: int, *line: int) -> None:
    """A paid settlement on an intersection of another's line, reached over a road from beside it."""
    scene.roads(seat, way_off(scene, node, *line), node)
    scene.on_turn(seat)
    pay(scene, seat, "settle")
    scene.do(seat, f"settle n{node}")


def roll_number(scene: Scene, seat: int, number: int) -> None:
    """Roll a number in a seat's own turn, whichever dice make it."""
    first = min(6, number - 1)
    scene.roll(seat, first, number - first)

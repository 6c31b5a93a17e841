"""The text of a map file, in its one canonical form."""

from typing import Final

from hexfolk.core import terrain
from hexfolk.core.drawing import draw
from hexfolk.core.fixed import NUMBERS, draw_numbers, port_line
from hexfolk.core.island import Island
from hexfolk.core.port import port_name

PLACES_A_LINE: Final = 10
# In the order in which map files list them.
TERRAINS: Final = ("forest", "pasture", "field", "hills", "mountains", "desert", "gold")
PORTS: Final = ("any", "wool", "grain", "wood", "brick", "ore")


def island_text(island: Island) -> str:
    """The one map file that says just this island: the inverse of ``parse_island``."""
    lines = [f'id = "{island.key}"']
    if island.name:
        quoted = island.name.replace("\\", "\\\\").replace('"', '\\"')
        lines.append(f'name = "{quoted}"')
    lines += [f"players = [{island.players[0]}, {island.players[1]}]", f"target = {island.target}"]
    if island.no_start:
        places = [f"[{q}, {r}]" for r, q in island.no_start]
        # Short lists on one line; no line may grow too long to be read again.
        if len(places) <= PLACES_A_LINE:
            lines.append(f"no_start = [{', '.join(places)}]")
        else:
            lines += ["no_start = [", *(f"  {place}," for place in places), "]"]
    lines += ['map = """', *draw(island.cells), '"""']
    if island.fixed_numbers:
        marks = draw_numbers(island.cells, island.fixed_numbers)
        lines += ['fixed_numbers = """', *draw(marks), '"""']
    if island.fixed_ports:
        ports_fixed = [f"  {port_line(port)}," for port in island.fixed_ports]
        lines += ["fixed_ports = [", *ports_fixed, "]"]
    if island.seafaring != "no":
        lines += ["", "[seafaring]", f'use = "{island.seafaring}"', f"target = {island.seafaring_target}"]
    lines += _table("terrain", TERRAINS, [terrain.NAMES[t] for t in island.terrain_pool])
    lines += _table("numbers", tuple(str(n) for n in NUMBERS), [str(n) for n in island.number_pool])
    lines += _table("ports", PORTS, [port_name(kind) for kind in island.port_pool])
    return "\n".join(lines) + "\n"


def _table(name: str, order: tuple[str, ...], members: list[str]) -> list[str]:
    counts = [f"{member} = {members.count(member)}" for member in order if member in members]
    return ["", f"[{name}]", *counts]

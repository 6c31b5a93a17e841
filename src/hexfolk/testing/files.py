"""Whether a map file or a record is sound."""

from hexfolk.core import terrain
from hexfolk.core.board import RED
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.hexgrid import neighbour
from hexfolk.core.island import Island
from hexfolk.core.map_reading import parse_island
from hexfolk.core.record import Record
from hexfolk.core.state import State
from hexfolk.core.topology import Topology
from hexfolk.playing import read_record
from hexfolk.testing.verdict import Nonconforming

DEALS = 50


def check_island(text: str) -> Island:
    """Read a map file and deal it many times. Raises BadIsland, or Nonconforming if a deal breaks B8–B12."""
    island = parse_island(text)
    topology = Topology(island)
    places = {position: h for h, position in enumerate(topology.positions)}
    for seed in range(DEALS):
        board = deal(topology, Seeded(seed))
        if sorted(int(n) for n in board.number if n) != island.all_numbers():
            raise Nonconforming(f"seed {seed}: the number tokens are not those of the file")
        for h, position in enumerate(topology.positions):
            if (board.number[h] != 0) != terrain.has_number(int(board.terrain[h])):
                raise Nonconforming(f"seed {seed}: hex {h} has a token and no yield, or the reverse")
            beside = [places.get(neighbour(position, i), -1) for i in range(6)]
            if board.number[h] in RED and any(o >= 0 and board.number[o] in RED for o in beside):
                raise Nonconforming(f"seed {seed}: red tokens touch at hex {h}")
        if sorted(port.kind for port in board.ports) != island.all_ports():
            raise Nonconforming(f"seed {seed}: the ports are not those of the file")
    return island


def check_record(text: str) -> tuple[Record, State]:
    """Read and replay a record. Raises BadRecord; Nonconforming if it does not write itself back."""
    record, state = read_record(text)
    if record.to_text() != text:
        raise Nonconforming("the record is not in the canonical form")
    return record, state

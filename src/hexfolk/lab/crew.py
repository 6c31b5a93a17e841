"""Work for one process or several."""

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Final, TypeVar

from hexfolk.asking.cell import prepare

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")
# Tasks handed out per worker: one to do and some to go on with.
_AHEAD: Final = 4


def results(work: Callable[[_Task], _Result], tasks: Iterable[_Task], workers: int) -> Iterator[_Result]:
    """What ``work`` makes of every task, each as soon as it is done: in any order with several workers."""
    if workers == 1:
        yield from map(work, tasks)
        return
    # Spawned: the same on every system, and nothing of this process leaks into the games.
    context = multiprocessing.get_context("spawn")
    left = iter(tasks)
    with ProcessPoolExecutor(workers, mp_context=context, initializer=prepare) as pool:
        try:
            open_tasks: set[Future[_Result]] = {
                pool.submit(work, task) for task in islice(left, _AHEAD * workers)
            }
            while open_tasks:
                done, open_tasks = wait(open_tasks, return_when=FIRST_COMPLETED)
                open_tasks |= {pool.submit(work, task) for task in islice(left, len(done))}
                for task in done:
                    yield task.result()
        finally:
            # After a failure or an interrupt nobody wants the rest.
            pool.shutdown(wait=True, cancel_futures=True)

import { loadHttp } from '../load/http-load.js';
import type { Figure } from '../report/goal.js';
import type { BoardChanges } from '../measuring/board-changes.js';
import type { Sides } from '../measuring/comparison.js';
import type { MadeBoard } from '../measuring/content.js';

const READERS = 16;
const MB = 1024 * 1024;

/** Peak memory of the service while 16 readers concurrently read a big board that changes constantly. */
export async function measureBigBoardMemory(
  sides: Sides,
  board: MadeBoard,
  changes: BoardChanges,
): Promise<Figure> {
  let most = 0;
  let watching = true;
  const watch = (async () => {
    while (watching) {
      most = Math.max(most, await sides.service.residentBytes());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  // Its error is thrown below: unhandled until then, it would end the process and leave the services running.
  watch.catch(() => undefined);
  try {
    await loadHttp(sides.service, {
      token: sides.token,
      connections: READERS,
      forMs: sides.measureMs,
      expected: [200],
      make: changes.readsOfChanged([board]),
    });
  } finally {
    watching = false;
    await watch;
  }
  return {
    what: '16 concurrent readers of the big board: resident memory',
    value: most / MB,
    unit: ' MB',
    goal: { atMost: 500 },
  };
}

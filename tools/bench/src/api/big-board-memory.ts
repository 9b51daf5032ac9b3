import { loadHttp } from '../load/http-load.js';
import type { Figure } from '../report/goal.js';
import type { BoardChanges } from './board-changes.js';
import type { Sides } from './comparison.js';
import type { MadeBoard } from './content.js';

const READERS = 16;
const MB = 1024 * 1024;

/** The most memory that the service holds while 16 readers take the big board at once, which changes all the time. */
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
    what: '16 readers of the big board at once: resident memory',
    value: most / MB,
    unit: ' MB',
    goal: { atMost: 500 },
  };
}

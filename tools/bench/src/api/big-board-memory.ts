import { loadHttp } from '../load/http-load.js';
import type { Figure } from '../report/goal.js';
import type { Sides } from './comparison.js';

const READERS = 16;
const MB = 1024 * 1024;

/** The most memory that the service holds while 16 readers take the big board at once. */
export async function measureBigBoardMemory(sides: Sides, bigBoardId: number): Promise<Figure> {
  let most = 0;
  let watching = true;
  const watch = (async () => {
    while (watching) {
      most = Math.max(most, await sides.service.residentBytes());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  await loadHttp(sides.service, {
    token: sides.token,
    connections: READERS,
    forMs: sides.measureMs,
    expected: [200],
    make: () => ({ method: 'GET', path: `/boards/${bigBoardId}` }),
  });
  watching = false;
  await watch;
  return {
    what: '16 readers of the big board at once: resident memory',
    value: most / MB,
    unit: ' MB',
    goal: { atMost: 500 },
  };
}

import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { openWorld, type World } from '../running/world.js';

interface Workspace {
  usage: { boards: number; cards: number; textBytes: number } | null;
}

describe('GET /workspace', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });

  it('shows the usage that boards-api counts', async () => {
    const before = await world.api.must<Workspace>('GET', '/workspace');
    const board = await world.api.must<{ lists: { id: number }[] }>('POST', '/boards', {
      name: 'Launch',
      lists: [{ name: 'To do' }],
    });
    await world.api.must('POST', '/cards', { listId: board.lists[0]?.id, title: 'Größe' });
    const { usage } = await eventually('a count of the new card', async () => {
      const workspace = await world.api.must<Workspace>('GET', '/workspace');
      return workspace.usage?.cards === (before.usage?.cards ?? NaN) + 1 && workspace;
    });
    expect(usage).toMatchObject({
      boards: (before.usage?.boards ?? NaN) + 1,
      textBytes: (before.usage?.textBytes ?? NaN) + Buffer.byteLength('Größe'),
      quotas: { boards: null, cards: null, textBytes: null },
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { CardOrder } from './card-order.js';
import { ChartBase } from './chart-base.js';
import type { GanttTask } from './entities.js';
import { settled } from './testing/manual-clock.js';
import { OTHER } from './testing/model-call.js';
import { TestSession } from './testing/test-session.js';

const LINK = { dependsOn: 101, type: 'FS', lagDays: 0 } as const;

describe('a response that is older than what is known', () => {
  it.each([
    ['a kind', (world: TestSession) => world.api.board.chart.update(OTHER, 103, { kind: 'milestone' })],
    ['progress', (world: TestSession) => world.api.board.chart.update(OTHER, 103, { progress: 40 })],
    ['a rank', (world: TestSession) => world.api.board.chart.reorder(OTHER, 103, { position: 'first' })],
    [
      'another dependency',
      (world: TestSession) => world.api.board.chart.link(OTHER, 103, { ...LINK, dependsOn: 102 }),
    ],
    ['the end of another dependency', (world: TestSession) => world.api.board.chart.unlink(OTHER, 103, 901)],
  ])(
    'has the dependency of others whose event was lost, when the event of %s came first [DEC-9.GANTT-3]',
    async (_, change) => {
      const world = await TestSession.open();
      const { api, clock, session } = world;
      session.openChart();
      api.board.chart.link(OTHER, 103, { ...LINK, dependsOn: 104 });
      await world.drain();
      api.board.chart.link(OTHER, 103, LINK);
      // The board is read again, and its chart after it.
      api.loseEvents();
      await clock.advance(1_000);
      while (!api.requests.some(({ path }) => path.endsWith('/gantt'))) await world.exchangeOne();
      api.handle();
      change(world);
      api.sendFrame();
      await settled();
      await world.drain();
      const { dependencies, kind, position } = session.store.task(103);
      expect({ dependencies, kind, position }).toEqual({
        dependencies: api.board.chart.task(103).dependencies,
        kind: api.board.chart.task(103).kind,
        position: api.board.chart.task(103).position,
      });
      expect(dependencies).toContainEqual(expect.objectContaining(LINK));
    },
  );

  it('does not bring back a dependency that others ended, when it is repeated for a request whose response was lost [DEC-9.GANTT-3]', async () => {
    const world = await TestSession.open({ isVersioned: true });
    const { api, clock, session } = world;
    session.openChart();
    await world.drain();
    void session.run({ kind: 'dependency.create', cardId: 103, ...LINK });
    await settled();
    // Twice, so that the next attempt comes after the board is read again.
    for (const pause of [1_000, 0]) {
      api.loseResponse();
      await settled();
      await clock.advance(pause);
    }
    const [made] = api.board.chart.task(103).dependencies;
    api.board.chart.unlink(OTHER, 103, made!.id);
    api.cutStream();
    await settled();
    await world.drain();
    expect(session.store.task(103).dependencies).toEqual([]);
  });

  it.each([
    ['first', true],
    ['last', false],
  ])('leaves a card in its newer list, when the response comes %s', (_, isFirst) => {
    const order = new CardOrder();
    const older = (): unknown =>
      order.observe(101, 11, 9, { position: 'a0', present: true, itemVersion: 2 }, true);
    if (isFirst) older();
    order.read(13, 4, [{ id: 101, position: 'a1', version: 3 }], true);
    if (!isFirst) older();
    expect([order.placeOf(101), order.idsOf(11), order.idsOf(13)]).toEqual([
      { parentId: 13, position: 'a1' },
      [],
      [101],
    ]);
  });

  it('leaves a card in its newer list, when the older list was archived and the response repeated [DEC-9.LIVE-8]', async () => {
    const world = await TestSession.open({ pageSize: 2 });
    const { api, session } = world;
    api.loseEvents();
    void session.run({ kind: 'card.update', cardId: 101, change: { title: 'Mine' } });
    await settled();
    api.loseResponse();
    api.board.moveCard(OTHER, 101, { listId: 13, position: 'last' });
    api.board.archiveList(OTHER, 11, true);
    await world.drain();
    expect(world.shown()).toEqual([[102, 103], [104, 105], [101]]);
  });

  it('keeps a dependency that was removed since away, and one that was made since', () => {
    const chart = new ChartBase(new Set());
    const task = (version: number, ids: readonly number[]): GanttTask =>
      ({
        id: 103,
        kind: 'task',
        version,
        position: null,
        dependencies: ids.map((id) => ({ ...LINK, id, dependsOn: id })),
      }) as unknown as GanttTask;
    chart.read([task(2, [901])]);
    chart.removeDependency(103, 901, 4);
    chart.addDependency(103, { ...LINK, id: 903, dependsOn: 903 }, 5);
    chart.read([task(3, [901, 902])]);
    expect(chart.task(103).dependencies.map(({ id }) => id)).toEqual([902, 903]);
    chart.read([task(2, [901])]);
    expect(chart.task(103).dependencies.map(({ id }) => id)).toEqual([902, 903]);
    chart.read([task(6, [903])]);
    expect(chart.task(103)).toMatchObject({ dependencies: [{ id: 903 }], version: 6 });
  });
});

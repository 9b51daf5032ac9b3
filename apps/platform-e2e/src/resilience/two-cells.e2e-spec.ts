import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { connect, type NatsConnection } from 'nats';
import { ABoard } from '../api/a-board.js';
import { ApiCaller } from '../client/api-caller.js';
import { newWorkspace } from '../running/other-workspace.js';
import { OtherCell } from '../running/other-cell.js';
import { OwnStack } from '../running/own-stack.js';

interface ReadEvent {
  id: number;
  event: string;
  data: { id: number };
}

/** Ids of events have four bits of the cell (docs/decisions/0085-ids-with-a-cell.md). */
const cellOf = (id: number): number => (id % 512) >> 5;

describe('two cells with one auth, one dispatcher and one broker', () => {
  let stack: OwnStack;
  let other: OtherCell;
  let nats: NatsConnection;
  /** A workspace of each cell: its API, and its events at the dispatcher. */
  let cells: { api: ApiCaller; feed: ApiCaller; board: ABoard }[];

  beforeAll(async () => {
    stack = await OwnStack.start();
    const { deployment } = stack;
    other = await OtherCell.migrated(stack, 1);
    expect(await other.start(1)).toBeUndefined();
    const { token } = await newWorkspace(deployment);
    const apis = [
      new ApiCaller(deployment.apiUrl, deployment.token),
      new ApiCaller(other.apiUrl, token),
    ] as const;
    const feeds = [apis[0], new ApiCaller(deployment.apiUrl, token)] as const;
    cells = [];
    for (const [index, api] of apis.entries())
      cells.push({ api, feed: feeds[index]!, board: await ABoard.with(api, 'To do') });
    nats = await connect({
      servers: deployment.natsUrl,
      ...(deployment.natsUser ? { user: deployment.natsUser, pass: deployment.natsPassword ?? '' } : {}),
    });
  }, 300_000);
  afterAll(async () => {
    await nats.close();
    await other.close();
    await stack.stop();
  }, 60_000);

  async function feedOf(feed: ApiCaller): Promise<ReadEvent[]> {
    const all: ReadEvent[] = [];
    for (;;) {
      const after = all.at(-1)?.id;
      const page = await feed.must<ReadEvent[]>(
        'GET',
        `/events?limit=200${after === undefined ? '' : `&after=${after}`}`,
      );
      all.push(...page);
      if (page.length < 200) return all;
    }
  }
  const created = async (feed: ApiCaller, cards: readonly number[]): Promise<ReadEvent[]> =>
    eventually(
      'the events of the cards',
      async () => {
        // The first workspace has a board of its own.
        const events = (await feedOf(feed)).filter(
          ({ event, data }) => event === 'card.create' && cards.includes(data.id),
        );
        const ids = new Set(events.map(({ data }) => data.id));
        return cards.every((id) => ids.has(id)) && events;
      },
      120_000,
    );

  it('give different ids to everything, and all events reach the dispatcher', async () => {
    const titles = Array.from({ length: 60 }, (_, n) => `Card ${n}`);
    const made = await Promise.all(cells.map(({ board }) => board.cards(0, ...titles)));
    const events = await Promise.all(
      cells.map(({ feed }, cell) =>
        created(
          feed,
          (made[cell] ?? []).map(({ id }) => id),
        ),
      ),
    );
    for (const [cell, read] of events.entries()) {
      expect(read).toHaveLength(titles.length);
      expect(new Set(read.map(({ id }) => cellOf(id)))).toEqual(new Set([cell]));
      expect((made[cell] ?? []).every(({ id }) => id % 16 === cell)).toBe(true);
    }
    expect(new Set(events.flat().map(({ id }) => id)).size).toBe(2 * titles.length);
    expect(new Set(made.flat().map(({ id }) => id)).size).toBe(2 * titles.length);
  }, 180_000);

  it('publish again what the broker lost of each', async () => {
    const manager = await nats.jetstreamManager();
    await stack.signal('webhook-dispatcher', 'SIGSTOP');
    const lost: number[] = [];
    for (const { board } of cells) {
      const cards = await board.cards(0, 'Before', 'Lost', 'After');
      lost.push(cards[1]!.id);
    }
    const deleted = await eventually('the lost messages', async () => {
      const { state } = await manager.streams.info('KIBAN_EVENTS');
      const found: number[] = [];
      for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
        const message = await manager.streams.getMessage('KIBAN_EVENTS', { seq }).catch(() => undefined);
        const event = message?.json<ReadEvent>();
        if (event?.event === 'card.create' && lost.includes(event.data.id)) found.push(seq);
      }
      return found.length === 2 && found;
    });
    for (const seq of deleted) await manager.streams.deleteMessage('KIBAN_EVENTS', seq);
    await stack.signal('webhook-dispatcher', 'SIGCONT');
    for (const [cell, { feed }] of cells.entries()) await created(feed, [lost[cell]!]);
  }, 240_000);

  it('refuse a number that another database has, and a number that changes', async () => {
    const third = await OtherCell.migrated(stack, 1);
    try {
      const taken = await third.start(1);
      expect(taken).toMatchObject({
        code: 1,
        printed: expect.stringMatching(/Cell 1 belongs to the database/),
      });
      const changed = await third.start(2);
      expect(changed).toMatchObject({
        code: 1,
        printed: expect.stringMatching(/This database is cell 1 .*Set CELL=1/),
      });
    } finally {
      await third.close();
    }
    await other.stop();
    await expect(other.migrate(2)).rejects.toThrow(/so it cannot become cell 2/);
    expect(await other.start(1)).toBeUndefined();
  }, 120_000);
});

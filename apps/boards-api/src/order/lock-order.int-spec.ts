import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CardBatchItemDto, ErrorDto } from '@kiban/contracts';
import { eventually } from '@kiban/testing';
import { RunningApi, type HttpResponse, type Client } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start({}, 600_000);
  token = api.token();
});
afterAll(() => api.stop());

describe('an action on many cards', () => {
  it.each<
    [
      what: string,
      call: (board: {
        lists: number[];
        card: number;
        other: number;
        label: number;
        field: number;
      }) => Promise<HttpResponse<unknown>>,
    ]
  >([
    [
      'deleting a list whose cards go elsewhere',
      ({ lists }) => token.delete(`/lists/${lists[0]}?moveCardsTo=${lists[1]}`),
    ],
    ['deleting a label', ({ label }) => token.delete(`/labels/${label}`)],
    ['deleting a field', ({ field }) => token.delete(`/fields/${field}`)],
    ['reordering a task', ({ card }) => token.post(`/gantt/tasks/${card}/reorder`, { position: 'last' })],
    [
      'making a dependency',
      ({ card, other }) => token.post(`/gantt/tasks/${card}/dependencies`, { dependsOn: other }),
    ],
    [
      'a cascade',
      ({ card }) =>
        token.patch(`/gantt/tasks/${card}`, { start: '2026-12-01', end: '2026-12-02', cascade: 'push' }),
    ],
  ])('waits for a card before it takes lists, as a move does: %s', async (_, call) => {
    const { id, lists } = await token.board(['a', 'b']);
    const card = await token.card(lists[0] as number);
    const other = await token.card(lists[0] as number);
    const made = async (path: string, body: object): Promise<number> =>
      (await token.post<{ id: number }>(path, body)).body.id;
    const label = await made(`/boards/${id}/labels`, { name: 'now', color: '#ef4444' });
    await token.put(`/cards/${card}/labels`, { labelIds: [label] });
    const field = await made(`/boards/${id}/fields`, { name: 'Region', type: 'text' });
    await token.put(`/cards/${card}/fields/${field}`, { value: 'EMEA' });
    const mover = await api.database.dedicatedClient();
    try {
      await mover.query('BEGIN');
      await mover.query('SELECT 1 FROM boards.card WHERE id = $1 FOR NO KEY UPDATE', [card]);
      const response = call({ lists, card, other, label, field });
      await eventually('the action waits for the card', async () => {
        const waiting = await api.database.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
      // Were the list taken already, each would now wait for the other until PostgreSQL ends one of them.
      await mover.query('SELECT 1 FROM boards.list WHERE id = $1 FOR UPDATE NOWAIT', [lists[0]]);
      await mover.query('COMMIT');
      expect((await response).status).toBeLessThan(300);
    } finally {
      await mover.end();
    }
  });
});

describe('batches of cards beside moves, and deletions of their lists', () => {
  it('are each answered, without a fault of ours, whole or not at all where they are atomic [DEC-5.CARD-11]', async () => {
    const board = await token.board(['a', 'b', 'c']);
    const kept = board.lists[0] as number;
    let lists = [...board.lists];
    const cards: number[] = [];
    const codes = new Set<string>();
    const faults: string[] = [];
    const note = ({ status, body }: HttpResponse<unknown>): void => {
      const said = status < 400 ? 'granted' : `${status} ${(body as ErrorDto).code}`;
      codes.add(said);
      if (status >= 500) faults.push(said);
    };
    let state = 11;
    const random = (below: number): number =>
      ((state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 8) % below;
    const any = <T>(items: readonly T[]): T => items[random(items.length)] as T;
    const expected = new Map<string, number>();
    const batcher = async (number: number): Promise<void> => {
      for (let turn = 0; turn < 8; turn += 1) {
        const title = `batch ${number}.${turn}`;
        const request = {
          atomic: turn % 2 === 0,
          cards: Array.from({ length: 20 }, () => ({ listId: any(lists), title })),
        };
        const headers: Record<string, string> =
          turn % 4 < 2 ? { 'idempotency-key': title.replace(' ', '-') } : {};
        const response = await token.post<CardBatchItemDto[]>('/cards/batch', request, headers);
        note(response);
        const items = response.status === 200 ? response.body : [];
        const made = items.flatMap(({ card }) => (card ? [card.id] : []));
        if (request.atomic) expect([0, 20]).toContain(made.length);
        expected.set(title, made.length);
        cards.push(...made);
      }
    };
    let isBusy = true;
    const mover = async (): Promise<void> => {
      while (isBusy) {
        if (cards.length > 0)
          note(
            await token.post(`/cards/${any(cards)}/move`, {
              listId: any(lists),
              position: any(['first', 'last']),
            }),
          );
        else await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const deleter = async (): Promise<void> => {
      while (isBusy) {
        const made = await token.post<{ id: number }>(`/boards/${board.id}/lists`, { name: 'Passing' });
        note(made);
        const gone = lists.find((id) => id !== kept);
        lists = [...lists.filter((id) => id !== gone), made.body.id];
        note(await token.delete(`/lists/${gone}?moveCardsTo=${kept}`));
      }
    };
    const beside = [...Array.from({ length: 8 }, mover), deleter()];
    await Promise.all(Array.from({ length: 16 }, (_, index) => batcher(index)));
    isBusy = false;
    await Promise.all(beside);
    expect(faults).toEqual([]);
    expect([...codes].filter((code) => code !== 'granted')).toEqual(
      expect.arrayContaining(['404 not_found']),
    );
    const found = await api.database.query<{ title: string; count: number }>(
      'SELECT title, count(*) AS count FROM boards.card WHERE board_id = $1 GROUP BY title',
      [board.id],
    );
    const counts = new Map(found.map(({ title, count }) => [title, count]));
    for (const [title, count] of expected) expect([title, counts.get(title) ?? 0]).toEqual([title, count]);
  }, 120_000);
});

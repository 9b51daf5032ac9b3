import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CardBatchItemDto, ErrorDto } from '@kiban/contracts';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start({ QUOTA_TEXT_BYTES: '2000' });
  token = api.token();
});
afterAll(() => api.stop());

const path = '/cards/batch-update';

describe('POST /cards/batch-update', () => {
  it('rejects those of its changes that exceed the quota of text', async () => {
    const { lists } = await token.board(['a']);
    const cards = [];
    for (const bytes of [1_500, 1_500, 100])
      cards.push({ id: await token.card(lists[0] as number), set: { description: 'x'.repeat(bytes) } });
    const { body } = await token.post<CardBatchItemDto[]>(path, { cards });
    expect(body.map(({ status, error }) => error?.code ?? status)).toEqual([200, 'limit_reached', 200]);
  });

  it.each<[string, unknown, string]>([
    ['no changes', [], 'cards'],
    ['too many changes', Array.from({ length: 201 }, () => ({ id: 1, completed: true })), 'cards'],
    ['no array', {}, 'cards'],
    ['items that are no objects', [1], 'cards'],
    ['no id', [{ completed: true }], 'cards.0.id'],
    ['an id that is text', [{ id: '1', completed: true }], 'cards.0.id'],
    ['a version of 0', [{ id: 1, version: 0, completed: true }], 'cards.0.version'],
    ['a state that is no boolean', [{ id: 1, completed: 'yes' }], 'cards.0.completed'],
    ['null for a change', [{ id: 1, set: null }], 'cards.0.set'],
    ['a list for a change', [{ id: 1, set: [] }], 'cards.0.set'],
    ['an unknown property', [{ id: 1, delete: true }], 'cards.0.delete'],
    ['an unknown property of a change', [{ id: 1, set: { listId: 1 } }], 'cards.0.set.listId'],
    ['a blank title', [{ id: 1, set: { title: ' ' } }], 'cards.0.set.title'],
    ['a move to no list', [{ id: 1, move: {} }], 'cards.0.move.listId'],
    ['a label twice', [{ id: 1, labels: { add: [5, 5] } }], 'cards.0.labels.add'],
    [
      'too many assignees',
      [{ id: 1, assignees: { add: Array.from({ length: 51 }, (_, n) => n + 1) } }],
      'cards.0.assignees.add',
    ],
    ['deep JSON', [{ id: 1, labels: { add: [[[[1]]]] } }], 'cards.0.labels.add'],
  ])('rejects %s as a whole', async (_what, cards, field) => {
    const { status, body } = await token.post<ErrorDto>(path, { cards });
    expect(status).toBe(422);
    expect(body.details?.map((detail) => detail.field)).toContain(field);
  });
});

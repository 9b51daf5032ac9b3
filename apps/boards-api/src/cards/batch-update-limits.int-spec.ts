import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limits, type CardBatchItemDto, type ErrorDto } from '@kiban/contracts';
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
  ])('rejects %s as a whole', async (_what, cards, field) => {
    const { status, body } = await token.post<ErrorDto>(path, { cards });
    expect(status).toBe(422);
    expect(body.details?.map((detail) => detail.field)).toContain(field);
  });

  it.each<[string, unknown, string]>([
    ['a number', 1, ''],
    ['null', null, ''],
    ['an array', [{ id: 1 }], ''],
    ['no id', { completed: true }, 'id'],
    ['an id that is text', { id: '1', completed: true }, 'id'],
    ['a version of 0', { id: 1, version: 0, completed: true }, 'version'],
    ['a state that is no boolean', { id: 1, completed: 'yes' }, 'completed'],
    ['null for a change', { id: 1, set: null }, 'set'],
    ['a list for a change', { id: 1, set: [] }, 'set'],
    ['an unknown property', { id: 1, delete: true }, 'delete'],
    ['an unknown property of a change', { id: 1, set: { listId: 1 } }, 'set.listId'],
    ['a blank title', { id: 1, set: { title: ' ' } }, 'set.title'],
    ['a move to no list', { id: 1, move: {} }, 'move.listId'],
    ['a label twice', { id: 1, labels: { add: [5, 5] } }, 'labels.add'],
    [
      'too many assignees',
      { id: 1, assignees: { add: Array.from({ length: 51 }, (_, n) => n + 1) } },
      'assignees.add',
    ],
    ['deep JSON', { id: 1, labels: { add: [[[[1]]]] } }, 'labels.add'],
    ['a name that every object has', { id: 1, constructor: 1 }, 'constructor'],
  ])('reports %s for its item alone [DEC-5.CARD-18]', async (_what, malformed, field) => {
    const { lists } = await token.board(['a']);
    const id = await token.card(lists[0] as number);
    const cards = [{ id, completed: true }, malformed, { id, completed: false }];
    const { status, body } = await token.post<CardBatchItemDto[]>(path, { cards });
    expect([status, body.map((item) => item.status)]).toEqual([200, [200, 422, 200]]);
    expect(body[1]?.error).toMatchObject({ code: 'validation_failed', requestId: expect.any(String) });
    expect(body[1]?.error?.details?.map((detail) => detail.field)).toContain(field);
  });

  it('names few faults of many malformed items', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`property ${n}`, true]));
    const cards = Array.from({ length: limits.batchChangesMax }, () => unknown);
    const { status, body } = await token.post<CardBatchItemDto[]>(path, { cards });
    expect([status, new Set(body.map((item) => item.status))]).toEqual([200, new Set([422])]);
    const named = body.map(({ error }) => error?.details?.length ?? 0);
    expect(named).toHaveLength(limits.batchChangesMax);
    expect([Math.min(...named), Math.max(...named)]).toEqual([1, 5]);
    expect(named.reduce((sum, count) => sum + count, 0)).toBeLessThan(limits.batchChangesMax + 50);
  });
});

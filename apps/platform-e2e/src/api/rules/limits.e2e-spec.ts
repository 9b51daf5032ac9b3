import { beforeAll, describe, expect, it } from '@jest/globals';
import { testDeployment } from '../../client/deployment.js';
import { newOwner, type Owner } from '../../running/owner.js';
import { ABoard } from '../a-board.js';
import { expectError } from '../error-body.js';

/** Runs `make` for 0 to `count` − 1 with limited concurrency. */
async function times(count: number, make: (n: number) => Promise<unknown>): Promise<void> {
  const rest = Array.from({ length: count }, (_, n) => n);
  const worker = async (): Promise<void> => {
    for (let n = rest.shift(); n !== undefined; n = rest.shift()) await make(n);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** A collection with a size limit needs no cursor: it is one bare array. */
async function expectWhole({ api }: Owner, path: string, count: number): Promise<void> {
  const { status, body, headers } = await api.get(path);
  expect({ status, isArray: Array.isArray(body) }).toEqual({ status: 200, isArray: true });
  expect(body).toHaveLength(count);
  expect([headers.get('x-next-cursor'), headers.get('link')]).toEqual([null, null]);
}

/** Each limit in a separate workspace, so that reaching it does not affect other tests. */
describe('the limits', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await newOwner(await testDeployment());
  });

  it('allow 500 boards in a workspace and 200 lists on a board, each collection returned whole [DEC-2.LIMIT-3, DEC-2.LIMIT-6, DEC-2.PAGE-1]', async () => {
    const lists = Array.from({ length: 200 }, (_, n) => ({ name: `List ${n}` }));
    const board = await ABoard.with(owner.api, ...lists.map(({ name }) => name));
    expectError(
      await owner.api.post(`/boards/${board.id}/lists`, { name: 'One more' }),
      409,
      'limit_reached',
    );
    expect(
      (await owner.api.post('/boards', { name: 'Too long', lists: [...lists, { name: 'x' }] })).status,
    ).toBe(422);
    const { length } = await owner.api.must<unknown[]>('GET', '/boards?archived=all');
    await times(500 - length, (n) => owner.api.must('POST', '/boards', { name: `Board ${n}` }));
    expectError(await owner.api.post('/boards', { name: 'One more' }), 409, 'limit_reached');
    await expectWhole(owner, '/boards?archived=all', 500);
    await expectWhole(owner, `/boards/${board.id}/lists`, 200);
  });

  it('allow 10,000 cards in a list [DEC-2.LIMIT-3, DEC-2.LIMIT-6]', async () => {
    const other = await newOwner(await testDeployment());
    const cards = Array.from({ length: 10_000 }, (_, n) => ({
      id: `c${n}`,
      idList: 'l',
      name: `${n}`,
      pos: n,
    }));
    const { boardId } = await other.api.must<{ boardId: number }>('POST', '/boards/import', {
      name: 'Full',
      lists: [
        { id: 'l', name: 'Full', pos: 1 },
        { id: 'm', name: 'Empty', pos: 2 },
      ],
      cards,
    });
    const { lists } = await other.api.must<{ lists: { id: number; cardCount: number }[] }>(
      'GET',
      `/boards/${boardId}?cardsPerList=1`,
    );
    const [full, empty] = lists;
    expect(full!.cardCount).toBe(10_000);
    const add = { listId: full!.id, title: 'One more' };
    expectError(await other.api.post('/cards', add), 409, 'list_full');
    const card = await other.api.must<{ id: number }>('POST', '/cards', { ...add, listId: empty!.id });
    expectError(await other.api.post(`/cards/${card.id}/move`, { listId: full!.id }), 409, 'list_full');
  });

  it('allow 100 fields on a board and 50 assignees on a card [DEC-2.LIMIT-4, DEC-2.LIMIT-6]', async () => {
    const other = await newOwner(await testDeployment());
    const board = await ABoard.with(other.api, 'To do');
    const add = (n: number) =>
      other.api.post(`/boards/${board.id}/fields`, { name: `Field ${n}`, type: 'text' });
    await times(100, add);
    expectError(await add(100), 409, 'limit_reached');
    await expectWhole(other, `/boards/${board.id}/fields`, 100);
    const { id } = await board.card();
    const memberIds = Array.from({ length: 51 }, (_, n) => n + 1);
    const { details } = expectError(
      await other.api.call({ method: 'PUT', path: `/cards/${id}/assignees`, body: { memberIds } }),
      422,
      'validation_failed',
    );
    expect(details?.[0]?.message).toContain('50');
  });

  it('allow 100 webhook endpoints and 100 active tokens in a workspace [DEC-2.LIMIT-5, DEC-2.LIMIT-6]', async () => {
    const other = await newOwner(await testDeployment());
    const hook = (n: number) =>
      other.api.post('/webhooks', { url: `http://127.0.0.1:9009/${n}`, events: ['card.create'] });
    await times(100, hook);
    expectError(await hook(100), 409, 'limit_reached');
    await expectWhole(other, '/webhooks', 100);
    const { password } = other.account;
    const token = (n: number) =>
      other.screen.post<{ id: number }>('/tokens', { name: `Token ${n}`, password });
    const active = async (): Promise<{ id: number }[]> =>
      (await other.screen.must<{ id: number; kind: string; state: string }[]>('GET', '/tokens')).filter(
        ({ kind, state }) => kind === 'token' && state === 'active',
      );
    await times(100 - (await active()).length, token);
    expectError(await token(100), 409, 'limit_reached');
    const [first] = await active();
    await other.screen.must('POST', `/tokens/${first!.id}/revoke`, { password });
    expect((await token(101)).status).toBe(201);
  });
});

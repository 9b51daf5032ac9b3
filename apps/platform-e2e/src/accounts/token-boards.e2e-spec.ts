import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiCall, ApiResponse } from '../client/api-caller.js';
import { expectError } from '../api/error-body.js';
import type { ErrorBody } from '../api/resources.js';
import { operationsOf, servedDocument } from '../contract/api-document.js';
import { testDeployment } from '../client/deployment.js';
import { BoardTokenWorld } from './board-token-world.js';
import { boardTokenRuleOf } from './token-boards.js';

const deployment = await testDeployment();
const document = await servedDocument(deployment.specUrl);
const operations = operationsOf(document);

/** The result of the only item of a batch, as if it were the response. */
function resultOf({ path }: ApiCall, response: ApiResponse): ApiResponse {
  if (path !== '/cards/batch-update' || response.status !== 200) return response;
  const [{ status, error }] = response.body as [{ status: number; error?: unknown }];
  return { ...response, status, body: error };
}

/** An error without what differs between two requests: ids, and the id of the request. */
function wordsOf({ status, body }: ApiResponse): string {
  const { code, error } = body as ErrorBody;
  return `${status} ${code} ${error.replace(/\d+/g, '#')}`;
}

describe('a token restricted to one board', () => {
  let world: BoardTokenWorld;
  /** A board with a card, which no other call uses. */
  let elsewhere: number;
  beforeAll(async () => {
    world = await BoardTokenWorld.open(deployment);
    const board = await world.board();
    await board.card('A card elsewhere');
    elsewhere = board.id;
  });
  afterAll(() => world.close());

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s: works on its board as for an admin, and on every other board as on one that does not exist [DEC-4.20, DEC-4.21]',
    async (_, operation) => {
      const rule = boardTokenRuleOf(operation);
      const { call, boards } = await world.callOn(document, operation);
      const own = boards.length > 0 ? boards : [elsewhere];
      const before = await world.stateOf(boards);

      const others = [[elsewhere], ...(boards.length > 1 ? boards.map((id) => [id]) : [])];
      for (const boardIds of rule === 'its boards' ? others : []) {
        const seesPath = boardIds[0] === boards[0];
        const [hidden, missing] = await world.asTokenOf(boardIds, async (caller) => [
          resultOf(call, await caller.call(call)),
          resultOf(call, await caller.call(withoutObjects(call, seesPath))),
        ]);
        expect({ boardIds, words: wordsOf(hidden as ApiResponse) }).toEqual({
          boardIds,
          words: wordsOf(missing as ApiResponse),
        });
        expect(hidden?.status).toBe(404);
      }
      if (rule === 'closed')
        await world.asTokenOf(own, async (caller) => expectError(await caller.call(call), 403, 'forbidden'));
      expect(await world.stateOf(boards)).toEqual(before);

      if (rule === 'closed') return;
      const response = await world.asTokenOf(own, async (caller) => resultOf(call, await caller.call(call)));
      const shown = `${response.status} ${response.text.slice(0, 200)}`;
      expect({ shown, isSuccess: response.status >= 200 && response.status < 300 }).toEqual({
        shown,
        isSuccess: true,
      });
    },
  );

  it('gets the error of a missing board where it may not copy or order one [DEC-4.20]', async () => {
    const { id } = await world.board();
    for (const action of ['duplicate', 'reorder'])
      await world.asTokenOf([elsewhere], async (caller) => {
        const body = action === 'reorder' ? { position: 'first' } : {};
        const hidden = await caller.post(`/boards/${id}/${action}`, body);
        expect(wordsOf(hidden)).toBe(wordsOf(await caller.post(`/boards/${MISSING}/${action}`, body)));
        expect(hidden.status).toBe(404);
      });
  });

  it('lists and finds what is on its board, and nothing else [DEC-4.20]', async () => {
    const board = await world.board();
    const card = await board.card('A card of another board');
    await world.asTokenOf([elsewhere], async (caller) => {
      const ids = (body: unknown): number[] => (body as { id: number }[]).map(({ id }) => id);
      expect(ids(await caller.must('GET', '/boards?archived=all'))).toEqual([elsewhere]);
      const found = await caller.must<{ boardId: number }[]>('GET', '/search?q=card&archived=all');
      expect(found.map(({ boardId }) => boardId)).toEqual([elsewhere]);
      expect(await caller.must('GET', `/search?q=card&boardId=${board.id}`)).toEqual([]);
      expect(await caller.must('GET', `/search?assignee=none&listId=${card.listId}`)).toEqual([]);
      expect(await caller.must('GET', '/workspace')).toMatchObject({ usage: null });
    });
  });

  it('sees no board after the last one is deleted [DEC-4.23]', async () => {
    const gone = await world.board();
    await world.asTokenOf([gone.id], async (caller) => {
      await caller.must('POST', `/boards/${gone.id}/archive`);
      await caller.must('DELETE', `/boards/${gone.id}`);
      expect(await caller.must('GET', '/boards?archived=all')).toEqual([]);
      expect(await caller.must('GET', '/search?q=card')).toEqual([]);
      expectError(await caller.get(`/boards/${elsewhere}`), 404, 'not_found');
    });
  });

  it('is issued only for boards of the workspace, and listed with their names [DEC-4.19]', async () => {
    const { screen, account } = world.owner;
    const request = { name: 'Of boards', password: account.password };
    expectError(await screen.post('/tokens', { ...request, boardIds: [MISSING] }), 422, 'validation_failed');
    const { boardId, name } = { boardId: elsewhere, name: (await named(elsewhere)).name };
    const { id } = await screen.must<{ id: number }>('POST', '/tokens', { ...request, boardIds: [boardId] });
    const tokens = await screen.must<{ id: number; kind: string; boards: object[] }[]>('GET', '/tokens');
    expect(tokens.find((token) => token.kind === 'token' && token.id === id)?.boards).toEqual([
      { id: boardId, name },
    ]);
    await screen.must('POST', `/tokens/${id}/revoke`, { password: account.password });
  });

  const named = (id: number): Promise<{ name: string }> => world.api.must('GET', `/boards/${id}`);
});

const MISSING = 900_000_000_000;

/** The same call for objects that do not exist: of the path, or the list or card of the body. */
function withoutObjects({ path, body, ...call }: ApiCall, seesPath: boolean): ApiCall {
  const isOfPath = /\/\d+/.test(path) && !seesPath;
  if (isOfPath) return { ...call, path: path.replace(/\/\d+/, `/${MISSING}`), body };
  return { ...call, path, body: JSON.parse(JSON.stringify(body), missing) };
}

const missing = (name: string, value: unknown): unknown =>
  typeof value === 'number' && (name === 'listId' || name === 'id') ? MISSING : value;

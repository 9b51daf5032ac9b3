import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RunningApi, type Client, type MadeBoard } from '../testing/running-api.js';

/** Reads that share a statement, or an answer, with others that are asked at the same time (decision 11). */

interface BoardBody {
  id: number;
  lists: { id: number; cards: { id: number; title: string }[] }[];
  code?: string;
}

let api: RunningApi;
let token: Client;
let insider: Client;
let outsider: Client;
let stranger: Client;
let open: MadeBoard;
let secret: MadeBoard;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
  insider = api.member('member', 'screen', 'Ina');
  outsider = api.member('member', 'screen', 'Otto');
  stranger = api.stranger();
  open = await token.board(['To do', 'Done']);
  secret = await insider.board(['Plans'], { visibility: 'private' });
  await token.card(open.lists[0] ?? 0);
  await insider.card(secret.lists[0] ?? 0, 'a secret');
  // From the second reading on a text is known, and readings of it are gathered.
  for (const { id } of [open, secret]) expect((await token.get(`/boards/${id}`)).status).toBe(200);
});
afterAll(() => api.stop());

describe('reads at the same time', () => {
  it('are each answered by what their own caller may see, also of one board', async () => {
    const callers = [token, insider, outsider, stranger];
    const mayRead = (caller: Client, board: MadeBoard): boolean =>
      caller !== stranger && (board === open || caller !== outsider);
    const asked = Array.from({ length: 64 }, (_, n) => ({
      caller: callers[n % 4] ?? token,
      board: Math.floor(n / 4) % 2 === 0 ? open : secret,
    }));
    const responses = await Promise.all(
      asked.map(({ caller, board }) => caller.get<BoardBody>(`/boards/${board.id}`)),
    );
    const texts = new Map([
      [open, (await token.get(`/boards/${open.id}`)).body],
      [secret, (await token.get(`/boards/${secret.id}`)).body],
    ]);
    responses.forEach((response, n) => {
      const { caller, board } = asked[n] as (typeof asked)[number];
      if (mayRead(caller, board)) expect(response.body).toEqual(texts.get(board));
      else expect([response.status, response.body.code]).toEqual([404, 'not_found']);
    });
  });

  it('of the boards tell each caller their own', async () => {
    const seenBy = new Map<Client, readonly MadeBoard[]>([
      [token, [open, secret]],
      [insider, [open, secret]],
      [outsider, [open]],
      [stranger, []],
    ]);
    const callers = Array.from({ length: 48 }, (_, n) => [...seenBy.keys()][n % 4] as Client);
    const responses = await Promise.all(callers.map((caller) => caller.get<{ id: number }[]>('/boards')));
    responses.forEach(({ body }, n) => {
      const boards = seenBy.get(callers[n] as Client) ?? [];
      expect(body.map(({ id }) => id)).toEqual(boards.map(({ id }) => id));
    });
  });

  it('see whatever was written before they were asked, however many are under way', async () => {
    const [listId = 0] = open.lists;
    let isOver = false;
    const others = Array.from({ length: 12 }, async () => {
      while (!isOver) await token.get(`/boards/${open.id}`);
    });
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = 0; n < 15; n += 1) {
        const id = await token.card(listId, `Card ${writer}-${n}`);
        const { body } = await token.get<BoardBody>(`/boards/${open.id}`);
        expect(body.lists[0]?.cards.map((card) => card.id)).toContain(id);
        const name = `Board ${writer}-${n}`;
        await token.patch(`/boards/${secret.id}`, { description: name });
        const boards = await token.get<{ id: number; description: string }[]>('/boards');
        const description = boards.body.find(({ id: boardId }) => boardId === secret.id)?.description ?? '';
        // Another writer may have been later, never an earlier round of this one.
        const [by, round] = description.replace('Board ', '').split('-').map(Number);
        if (by === writer) expect(round).toBe(n);
      }
    });
    await Promise.all(writers).finally(() => {
      isOver = true;
    });
    await Promise.all(others);
  });
});

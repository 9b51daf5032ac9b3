import { beforeAll, describe, expect, it } from '@jest/globals';
import { testDeployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { ABoard } from '../api/a-board.js';
import type { Card } from '../api/resources.js';
import type { ClientRequest, ClientResponse, HttpClient } from './http-client.js';
import { machineClients } from './machine-clients.js';
import { npmClients } from './npm-clients.js';

const MIB = 1_048_576;
const CARDS = 500;

const missing = machineClients.filter((client) => client.missing !== undefined);
for (const client of missing)
  process.stderr.write(`\nSKIPPED, the calls by ${client.name}: ${client.missing}.\n\n`);

const present: readonly HttpClient[] = [
  ...npmClients,
  ...machineClients.filter((client) => client.missing === undefined),
];

/** Trello's export of a board whose descriptions make it 10 MiB long. */
function longBoard(name: string): object {
  const desc = 'Ten MiB of text, é and 日本 too. '.repeat(1_000);
  const cards = Math.ceil((10 * MIB) / Buffer.byteLength(desc));
  return {
    name,
    lists: [{ id: 'l', name: 'Imported', pos: 1 }],
    cards: Array.from({ length: cards }, (_, n) => ({
      id: `c${n}`,
      idList: 'l',
      name: `Card ${n}`,
      pos: n,
      desc,
    })),
  };
}

describe.each(present.map((client): [string, HttpClient] => [client.name, client]))(
  '%s with its defaults',
  (_name, client) => {
    let owner: Owner;
    let board: ABoard;
    beforeAll(async () => {
      owner = await newOwner(await testDeployment());
      board = await ABoard.with(owner.api, 'To do', 'Long');
    });

    const send = (method: ClientRequest['method'], path: string, json?: unknown): Promise<ClientResponse> =>
      client.send({
        method,
        // The header Link names the path of the whole address.
        url: path.startsWith('/api/') ? new URL(path, owner.api.apiUrl).href : owner.api.apiUrl + path,
        token: owner.token,
        ...(json === undefined ? {} : { json }),
      });

    it('creates, updates, archives, restores and deletes a card [DEC-2.TYPE-1, DEC-2.TYPE-2]', async () => {
      const created = await send('POST', '/cards', { listId: board.listId(), title: 'é from a client' });
      expect(created.status).toBe(201);
      const { id } = created.body as Card;
      const updated = await send('PATCH', `/cards/${id}`, { dueDate: '2027-12-24T10:00:00+09:00' });
      expect(updated.body).toMatchObject({ title: 'é from a client', dueDate: '2027-12-24T01:00:00.000Z' });
      expect((await send('POST', `/cards/${id}/archive`)).status).toBe(200);
      expect((await send('POST', `/cards/${id}/restore`)).status).toBe(200);
      expect((await send('DELETE', `/cards/${id}`)).status).toBe(204);
      expect((await owner.api.get(`/cards/${id}`)).status).toBe(404);
    });

    it('imports 10 MiB', async () => {
      const file = longBoard(client.name);
      const { status, body } = await send('POST', '/boards/import', file);
      expect(status).toBe(201);
      const { boardId, cards } = body as { boardId: number; cards: number };
      expect(cards).toBe((file as { cards: unknown[] }).cards.length);
      await owner.api.must('POST', `/boards/${boardId}/archive`);
      await owner.api.must('DELETE', `/boards/${boardId}`);
    });

    it('pages through 500 cards by the header Link, each once', async () => {
      const titles = Array.from({ length: CARDS }, (_, n) => `Card ${n}`);
      for (let n = 0; n < CARDS; n += 50)
        await owner.api.must('POST', '/cards/batch', {
          cards: titles.slice(n, n + 50).map((title) => ({ listId: board.listId(1), title })),
        });
      const seen: string[] = [];
      let path: string | undefined = `/lists/${board.listId(1)}/cards`;
      while (path !== undefined) {
        const page: ClientResponse = await send('GET', path);
        seen.push(...(page.body as Card[]).map(({ title }) => title));
        path = /<([^>]+)>; rel="next"/.exec(page.link ?? '')?.[1];
      }
      expect(seen).toEqual(titles);
    });
  },
);

import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { eventually } from '@kiban/testing';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { callsAtABoard } from './calls-at-a-board.js';
import { furnishedBoard, nowhere, type FurnishedBoard } from './furnished-board.js';
import { ListenStream } from './listen-stream.js';
import { callTool, dataOf } from './tool-call.js';

const WORD = 'Zephyrine';
const program = fileURLToPath(new URL('../../../mcp-local/dist/bin/kiban-mcp.mjs', import.meta.url));
const boardUri = (id: number): string => `kiban://boards/${id}`;

/** The response or error, byte for byte. */
async function bytesOf(response: Promise<unknown>): Promise<string> {
  return response.then(
    (given) => JSON.stringify(given),
    (error: unknown) => JSON.stringify({ ...(error as object), message: (error as Error).message }),
  );
}

describe('MCP with a token that is restricted to one board', () => {
  let deployment: Deployment;
  let owner: Owner;
  let token: string;
  let own: FurnishedBoard;
  /** Visible to everyone in the workspace, but not to the token. */
  let hidden: FurnishedBoard;
  const absent = nowhere('Xylophone');
  const clients = new Map<string, Client>();

  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
    own = await furnishedBoard(owner.api, 'Visible', 'workspace');
    hidden = await furnishedBoard(owner.api, WORD, 'workspace');
    ({ token } = await owner.screen.must<{ token: string }>('POST', '/tokens', {
      name: 'Of one board',
      password: owner.account.password,
      boardIds: [own.board],
    }));
    const overHttp = new StreamableHTTPClientTransport(new URL(deployment.mcpUrl), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    });
    const local = new StdioClientTransport({
      command: process.execPath,
      args: [program],
      env: { SERVICE_TOKEN: token, SERVICE_URL: deployment.origin, PATH: process.env['PATH'] ?? '' },
    });
    for (const [name, transport] of [
      ['the gateway', overHttp],
      ['the local process', local],
    ] as const) {
      const client = new Client({ name, version: '1.0.0' });
      await client.connect(transport);
      clients.set(name, client);
    }
  });
  afterAll(() => Promise.all([...clients.values()].map((client) => client.close())));

  const clientOf = (name: string): Client => {
    const client = clients.get(name);
    if (!client) throw new Error(`There is no client of ${name}.`);
    return client;
  };
  /** The hidden board's content, as its owner reads it. */
  const state = (): Promise<unknown[]> =>
    Promise.all(
      [`/boards/${hidden.board}`, `/cards/${hidden.card}`, `/cards/${hidden.card}/comments`].map((path) =>
        owner.api.must('GET', path),
      ),
    );

  it.each(['the gateway', 'the local process'])(
    '%s: every tool responds for another board as for one that does not exist [DEC-4.20]',
    async (name) => {
      const client = clientOf(name);
      const before = await state();
      const elsewhere = callsAtABoard(absent, own);
      for (const [index, call] of callsAtABoard(hidden, own).entries()) {
        const actual = await bytesOf(callTool(client, ...call));
        let expected = await bytesOf(callTool(client, ...(elsewhere[index] ?? call)));
        for (const [what, value] of Object.entries(absent) as [keyof FurnishedBoard, number | string][])
          expected = expected.replaceAll(String(value), String(hidden[what]));
        expect({ call, actual }).toEqual({ call, actual: expected });
      }
      expect(await state()).toEqual(before);
    },
  );

  it.each(['the gateway', 'the local process'])(
    '%s: lists, finds, completes and reads its board alone [DEC-4.20]',
    async (name) => {
      const client = clientOf(name);
      expect(dataOf(await callTool(client, 'get_card', { card: own.card }))).toBeTruthy();
      const seen = JSON.stringify([
        await callTool(client, 'list_boards', {}),
        await callTool(client, 'search_cards', { query: 'card' }),
        await client.listResources(),
        await client.complete({
          ref: { type: 'ref/prompt', name: 'standup_summary' },
          argument: { name: 'board', value: '' },
        }),
      ]);
      expect(seen).toContain(own.boardName);
      expect(seen).not.toContain(WORD);
      expect(seen).not.toContain(boardUri(hidden.board));
      await expect(client.readResource({ uri: boardUri(hidden.board) })).rejects.toThrow();
    },
  );

  it('is notified of its board alone [DEC-4.22]', async () => {
    const uris = [boardUri(hidden.board), `kiban://cards/${hidden.card}`, boardUri(own.board)];
    const stream = await ListenStream.open(deployment.mcpUrl, token, uris);
    try {
      await owner.api.must('PATCH', `/cards/${hidden.card}`, { title: `${WORD} renamed` });
      await owner.api.must('PATCH', `/boards/${hidden.board}`, { description: WORD });
      await owner.api.must('PATCH', `/cards/${own.card}`, { title: 'Marker' });
      await eventually('its own board', () => stream.updated.includes(boardUri(own.board)));
      expect([...new Set(stream.updated)]).toEqual([boardUri(own.board)]);
    } finally {
      stream.close();
    }
  });
});

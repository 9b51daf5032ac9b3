import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { ABoard } from '../api/a-board.js';
import { openWorld, type World } from '../running/world.js';
import { callTool, dataOf, dataBytes, FORMER_TOOLS, type ToolResponse } from './tool-call.js';

const program = fileURLToPath(new URL('../../../mcp-local/bin/kiban-mcp.mjs', import.meta.url));

/** Values that differ between two equal boards or two points in time. */
function comparable(response: ToolResponse): unknown {
  const text = JSON.stringify({
    isError: response.isError ?? false,
    data: response.structuredContent ?? response.content,
  })
    .replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'a time')
    .replace(/"nextCursor":"[^"]*"/g, '"nextCursor":"a cursor"')
    .replace(/\b\d+\b/g, 'a number');
  return JSON.parse(text.replace(/":a number/g, '":"a number"')) as unknown;
}

interface Side {
  client: Client;
  board: ABoard;
  card: number;
}

describe('every tool', () => {
  let world: World;
  let http: Side;
  let stdio: Side;
  /** A card of another workspace. */
  let foreign: number;

  async function sideOf(client: Client): Promise<Side> {
    const board = await ABoard.with(world.api, 'To do', 'Done');
    const { id } = await board.card('A card');
    return { client, board, card: id };
  }

  beforeAll(async () => {
    world = await openWorld();
    const { deployment } = world;
    const remote = new Client({ name: 'remote', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
    await remote.connect(
      new StreamableHTTPClientTransport(new URL(deployment.mcpUrl), {
        requestInit: { headers: { authorization: `Bearer ${deployment.token}` } },
      }),
    );
    const local = new Client({ name: 'local', version: '1.0.0' });
    await local.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [program],
        env: {
          SERVICE_TOKEN: deployment.token,
          SERVICE_URL: deployment.origin,
          PATH: process.env['PATH'] ?? '',
        },
        stderr: 'ignore',
      }),
    );
    http = await sideOf(remote);
    stdio = await sideOf(local);
    foreign = (await (await ABoard.with(world.stranger, 'To do')).card()).id;
  });
  afterAll(async () => {
    await http.client.close();
    await stdio.client.close();
  });

  it('is listed alike over HTTP and stdio [DEC-8.7]', async () => {
    const [remote, local] = [await http.client.listTools(), await stdio.client.listTools()];
    expect(local.tools).toEqual(remote.tools);
  });

  const calls: [string, (side: Side) => Record<string, unknown>][] = [
    ['list_boards', () => ({ query: 'no board is called this' })],
    ['get_board', ({ board }) => ({ board: board.id })],
    ['search_cards', ({ board }) => ({ board: board.id, query: 'card' })],
    ['get_card', ({ card }) => ({ card })],
    ['create_cards', ({ board }) => ({ cards: [{ list: board.listId(0), title: 'Second' }] })],
    ['update_card', ({ card }) => ({ card, title: 'Renamed', dueDate: '2026-11-30' })],
    [
      'update_cards',
      ({ card }) => ({
        cards: [
          { card, set: { title: 'Twice renamed' }, checklist: [{ item: 'Proof-read' }] },
          { card: foreign, done: true },
        ],
      }),
    ],
    [
      'change_board',
      ({ board }) => ({
        board: board.id,
        changes: [{ action: 'create', object: 'label', name: 'urgent', color: '#ef4444' }],
      }),
    ],
    ['get_activity', ({ card }) => ({ card, limit: 3 })],
    ['move_card', ({ card }) => ({ card, list: 'Done', position: 'first' })],
    ['update_list', ({ board }) => ({ list: board.listId(1), name: 'Finished' })],
    ['get_fields', ({ board }) => ({ board: board.id })],
    ['set_field', ({ card }) => ({ card, field: 'No such field', value: 'x' })],
    ['get_grid', ({ board }) => ({ board: board.id, cards: true })],
    ['get_gantt', ({ board }) => ({ board: board.id })],
    ['update_gantt_task', ({ card }) => ({ task: card, start: '2026-11-24', end: '2026-11-26' })],
    ['add_comment', ({ card }) => ({ card, text: 'Well done' })],
    ['list_members', () => ({})],
    ['delete_card', ({ card }) => ({ card })],
  ];

  it('is called by these tests', async () => {
    const { tools } = await http.client.listTools();
    expect(calls.map(([name]) => name).sort()).toEqual(
      [...tools.map(({ name }) => name), ...FORMER_TOOLS].sort(),
    );
  });

  it.each(calls)('returns the same over HTTP and stdio: %s [DEC-8.7]', async (name, input) => {
    const remote = await callTool(http.client, name, input(http));
    const local = await callTool(stdio.client, name, input(stdio));
    expect(comparable(local)).toEqual(comparable(remote));
    expect(dataBytes(remote)).toBeLessThanOrEqual(20_000);
  });

  it.each<[string, string, (side: Side) => Promise<Record<string, unknown>>, string]>([
    ['a tool that does not exist', 'drop_everything', async () => ({}), 'drop_everything not found'],
    ['arguments in a list', 'get_card', async () => [] as never, 'The arguments are: card, cursor'],
    ['a wrong type', 'get_card', async () => ({ card: 'first' }), 'must be an id, a positive integer'],
    [
      'an unknown property',
      'get_card',
      async () => ({ card: 1, crad: 2 }),
      'The arguments are: card, cursor',
    ],
    ['a missing property', 'get_card', async () => ({}), 'card: is missing'],
    ['a page that is too large', 'search_cards', async () => ({ limit: 5_000 }), 'read on with the cursor'],
    ['a malformed cursor', 'get_board', async ({ board }) => ({ board: board.id, cursor: 'x' }), 'Omit it'],
    [
      'a card of another workspace',
      'get_card',
      async () => ({ card: foreign }),
      'Find the id with list_boards',
    ],
    [
      'a stale version',
      'update_card',
      async ({ board }) => ({ card: (await board.card()).id, title: 'x', expectedVersion: 99 }),
      'read it again with get_card',
    ],
  ])('rejects %s alike and names the accepted values [DEC-8.6]', async (_, name, inputFor, instead) => {
    const rejection = async (side: Side): Promise<string> => {
      const response = await side.client
        .callTool({ name, arguments: await inputFor(side) })
        .catch((error: Error) => ({ isError: true, content: error.message }));
      expect(response.isError).toBe(true);
      return JSON.stringify(response.content);
    };
    const [remote, local] = [await rejection(http), await rejection(stdio)];
    expect(local).toEqual(remote);
    expect(remote).toContain(instead);
  });

  it('accepts a number as text, or as cards show it, alike [DEC-8.7]', async () => {
    for (const { client, board } of [http, stdio]) {
      const { id } = await board.card('Asked for by text');
      const { number } = dataOf<{ card: { number: number } }>(
        await callTool(client, 'get_card', { card: id }),
      ).card;
      for (const card of [String(id), `#${number}`, ` #${number} `]) {
        const response = await callTool(client, 'get_card', { card });
        expect(response.structuredContent).toMatchObject({ card: { id, title: 'Asked for by text' } });
      }
    }
  });

  it('reads arguments that are null as none, alike [DEC-8.15]', async () => {
    for (const { client } of [http, stdio]) {
      const response = await client.callTool({ name: 'list_boards', arguments: null as never });
      expect(response.structuredContent).toMatchObject({ me: { workspace: expect.any(String) } });
    }
  });
});

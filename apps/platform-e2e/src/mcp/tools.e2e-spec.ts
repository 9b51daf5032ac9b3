import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ABoard } from '../api/a-board.js';
import type { Board, Card, List } from '../api/resources.js';
import { connectMcp, type McpConnection } from '../client/mcp-connection.js';
import { openWorld, type World } from '../running/world.js';
import { callTool, dataBytes, dataOf, rejectionOf } from './tool-call.js';

const NAMES = [
  'add_comment',
  'create_cards',
  'delete_card',
  'get_board',
  'get_card',
  'get_fields',
  'get_gantt',
  'get_grid',
  'list_boards',
  'list_members',
  'move_card',
  'search_cards',
  'set_field',
  'update_card',
  'update_gantt_task',
  'update_list',
];

describe('the tools of a connected AI', () => {
  let world: World;
  let mcp: McpConnection;
  beforeAll(async () => {
    world = await openWorld();
    mcp = await connectMcp(world.deployment, `Tools ${Date.now()}`);
  });
  afterAll(() => mcp.client.close());

  it('are at most sixteen within 16 kB, and none is for tokens, members’ rights or billing [DEC-8.2, DEC-8.8, SPEC-5.10]', async () => {
    const { tools } = await mcp.client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(NAMES);
    expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThanOrEqual(16_384);
  });

  it('each have a title, annotations and an output schema [DEC-8.3]', async () => {
    const { tools } = await mcp.client.listTools();
    for (const tool of tools) {
      const { name, title, annotations, description, inputSchema } = tool;
      expect({ name, title: (title ?? annotations?.title ?? '').length > 0 }).toEqual({ name, title: true });
      for (const hint of ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const)
        expect({ name, hint, type: typeof annotations?.[hint] }).toEqual({ name, hint, type: 'boolean' });
      expect(description?.length).toBeLessThanOrEqual(2_000);
      expect(inputSchema.type).toBe('object');
    }
    expect(tools.find(({ name }) => name === 'delete_card')?.annotations?.destructiveHint).toBe(true);
    expect(tools.find(({ name }) => name === 'list_boards')?.annotations?.readOnlyHint).toBe(true);
  });

  it('work on boards and cards, with names in place of ids [DEC-8.5, SPEC-1.AI-1, SPEC-1.AI-2, SPEC-1.AI-3]', async () => {
    const board = await ABoard.with(world.api, 'To do', 'Done');
    const { name } = await world.api.must<Board>('PATCH', `/boards/${board.id}`, {
      name: `Named ${board.id}`,
    });
    const call = (tool: string, input: Record<string, unknown>) => callTool(mcp.client, tool, input);

    const created = await call('create_cards', {
      board: name,
      cards: [{ list: 'To do', title: 'From an AI' }],
    });
    const [card] = dataOf<{ created: { id: number; title: string }[] }>(created).created;
    expect(await world.api.must<Card>('GET', `/cards/${card!.id}`)).toMatchObject({
      title: 'From an AI',
      listId: board.listId(0),
    });

    await call('update_card', { card: card!.id, title: 'Renamed by an AI' });
    await call('move_card', { card: card!.id, list: 'Done', board: name });
    expect(await board.titles()).toEqual([[], ['Renamed by an AI']]);
    expect(dataOf<object>(await call('get_board', { board: name }))).toMatchObject({
      board: { id: board.id, name },
    });

    await call('update_list', { list: 'Done', board: name, name: 'Finished' });
    const lists = await world.api.must<{ lists: List[] }>('GET', `/boards/${board.id}`);
    expect(lists.lists.map((list) => list.name)).toEqual(['To do', 'Finished']);

    await call('delete_card', { card: card!.id });
    expect(await board.titles()).toEqual([[], []]);
  });

  it('find what changed on a board since a time: texts, places, labels, people and values [DEC-8.11]', async () => {
    const board = await ABoard.with(world.api, 'To do', 'Done');
    const made = async (resource: string, body: object) =>
      (await world.api.must<{ id: number }>('POST', `/boards/${board.id}/${resource}`, body)).id;
    const label = await made('labels', { name: 'urgent', color: '#ef4444' });
    const field = await made('fields', { name: 'Estimate', type: 'number' });
    const [member] = await world.api.must<{ id: number }[]>('GET', '/members');
    const changes: [string, string, object][] = [
      ['PATCH', '', { title: 'Changed' }],
      ['POST', '/move', { listId: board.listId(1) }],
      ['PUT', '/labels', { labelIds: [label] }],
      ['PUT', '/assignees', { memberIds: [member!.id] }],
      ['PUT', `/fields/${field}`, { value: 3 }],
      ['POST', '/complete', {}],
    ];
    await board.card('Unchanged');
    const ids: number[] = [];
    for (const [, path] of changes) ids.push((await board.card(`Before ${path}`)).id);
    // The clock of the service: a card that is made now is the first that counts.
    const { id: mark } = await board.card('Mark');
    const { createdAt } = await world.api.must<Card>('GET', `/cards/${mark}`);
    for (const [index, [method, path, body]] of changes.entries())
      await world.api.must(method as 'PUT', `/cards/${ids[index]}${path}`, body);
    const { lists } = dataOf<{ lists: { cards: { id: number }[] }[] }>(
      await callTool(mcp.client, 'get_board', { board: board.id, changedSince: createdAt }),
    );
    const found = lists.flatMap(({ cards }) => cards.map(({ id }) => id));
    expect(found.sort((a, b) => a - b)).toEqual([...ids, mark]);
    for (const changedSince of ['yesterday', '2026-11-25T09:00', '2026-99-99', 7])
      expect(
        rejectionOf(await callTool(mcp.client, 'get_board', { board: board.id, changedSince })),
      ).toContain('changedSince');
  });

  it('reveal nothing of another workspace, and name the next step [DEC-8.6, DEC-3.9, SPEC-5.9]', async () => {
    const hidden = await ABoard.with(world.stranger, 'Hidden');
    const secret = await hidden.card('Secret plan');
    for (const [tool, input] of [
      ['get_board', { board: hidden.id }],
      ['get_card', { card: secret.id }],
      ['delete_card', { card: secret.id }],
    ] as const) {
      const rejection = rejectionOf(await callTool(mcp.client, tool, input));
      expect(rejection.length).toBeGreaterThan(10);
      expect(rejection).not.toContain('Secret plan');
    }
    expect((await world.stranger.get(`/cards/${secret.id}`)).status).toBe(200);
  });

  it('read a board of 500 cards in 3 calls of at most 20 kB of data [DEC-8.4]', async () => {
    const board = await ABoard.with(world.api, 'Long', 'Longer');
    for (let n = 0; n < 10; n += 1)
      await world.api.must('POST', '/cards/batch', {
        cards: Array.from({ length: 50 }, (_, m) => ({
          listId: board.listId(n % 2),
          title: `Prepare part ${n}-${m} of the spring catalogue`,
          ...(m % 2 === 0 ? { dueDate: '2027-03-01' } : {}),
        })),
      });
    const read: number[] = [];
    let cursor: string | undefined;
    let calls = 0;
    do {
      const response = await callTool(mcp.client, 'get_board', {
        board: board.id,
        ...(cursor ? { cursor } : {}),
      });
      expect(dataBytes(response)).toBeLessThanOrEqual(20_000);
      const data = dataOf<{ lists: { cards: { id: number }[] }[]; nextCursor?: string }>(response);
      for (const { cards } of data.lists) read.push(...cards.map(({ id }) => id));
      cursor = data.nextCursor;
      calls += 1;
    } while (cursor !== undefined && calls < 50);
    expect(calls).toBe(3);
    const { lists } = await world.api.must<{ lists: { cards: Card[] }[] }>('GET', `/boards/${board.id}`);
    const all = lists.flatMap(({ cards }) => cards.map(({ id }) => id));
    expect(all).toHaveLength(500);
    // Each once, in the board's order.
    expect(read).toEqual(all);
  });
});

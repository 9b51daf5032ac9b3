import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ABoard } from '../api/a-board.js';
import type { Board, Card, List } from '../api/resources.js';
import { connectMcp, type McpConnection } from '../client/mcp-connection.js';
import { openWorld, type World } from '../running/world.js';
import { callTool, dataBytes, dataOf, rejectionOf } from './tool-call.js';

const NAMES = [
  'add_comment',
  'change_board',
  'create_cards',
  'delete_card',
  'get_activity',
  'get_board',
  'get_card',
  'get_fields',
  'get_gantt',
  'get_grid',
  'list_boards',
  'list_members',
  'search_cards',
  'update_cards',
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

  /** A client with the workspace token, at the address with a slash at its end. */
  async function withToken(): Promise<Client> {
    const client = new Client({ name: 'with a token', version: '1.0.0' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${world.deployment.mcpUrl}/`), {
        requestInit: { headers: { authorization: `Bearer ${world.deployment.token}` } },
      }),
    );
    return client;
  }

  /** Calls of tools that are counted. */
  function countedCalls() {
    let count = 0;
    return {
      count: () => count,
      data: async <Data>(tool: string, input: Record<string, unknown>): Promise<Data> => {
        count += 1;
        return dataOf<Data>(await callTool(mcp.client, tool, input));
      },
    };
  }

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
      const hints = ['readOnlyHint', 'destructiveHint', 'openWorldHint'] as const;
      for (const hint of [...hints, ...(annotations?.readOnlyHint ? [] : (['idempotentHint'] as const))])
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

    await call('update_cards', {
      board: name,
      cards: [{ card: card!.id, set: { title: 'Renamed by an AI' }, move: { list: 'Done' } }],
    });
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

  it('mention members by their names, and say which names are of none', async () => {
    const board = await ABoard.with(world.api, 'To do');
    const { member } = await world.api.must<{ member: { id: number; name: string } }>('GET', '/me');
    const { id: card } = await board.card('Mentioned');
    const link = `[@${member.name}](member:${member.id})`;
    const made = await callTool(mcp.client, 'add_comment', {
      card,
      text: `@${member.name} and @Nonexistent`,
    });
    expect(dataOf<object>(made)).toMatchObject({
      mentions: [member.name],
      unresolvedMentions: [{ text: '@Nonexistent', candidates: [] }],
    });
    await callTool(mcp.client, 'update_cards', {
      cards: [{ card, set: { description: `For @${member.name}` } }],
    });
    const shown = dataOf<object>(await callTool(mcp.client, 'get_card', { card }));
    expect(shown).toMatchObject({
      card: { description: `For ${link}`, mentions: [member.name] },
      comments: [{ text: `${link} and @Nonexistent`, mentions: [member.name] }],
    });
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

  it('move the cards of a person that are due this week in two calls [DEC-8.13, DEC-8.14]', async () => {
    const board = await ABoard.with(world.api, 'To do', 'Ready');
    const day = (offset: number): string =>
      new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const me = (await world.api.must<{ member: { id: number } }>('GET', '/me')).member.id;
    const mine = await board.cards(0, ...Array.from({ length: 8 }, (_, n) => `Mine ${n}`));
    const [others] = await board.cards(0, 'Of another person');
    for (const [n, { id }] of mine.entries())
      await world.api.must('PATCH', `/cards/${id}`, { dueDate: day(n % 7), assigneeIds: [me] });
    await world.api.must('PATCH', `/cards/${others!.id}`, { dueDate: day(1) });

    const calls = countedCalls();
    const due = await calls.data<{ cards: { number: number }[] }>('search_cards', {
      board: board.id,
      assignee: 'me',
      due: 'week',
      done: false,
      sort: 'due',
    });
    const moved = await calls.data<{ updated: { id: number; list: string; version: number }[] }>(
      'update_cards',
      {
        cards: due.cards.map(({ number }) => ({ card: `#${number}`, move: { list: 'Ready' } })),
      },
    );
    expect(calls.count()).toBe(2);
    expect(moved.updated.map(({ id, list }) => [id, list]).sort()).toEqual(
      mine.map(({ id }) => [id, 'Ready']).sort(),
    );
    const [left, ready] = await board.titles();
    expect(left).toEqual(['Of another person']);
    expect(ready).toHaveLength(8);
  });

  it('find cards by names of fields, options and people, in the zone of the person [DEC-8.5]', async () => {
    const board = await ABoard.with(world.api, 'To do');
    const [inAsia, elsewhere] = await board.cards(0, 'In Asia', 'Elsewhere');
    const { id: field } = await world.api.must<{ id: number }>('POST', `/boards/${board.id}/fields`, {
      name: 'Market',
      type: 'select',
      options: [{ label: 'Asia' }, { label: 'Europe' }],
    });
    await world.api.must('PUT', `/cards/${inAsia!.id}/fields/${field}`, { value: 'Asia' });
    const found = async (more: object): Promise<number[]> =>
      dataOf<{ cards: { id: number }[] }>(
        await callTool(mcp.client, 'search_cards', { board: board.id, ...more }),
      ).cards.map(({ id }) => id);
    expect(await found({ fields: ['market=asia'] })).toEqual([inAsia!.id]);
    expect(await found({ fields: ['Market=none'], createdBy: 'me', timeZone: 'Asia/Tokyo' })).toEqual([
      elsewhere!.id,
    ]);
    expect(
      rejectionOf(await callTool(mcp.client, 'search_cards', { board: board.id, fields: ['Market=Mars'] })),
    ).toContain('Europe');
  });

  it('plan 40 cards with two new labels in two calls [DEC-8.14]', async () => {
    const board = await ABoard.with(world.api, 'Backlog', 'Next');
    const calls = countedCalls();
    const label = (name: string, color: string) => ({ action: 'create', object: 'label', name, color });
    await calls.data('change_board', {
      board: board.id,
      changes: [label('catering', '#22c55e'), label('venue', '#3b82f6')],
    });
    const { created } = await calls.data<{ created: { id: number; labels: string[] }[] }>('create_cards', {
      board: board.id,
      cards: Array.from({ length: 40 }, (_, n) => ({
        list: n % 4 === 0 ? 'Next' : 'Backlog',
        title: `Task ${n}`,
        labels: n % 2 === 0 ? ['venue'] : ['catering', 'venue'],
      })),
    });
    expect(calls.count()).toBe(2);
    expect(created.map(({ labels }) => labels.length)).toEqual(
      Array.from({ length: 40 }, (_, n) => 1 + (n % 2)),
    );
    expect((await board.titles()).map((titles) => titles.length)).toEqual([30, 10]);
  });

  it('change all parts of a card in one call, and what fails alone says what to do [DEC-8.6, DEC-8.13]', async () => {
    const board = await ABoard.with(world.api, 'To do', 'Doing');
    const [whole, stale, misspelt] = await board.cards(0, 'Whole', 'Stale', 'Misspelt');
    await callTool(mcp.client, 'change_board', {
      board: board.id,
      changes: [
        { action: 'create', object: 'label', name: 'urgent', color: '#ef4444' },
        { action: 'create', object: 'label', name: 'later', color: '#22c55e' },
        { action: 'create', object: 'field', name: 'Estimate', type: 'number' },
      ],
    });
    await world.api.must('POST', `/cards/${whole!.id}/checklist`, { text: 'Old step' });
    const { number } = await world.api.must<{ number: number }>('GET', `/cards/${whole!.id}`);
    const read = await callTool(mcp.client, 'get_card', { card: `#${number}` });
    const { version } = dataOf<{ card: { version: number } }>(read).card;
    const input = {
      requestKey: `whole ${board.id}`,
      cards: [
        {
          card: whole!.id,
          set: { title: 'Whole again', dueDate: '2027-01-31' },
          move: { list: 'Doing', position: 'first' },
          labels: { add: ['URGENT'] },
          assignees: ['me'],
          fields: [{ field: 'Estimate', value: '3.5' }],
          checklist: [{ item: 'old step', done: true }, { item: 'New step' }],
          done: true,
          expectedVersion: version,
        },
        { card: stale!.id, set: { title: 'Never' }, expectedVersion: 7 },
        { card: misspelt!.id, move: { list: 'Doing' }, labels: { add: ['urgnt'] } },
      ],
    };
    const { updated, failed } = dataOf<{
      updated: { id: number; version: number }[];
      failed: { index: number; error: string }[];
    }>(await callTool(mcp.client, 'update_cards', input));
    const card = await world.api.must<Card & { assignees: object[]; fields: Record<string, unknown> }>(
      'GET',
      `/cards/${whole!.id}`,
    );
    expect(updated).toMatchObject([{ id: whole!.id, version: card.version }]);
    expect(card).toMatchObject({
      title: 'Whole again',
      listId: board.listId(1),
      dueDate: '2027-01-31',
      labels: [{ name: 'urgent' }],
      checklist: { done: 1, total: 2 },
      completedAt: expect.any(String),
    });
    expect(card.assignees).toHaveLength(1);
    expect(Object.values(card.fields)).toEqual([3.5]);
    expect(failed.map(({ index }) => index)).toEqual([1, 2]);
    expect(failed[0]?.error).toMatch(/precondition_failed.*expectedVersion/);
    expect(failed[1]?.error).toMatch(/not_found.*urgent/);
    expect(await board.titles()).toEqual([['Stale', 'Misspelt'], ['Whole again']]);
  });

  it('make, change and delete what a board is made of, each change alone and with the caller’s rights [DEC-3.13, DEC-8.13]', async () => {
    const name = `Made by an AI ${Date.now()}`;
    const change = async (changes: object[], board?: string) =>
      dataOf<{ changed: { id: number; deleted?: true }[]; failed?: { index: number; error: string }[] }>(
        await callTool(mcp.client, 'change_board', { changes, ...(board ? { board } : {}) }),
      );
    const { changed, failed } = await change([
      { action: 'create', object: 'board', name, lists: ['Doing', 'Done'] },
      { action: 'create', object: 'list', name: 'To do', position: 'first' },
      { action: 'create', object: 'label', name: 'urgent', color: '#ef4444' },
      { action: 'create', object: 'label', name: 'urgent', color: '#ef4444' },
      { action: 'create', object: 'field', name: 'Region', type: 'select', options: ['EMEA', 'APAC'] },
    ]);
    expect(failed?.map(({ index }) => index)).toEqual([3]);
    const id = changed[0]!.id;
    const made = await world.api.must<{ lists: List[] }>('GET', `/boards/${id}`);
    expect(made.lists.map((list) => list.name)).toEqual(['To do', 'Doing', 'Done']);
    const [before] = await world.api.must<{ options: { id: number }[] }[]>('GET', `/boards/${id}/fields`);

    await change(
      [
        { action: 'update', object: 'list', target: 'doing', name: 'In work', after: 'Done' },
        { action: 'update', object: 'field', target: 'Region', options: ['APAC', 'LATAM', 'EMEA'] },
        { action: 'delete', object: 'label', target: 'Urgent' },
        { action: 'archive', object: 'list', target: 'To do' },
      ],
      name,
    );
    const lists = await world.api.must<List[]>('GET', `/boards/${id}/lists`);
    expect(lists.map((list) => list.name)).toEqual(['Done', 'In work']);
    expect(await world.api.must('GET', `/boards/${id}/labels`)).toEqual([]);
    const [after] = await world.api.must<{ options: { id: number }[] }[]>('GET', `/boards/${id}/fields`);
    // The values of cards refer to the options by their ids.
    expect([after?.options[2]?.id, after?.options[0]?.id]).toEqual(
      before?.options.map((option) => option.id),
    );

    const { activity } = dataOf<{ activity: { event: string; by: string }[] }>(
      await callTool(mcp.client, 'get_activity', { board: name, limit: 3 }),
    );
    expect(activity.map(({ event }) => event)).toEqual(['list.archive', 'label.change', 'field.update']);
    // Deleting a board is an admin's right, and a connected AI has those of a member on boards.
    const ended = await change([
      { action: 'archive', object: 'board', target: name },
      { action: 'delete', object: 'board', target: name },
    ]);
    expect(ended.changed).toMatchObject([{ id, archived: true }]);
    expect(ended.failed).toMatchObject([{ index: 1, error: expect.stringMatching(/forbidden.*API token/) }]);
    const client = await withToken();
    const deletion = { changes: [{ action: 'delete', object: 'board', target: name }] };
    expect(dataOf(await callTool(client, 'change_board', deletion))).toMatchObject({
      changed: [{ id, deleted: true }],
    });
    await client.close();
    expect((await world.api.get(`/boards/${id}`)).status).toBe(404);
  });

  it('say who the caller is, and in which time zone relative dates are', async () => {
    const { me } = dataOf<{ me: object }>(await callTool(mcp.client, 'list_boards', {}));
    const { member, workspace } = await world.api.must<{
      member: { name: string };
      workspace: { name: string };
    }>('GET', '/me');
    expect(me).toMatchObject({
      name: member.name,
      role: 'owner',
      workspace: workspace.name,
      timeZone: 'UTC',
    });
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

  it('read a board of 500 cards in 3 calls of at most 20 kB of data [DEC-8.4, DEC-8.14]', async () => {
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

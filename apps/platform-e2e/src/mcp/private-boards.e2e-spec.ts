import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { eventually } from '@kiban/testing';
import { connectMcp, type McpConnection } from '../client/mcp-connection.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { joinedMember, type JoinedMember } from '../running/joined-member.js';
import { newOwner, type Owner } from '../running/owner.js';
import { callsAtABoard } from './calls-at-a-board.js';
import { furnishedBoard, nowhere, type FurnishedBoard } from './furnished-board.js';
import { ListenStream } from './listen-stream.js';
import { callTool, dataOf, FORMER_TOOLS } from './tool-call.js';

const WORD = 'Zephyrine';
const byUri = { ref: { type: 'ref/resource', uri: 'kiban://boards/{boardId}' }, name: 'boardId' } as const;
const byPrompt = { ref: { type: 'ref/prompt', name: 'standup_summary' }, name: 'board' } as const;
const boardUri = (id: number): string => `kiban://boards/${id}`;
const cardUri = (id: number): string => `kiban://cards/${id}`;

/** The response or error, byte for byte. */
async function bytesOf(response: Promise<unknown>): Promise<string> {
  return response.then(
    (given) => JSON.stringify(given),
    (error: unknown) => JSON.stringify({ ...(error as object), message: (error as Error).message }),
  );
}

describe('an AI of a member without access to a private board', () => {
  let deployment: Deployment;
  let owner: Owner;
  let member: JoinedMember;
  let mcp: McpConnection;
  let owners: Client;
  let own: FurnishedBoard;
  let hidden: FurnishedBoard;
  const absent = nowhere('Xylophone');

  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
    member = await joinedMember(deployment, owner, 'member');
    mcp = await connectMcp({ ...deployment, owner: member.account }, `Member’s ${Date.now()}`);
    owners = new Client({ name: 'owner’s', version: '1.0.0' });
    await owners.connect(
      new StreamableHTTPClientTransport(new URL(deployment.mcpUrl), {
        requestInit: { headers: { authorization: `Bearer ${owner.api.bearer ?? ''}` } },
      }),
    );
    own = await furnishedBoard(owner.api, 'Visible', 'workspace');
    hidden = await furnishedBoard(owner.api, WORD, 'private');
  });
  afterAll(async () => {
    await mcp.client.close();
    await owners.close();
  });

  const giveAccess = (...memberIds: number[]): Promise<unknown> =>
    owner.api.must('PUT', `/boards/${hidden.board}/members`, { memberIds });

  /**
   * Makes the same call for the private board and for one that does not exist. The responses must be equal byte for
   * byte after replacing the caller's own ids and names.
   */
  async function expectSame(request: unknown, ask: (on: FurnishedBoard) => Promise<unknown>): Promise<void> {
    const actual = await bytesOf(ask(hidden));
    let expected = await bytesOf(ask(absent));
    for (const [what, value] of Object.entries(absent) as [keyof FurnishedBoard, number | string][])
      expected = expected.replaceAll(String(value), String(hidden[what]));
    expect({ request, actual }).toEqual({ request, actual: expected });
  }

  /** The private board's content, as its owner reads it. */
  const state = async (): Promise<unknown> =>
    Promise.all(
      [`/boards/${hidden.board}`, `/cards/${hidden.card}`, `/cards/${hidden.card}/comments`].map((path) =>
        owner.api.must('GET', path),
      ),
    );

  /** Every tool returns the same bytes for the private board as for one that does not exist. */
  async function expectHidden(): Promise<void> {
    const before = await state();
    const elsewhere = callsAtABoard(absent, own);
    for (const [index, call] of callsAtABoard(hidden, own).entries())
      await expectSame(call, (on) =>
        callTool(mcp.client, ...(on === hidden ? call : (elsewhere[index] ?? call))),
      );
    expect(await state()).toEqual(before);
  }

  it('calls every tool', async () => {
    const { tools } = await mcp.client.listTools();
    expect([...new Set(callsAtABoard(hidden, own).map(([tool]) => tool))].sort()).toEqual(
      [...tools.map(({ name }) => name), ...FORMER_TOOLS].sort(),
    );
  });

  it('gets the same response as for a missing board, from every tool, by id and by name [DEC-3.5, DEC-3.7, DEC-3.9]', () =>
    expectHidden());

  it('cannot continue with another caller’s cursor [DEC-3.9, DEC-8.4]', async () => {
    const text = `${WORD} ${'x'.repeat(400)}`;
    const { id } = await owner.api.must<{ id: number }>('POST', '/boards', {
      name: `${WORD} large`,
      visibility: 'private',
      lists: Array.from({ length: 120 }, (_, n) => ({ name: `${n} ${text}`.slice(0, 80) })),
    });
    const { lists } = await owner.api.must<{ lists: { id: number }[] }>('GET', `/boards/${id}`);
    const cards = Array.from({ length: 50 }, (_, n) => ({ listId: lists[0]!.id, title: `${n} ${text}` }));
    const [{ card }] = await owner.api.must<[{ card: { id: number } }]>('POST', '/cards/batch', { cards });
    await owner.api.must('POST', '/cards/batch', { cards });
    await owner.api.must('PATCH', `/cards/${card.id}`, { description: text.repeat(80) });
    const options = Array.from({ length: 50 }, (_, n) => ({ label: `${n} ${text}`.slice(0, 40) }));
    for (let n = 0; n < 12; n += 1)
      await owner.api.must('POST', `/boards/${id}/fields`, { name: `${n} ${WORD}`, type: 'select', options });
    for (let n = 0; n < 60; n += 1)
      await owner.api.must('POST', '/boards', {
        name: `${n} ${text}`,
        description: text,
        visibility: 'private',
      });

    const paged: [string, Record<string, unknown>, Record<string, unknown> | null][] = [
      ['list_boards', {}, null],
      ['search_cards', { query: WORD }, null],
      ['get_board', { board: id }, { board: own.board }],
      ['get_card', { card: card.id }, { card: own.card }],
      ['get_fields', { board: id }, { board: own.board }],
      ['get_grid', { board: id }, { board: own.board }],
      ['get_gantt', { board: id }, { board: own.board }],
      ['get_activity', { board: id, limit: 5 }, { board: own.board, limit: 5 }],
    ];
    for (const [tool, input, ownInput] of paged) {
      const { nextCursor: cursor } = dataOf<{ nextCursor?: string }>(await callTool(owners, tool, input));
      expect({ tool, cursor }).toEqual({ tool, cursor: expect.any(String) });
      const onward = dataOf<object>(await callTool(owners, tool, { ...input, cursor }));
      expect(JSON.stringify(onward)).toContain(WORD);
      const replayed = await callTool(mcp.client, tool, { ...input, cursor });
      expect(JSON.stringify(replayed)).not.toContain(WORD);
      if (!ownInput) continue;
      expect(replayed).toEqual(await callTool(mcp.client, tool, input));
      expect(JSON.stringify(await callTool(mcp.client, tool, { ...ownInput, cursor }))).not.toContain(WORD);
    }
  });

  it('learns nothing of another caller’s request by repeating its requestKey [DEC-3.9]', async () => {
    const cards = (list: number): object[] => [{ list, title: 'Made once' }];
    const [first, second, third] = ['first', 'second', 'third'].map((key) => `${key} of ${hidden.card}`);
    const theirs = { cards: cards(hidden.list), requestKey: first };
    dataOf(await callTool(owners, 'create_cards', theirs));
    dataOf(await callTool(owners, 'create_cards', { ...theirs, requestKey: second }));
    dataOf(await callTool(owners, 'add_comment', { card: hidden.card, text: 'Theirs', requestKey: third }));
    await expectSame(theirs, ({ list }) =>
      callTool(mcp.client, 'create_cards', list === hidden.list ? theirs : { cards: cards(list) }),
    );
    // Another caller's key is as valid as any other.
    dataOf(await callTool(mcp.client, 'create_cards', { cards: cards(own.list), requestKey: second }));
    dataOf(await callTool(mcp.client, 'add_comment', { card: own.card, text: 'Mine', requestKey: third }));
  });

  it('cannot find it by resource, template, completion or prompt [DEC-3.9]', async () => {
    const { client } = mcp;
    const asks: [string, (on: FurnishedBoard) => Promise<unknown>][] = [
      ['board', ({ board }) => client.readResource({ uri: boardUri(board) })],
      ['card', ({ card }) => client.readResource({ uri: cardUri(card) })],
      [
        'prompt',
        ({ boardName: board }) => client.getPrompt({ name: 'standup_summary', arguments: { board } }),
      ],
      ...[byUri, byPrompt].flatMap(({ ref, name }): typeof asks => [
        ['id', ({ board }) => client.complete({ ref, argument: { name, value: String(board) } })],
        ['name', ({ boardName: value }) => client.complete({ ref, argument: { name, value } })],
        [
          'part',
          ({ boardName }) => client.complete({ ref, argument: { name, value: boardName.slice(0, 3) } }),
        ],
      ]),
    ];
    for (const [request, ask] of asks) await expectSame(request, ask);
    const listed = JSON.stringify([
      await client.listResources(),
      await client.listResourceTemplates(),
      await client.complete({ ref: byPrompt.ref, argument: { name: 'board', value: '' } }),
      await client.listPrompts(),
    ]);
    expect(listed).toContain(own.boardName);
    expect(listed).not.toContain(WORD);
    expect(listed).not.toContain(boardUri(hidden.board));
  });

  it('is notified while it has access, and not after losing it [DEC-3.7, DEC-3.9]', async () => {
    const ofHidden = [boardUri(hidden.board), cardUri(hidden.card), cardUri(hidden.otherCard)];
    const stream = await ListenStream.open(deployment.mcpUrl, mcp.accessToken(), [
      ...ofHidden,
      boardUri(own.board),
    ]);
    let renamed = 0;
    const change = async (): Promise<void> => {
      renamed += 1;
      await owner.api.must('PATCH', `/cards/${hidden.card}`, { title: `${WORD} ${renamed}` });
      await owner.api.must('POST', `/cards/${hidden.otherCard}/comments`, { text: `${WORD} ${renamed}` });
      await owner.api.must('PATCH', `/lists/${hidden.list}`, { name: `${WORD} ${renamed}` });
      await owner.api.must('PATCH', `/boards/${hidden.board}`, { name: `${WORD} ${renamed}` });
    };
    /** A notification of the visible board shows that the stream is open and what arrived before it. */
    const notified = async (): Promise<string[]> => {
      const before = stream.updated.length;
      await owner.api.must('PATCH', `/cards/${own.card}`, { title: `Marker ${renamed}` });
      await eventually(
        'the marker is notified',
        () => stream.updated.indexOf(boardUri(own.board), before) !== -1,
      );
      return stream.updated.slice(before).filter((uri) => uri !== boardUri(own.board));
    };
    try {
      await change();
      expect(await notified()).toEqual([]);

      await giveAccess(member.id);
      expect(dataOf(await callTool(mcp.client, 'get_card', { card: hidden.card }))).toBeTruthy();
      expect((await mcp.client.readResource({ uri: ofHidden[0]! })).contents).toHaveLength(1);
      await change();
      await eventually('the changes are notified', () =>
        ofHidden.every((uri) => stream.updated.includes(uri)),
      );
      await notified();

      await giveAccess();
      await change();
      expect(await notified()).toEqual([]);
      Object.assign(hidden, { boardName: `${WORD} ${renamed}`, listName: `${WORD} ${renamed}` });
      await expectHidden();
      await expect(mcp.client.readResource({ uri: ofHidden[0]! })).rejects.toThrow();
    } finally {
      stream.close();
    }
  });
});

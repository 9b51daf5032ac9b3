import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { ApiCaller } from '../client/api-caller.js';
import { callTool, dataOf, rejectionOf } from '../mcp/tool-call.js';
import { testDeployment } from '../client/deployment.js';
import { ABoard } from '../api/a-board.js';
import { EventReader } from '../api/event-reader.js';
import { expectError } from '../api/error-body.js';
import { RightsWorld } from './rights-world.js';

interface Found {
  id: number;
  title: string;
}

const blind = ['otherMember', 'otherViewer', 'stranger'] as const;
const seeing = ['owner', 'admin', 'token', 'addedMember', 'addedViewer'] as const;

/** A word that no other test's cards contain. */
const word = `quetzal${Date.now()}`;

describe('a private board', () => {
  let world: RightsWorld;
  let open: ABoard;
  let secret: ABoard;
  let secretCard: number;
  beforeAll(async () => {
    world = await RightsWorld.open(await testDeployment());
    open = await ABoard.with(world.api, 'Open list');
    secret = await ABoard.with(world.api, `Secret ${word}`);
    const { addedMember, addedViewer } = {
      addedMember: world.person('addedMember').memberId,
      addedViewer: world.person('addedViewer').memberId,
    };
    await world.api.must('PATCH', `/boards/${secret.id}`, { name: `Board ${word}`, visibility: 'private' });
    await world.api.must('PUT', `/boards/${secret.id}/members`, { memberIds: [addedMember, addedViewer] });
    secretCard = (await secret.card(`Card ${word}`)).id;
  });
  afterAll(() => world.close());

  const as = (who: Parameters<typeof world.callers.get>[0]): ApiCaller => {
    const caller = world.callers.get(who);
    if (!caller) throw new Error(`There is no caller ${who}.`);
    return caller;
  };
  const boardIds = async (caller: ApiCaller, query = ''): Promise<number[]> =>
    (await caller.must<{ id: number }[]>('GET', `/boards${query}`)).map(({ id }) => id);
  const found = async (caller: ApiCaller, query: string): Promise<number[]> =>
    (await caller.must<Found[]>('GET', `/search?${query}`)).map(({ id }) => id);

  it('is in the collection and search results of those who see it, and of no other caller [DEC-3.6, DEC-3.7, DEC-3.9, DEC-5.CARD-14]', async () => {
    for (const who of seeing) {
      expect(await boardIds(as(who), '?archived=all')).toContain(secret.id);
      expect(await found(as(who), `q=${word}`)).toEqual([secretCard]);
    }
    for (const who of blind) {
      expect(await boardIds(as(who), '?archived=all')).not.toContain(secret.id);
      expect(await found(as(who), `q=${word}`)).toEqual([]);
      for (const query of [`q=${word}&boardId=${secret.id}`, `q=${word}&listId=${secret.listId()}`]) {
        const { status, text } = await as(who).get(`/search?${query}`);
        expect([200, 404]).toContain(status);
        expect(text).not.toContain('Card');
      }
    }
  });

  it('cannot be used as an anchor or target by callers who do not see it [DEC-3.9, DEC-5.ORDER-4]', async () => {
    const mine = await open.card('Mine');
    const etag = (await world.api.get(`/cards/${mine.id}`)).headers.get('etag');
    const member = as('otherMember');
    expectError(await member.post(`/cards/${mine.id}/move`, { listId: secret.listId() }), 404, 'not_found');
    const neighbour = await member.post(`/cards/${mine.id}/reorder`, { before: secretCard });
    const absent = await member.post(`/cards/${mine.id}/reorder`, { before: 9_007_199_254_740_991 });
    expectError(neighbour, 409, 'anchor_gone');
    expect(neighbour.text.replace(/\d+|"requestId":"[^"]*"/g, '')).toBe(
      absent.text.replace(/\d+|"requestId":"[^"]*"/g, ''),
    );
    expectError(
      await member.post(`/gantt/tasks/${mine.id}/dependencies`, { dependsOn: secretCard }),
      404,
      'not_found',
    );
    expect((await world.api.get(`/cards/${mine.id}`)).headers.get('etag')).toBe(etag);
  });

  it('hides a card that is moved into it and leaves no trace of itself on the open board [DEC-3.9, DEC-5.FEED-1]', async () => {
    const card = await open.card('Leaves');
    await world.api.must('POST', `/cards/${card.id}/move`, { listId: secret.listId() });
    const member = as('otherMember');
    expectError(await member.get(`/cards/${card.id}`), 404, 'not_found');
    expectError(await member.get(`/cards/${card.id}/activity`), 404, 'not_found');
    for (const path of ['', '/activity', '/export', '/grid?include=cards', '/gantt', '/field-values'])
      expect((await member.get(`/boards/${open.id}${path}`)).text).not.toContain(word);
  });

  it('sends no events to the streams of those who do not see it [DEC-3.9, DEC-5.FEED-4]', async () => {
    const reader = await EventReader.open(as('otherMember'), open.id);
    try {
      await secret.card(`Whispered ${word}`);
      await open.card('Said aloud');
      await eventually('the visible event', () => reader.text.includes('Said aloud') || undefined);
      expect(reader.text).not.toContain(word);
    } finally {
      reader.close();
    }
  });

  it('ends the stream of a removed member and is hidden from them [DEC-3.9, DEC-4.13]', async () => {
    const board = await ABoard.with(world.api, 'Shared for a while');
    const { memberId, screen } = world.person('addedMember');
    await world.api.must('PATCH', `/boards/${board.id}`, { visibility: 'private' });
    await world.api.must('PUT', `/boards/${board.id}/members`, { memberIds: [memberId] });
    const reader = await EventReader.open(screen, board.id);
    await world.api.must('PUT', `/boards/${board.id}/members`, { memberIds: [] });
    expectError(await screen.get(`/boards/${board.id}`), 404, 'not_found');
    await eventually('the end of the stream', () => reader.isEnded || undefined);
    expect(reader.text).not.toContain('board.update');
    expect(await boardIds(screen)).not.toContain(board.id);
  });

  it('is hidden from the AI of a member who was not added [DEC-3.9, DEC-3.13, SPEC-5.8]', async () => {
    const { client } = world.ai ?? {};
    if (!client) throw new Error('There is no AI.');
    const listed = await callTool(client, 'list_boards', {});
    expect(JSON.stringify(dataOf(listed))).not.toContain(word);
    expect(JSON.stringify(dataOf(await callTool(client, 'search_cards', { query: word })))).not.toContain(
      'Card',
    );
    expect(rejectionOf(await callTool(client, 'get_board', { board: secret.id }))).not.toContain(word);
  });
});

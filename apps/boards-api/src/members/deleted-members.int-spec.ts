import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writtenContentSubject, writtenKinds, type WrittenContentResponse } from '@kiban/contracts';
import { jetstream, request } from '@kiban/messaging';
import { dumpDatabase, eventually } from '@kiban/testing';
import { RunningApi, type Client } from '../testing/running-api.js';
import { MemberErasure } from './member-erasure.js';

let api: RunningApi;
let owner: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  owner = api.token();
});
afterAll(() => api.stop());

interface Made {
  who: Client;
  boardId: number;
  cardId: number;
}

/** Content of a member in every place that keeps a name, beside that of the owner. */
const written = async (): Promise<Made> => {
  const who = api.member('member', 'screen', `Aiko ${randomUUID()}`);
  const board = await who.board(['To do']);
  const [listId] = board.lists;
  const { body: card } = await who.post<{ id: number }>('/cards', { listId, title: 'Written by a person' });
  // A text that looks like a reference to the member is content, and stays.
  const text = `"memberId":${who.as.id},"name":"${who.as.name}"`;
  await who.post(`/cards/${card.id}/comments`, { text: 'A comment' });
  await owner.patch(`/cards/${card.id}`, { description: text });
  await owner.post(`/cards/${card.id}/comments`, { text: 'By the owner' });
  await owner.put(`/cards/${card.id}/assignees`, { memberIds: [who.as.id, owner.as.id] });
  await owner.put(`/cards/${card.id}/assignees`, { memberIds: [owner.as.id] });
  await who.post(`/boards/${board.id}/views`, { name: 'Shared', kind: 'table', shared: true });
  return { who, boardId: board.id, cardId: card.id };
};

/** Rows that have the name, by table; events have an end of their own. */
const tablesWith = async (name: string): Promise<string[]> => {
  const found = new Set<string>();
  let table = '';
  for (const row of (await dumpDatabase(api.databaseUrl)).split('\n')) {
    if (/^boards\.[a-z_0-9]+$/.test(row)) table = row;
    else if (row.includes(name) && !/outbox|idempotency/.test(table)) found.add(table);
  }
  return [...found].sort();
};

const deletion = (who: Client, name = 'Deleted member'): string =>
  JSON.stringify({
    id: Date.now() * 4_096,
    event: 'member.remove',
    data: { id: who.as.id, name, role: 'member' },
    changes: name === 'Deleted member' ? { accountDeleted: { from: false, to: true } } : undefined,
  });
const subject = (): string => `kiban.v1.${api.workspaceId}.0.member.remove`;

describe('the name of a member whose account was deleted', () => {
  it('is replaced wherever boards keep it, and what the member wrote stays [DEC-4.ERASURE-7]', async () => {
    const { who, boardId, cardId } = await written();
    const { name } = who.as;
    const before = await tablesWith(name);
    expect(before).toEqual(
      ['activity', 'board', 'card', 'comment', 'member', 'saved_view'].map((each) => `boards.${each}`),
    );
    const { body: board } = await owner.get<{ version: number }>(`/boards/${boardId}`);
    await jetstream(api.nats).publish(subject(), deletion(who));
    // The description of the card is content.
    await eventually('the names to be replaced', async () => {
      const left = await tablesWith(name);
      return left.every((table) => ['boards.activity', 'boards.card'].includes(table));
    });
    const rows = await api.database.query<{ text: string }>(
      `SELECT actor_name || coalesce(changes->>'assignees', '') AS text FROM boards.activity WHERE board_id = $1`,
      [boardId],
    );
    expect(rows.filter(({ text }) => text.includes(name))).toEqual([]);
    expect(rows.some(({ text }) => text.includes(`"name":"Deleted member"`))).toBe(true);
    const gone = { memberId: who.as.id, name: 'Deleted member' };
    const { body: card } = await owner.get(`/cards/${cardId}`);
    expect(card).toMatchObject({
      title: 'Written by a person',
      createdBy: gone,
      description: expect.stringContaining(name),
    });
    const { body: comments } = await owner.get(`/cards/${cardId}/comments`);
    expect(comments).toEqual([
      expect.objectContaining({ text: 'A comment', author: gone }),
      expect.objectContaining({
        text: 'By the owner',
        author: expect.objectContaining({ name: owner.as.name }),
      }),
    ]);
    // A stored copy of the board is read again.
    const { body: after } = await owner.get<{ version: number; createdBy: unknown }>(`/boards/${boardId}`);
    expect(after.version).toBeGreaterThan(board.version);
    expect(after.createdBy).toEqual(gone);
  });

  it('is replaced again for a request that ended later, and a repetition changes nothing [DEC-4.ERASURE-7]', async () => {
    const { who, cardId, boardId } = await written();
    const erasure = new MemberErasure(api.database);
    const member = { workspaceId: api.workspaceId, id: who.as.id };
    await erasure.execute(member);
    await who.post(`/cards/${cardId}/comments`, { text: 'Late' });
    await erasure.execute(member);
    const { body: comments } = await owner.get<{ author: { name: string } }[]>(`/cards/${cardId}/comments`);
    expect(comments.map(({ author }) => author.name)).not.toContain(who.as.name);
    const versions = async (): Promise<unknown> =>
      (await owner.get(`/boards/${boardId}`)).headers.get('etag');
    const before = await versions();
    await erasure.execute(member);
    expect(await versions()).toEqual(before);
  });

  it('stays when the member was only removed, or has the id of another workspace [DEC-4.ERASURE-7]', async () => {
    const { who } = await written();
    const { name } = who.as;
    await new MemberErasure(api.database).execute({ workspaceId: api.workspaceId + 1, id: who.as.id });
    await jetstream(api.nats).publish(subject(), deletion(who, name));
    const other = await written();
    await jetstream(api.nats).publish(subject(), deletion(other.who));
    await eventually('the later event', async () =>
      (await tablesWith(other.who.as.name)).every((table) => !table.endsWith('comment')),
    );
    expect(await tablesWith(name)).toContain('boards.comment');
  });
});

describe('what a member wrote', () => {
  const all = async (who: Client, kind: string, role = 'member'): Promise<{ id: number }[]> => {
    const items: { id: number }[] = [];
    for (;;) {
      const after = items.at(-1)?.id ?? 0;
      const question = { kind, workspaceId: api.workspaceId, memberId: who.as.id, role, after };
      const page = await request<WrittenContentResponse>(api.nats, writtenContentSubject, question, 5_000);
      if (page.items.length === 0) return items;
      items.push(...page.items);
    }
  };

  it('is listed in pages, without what others wrote [DEC-4.EXPORT-3]', async () => {
    const { who, cardId, boardId } = await written();
    const text = 'x'.repeat(50_000);
    for (let count = 0; count < 12; count += 1) await who.post(`/cards/${cardId}/comments`, { text });
    const listed = await Promise.all(writtenKinds.map((kind) => all(who, kind)));
    expect(listed.map(({ length }) => length)).toEqual([1, 1, 13, 1]);
    expect(listed[0]).toEqual([expect.objectContaining({ id: boardId, boardId })]);
    expect(listed[1]).toEqual([expect.objectContaining({ id: cardId, title: 'Written by a person' })]);
    expect(JSON.stringify(listed)).not.toContain('By the owner');
    const others = await written();
    expect(JSON.stringify(await Promise.all(writtenKinds.map((kind) => all(who, kind))))).not.toContain(
      `"cardId":${others.cardId}`,
    );
  });

  it('is not listed from private boards that the member no longer sees [DEC-4.EXPORT-3]', async () => {
    const { who, boardId } = await written();
    await owner.patch(`/boards/${boardId}`, { visibility: 'private' });
    await owner.put(`/boards/${boardId}/members`, { memberIds: [] });
    expect(await all(who, 'cards')).toEqual([]);
    expect(await all(who, 'cards', 'admin')).toHaveLength(1);
  });
});

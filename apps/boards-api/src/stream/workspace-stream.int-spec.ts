import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bearerDigest } from '@kiban/auth-client';
import { eventSubject, inboxSubject, type EventKind } from '@kiban/contracts';
import { jetstream } from '@kiban/messaging';
import { eventually } from '@kiban/testing';
import { follow, followWorkspace, framesOf, lastIdOf, type Followed } from '../testing/followed-stream.js';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;

beforeAll(async () => {
  api = await RunningApi.start();
});
afterAll(() => api.stop());

/** Kinds of the frames after the first one, which says how to begin. */
const kindsOf = ({ text }: Followed): string[] =>
  [...text().matchAll(/^event: (\S+)$/gm)].map(([, kind = '']) => kind).filter((kind) => kind !== 'boards');

/** Resolves when the stream has all events so far: the last one is of a new board that everyone sees. */
async function settled(by: Client, ...open: Followed[]): Promise<void> {
  const name = `Marker ${Math.random()}`;
  await by.board([], { name });
  for (const one of open) await eventually('the marker', () => one.text().includes(name));
}

/** Resolves when all events so far are published: a stream that opens later does not send them. */
async function published(by: Client): Promise<void> {
  const witness = await followWorkspace(by);
  await settled(by, witness);
  witness.stop();
}

const withoutMarkers = (open: Followed): string[] => kindsOf(open).filter((kind) => kind !== 'board.create');

it('sends the events of boards that the caller sees, and says when one disappears [DEC-5.FEED-14]', async () => {
  const owner = api.member('owner');
  const member = api.member('member');
  const hidden = await owner.board(['Layoffs'], { visibility: 'private', name: 'Secret' });
  const open = await followWorkspace(member);
  expect(open.status).toBe(200);
  await eventually('the first frame', () => /^id: \S+\nevent: boards$/m.test(open.text()));
  const board = await owner.board(['To do'], { name: 'Launch' });
  await owner.patch(`/boards/${board.id}`, { name: 'Landing' });
  await owner.patch(`/boards/${hidden.id}`, { name: 'Top secret' });
  await owner.post(`/boards/${board.id}/archive`);
  await owner.post(`/boards/${board.id}/restore`);
  await owner.patch(`/lists/${board.lists[0]}`, { name: 'Now' });
  await settled(owner, open);
  expect(kindsOf(open)).toEqual([
    ...['board.create', 'board.update', 'board.archive', 'board.restore', 'board.hint', 'board.create'],
  ]);
  expect(framesOf(open.text(), 'board.update')[0]).toMatchObject({
    boardId: board.id,
    data: { name: 'Landing' },
  });
  expect(framesOf(open.text(), 'board.hint')).toEqual([{ boardId: board.id }]);

  await owner.put(`/boards/${hidden.id}/members`, { memberIds: [member.as.id] });
  await eventually('the board appears', () => framesOf(open.text(), 'board.update').length === 2);
  await owner.put(`/boards/${hidden.id}/members`, { memberIds: [] });
  await eventually('the board disappears', () => framesOf(open.text(), 'board.leave').length === 1);
  expect(framesOf(open.text(), 'board.leave')).toEqual([{ boardId: hidden.id }]);
  await owner.patch(`/boards/${board.id}`, { visibility: 'private', name: 'Closed to you' });
  await owner.patch(`/boards/${hidden.id}`, { name: 'Nothing to see' });
  await owner.delete(`/boards/${hidden.id}`);
  await settled(owner, open);
  expect(framesOf(open.text(), 'board.leave')).toEqual([{ boardId: hidden.id }, { boardId: board.id }]);
  expect(framesOf(open.text(), 'board.delete')).toEqual([]);
  expect(open.text()).not.toMatch(/Secret|Closed to you|Nothing to see|Layoffs/);
  open.stop();
});

it('sends the deletion of a board to those who saw it', async () => {
  const owner = api.member('owner');
  const [inside, outside] = [api.member('member'), api.member('member')];
  const hidden = await owner.board([], { visibility: 'private' });
  await owner.put(`/boards/${hidden.id}/members`, { memberIds: [inside.as.id] });
  const open = await Promise.all([inside, outside, owner].map((one) => followWorkspace(one)));
  await owner.post(`/boards/${hidden.id}/archive`);
  // Events are checked against the current rights: after the deletion, the archiving would be a `board.leave`.
  await settled(owner, ...open);
  await owner.delete(`/boards/${hidden.id}`);
  await settled(owner, ...open);
  expect(open.map((one) => framesOf(one.text(), 'board.delete').length)).toEqual([1, 0, 1]);
  for (const { stop } of open) stop();
});

it('sends the events of the caller’s cards on all boards, until it is no longer assigned [DEC-5.FEED-15]', async () => {
  const owner = api.member('owner');
  const [member, other] = [api.member('member'), api.member('member')];
  const [board, second] = [await owner.board(), await owner.board()];
  const cardId = await owner.card(board.lists[0] as number, 'Mine');
  const elsewhere = await owner.card(board.lists[0] as number, 'Not mine');
  const [open, bystander] = [await followWorkspace(member), await followWorkspace(other)];
  await owner.put(`/cards/${cardId}/assignees`, { memberIds: [member.as.id] });
  await owner.patch(`/cards/${cardId}`, { title: 'Still mine', dueDate: '2026-12-01' });
  await owner.patch(`/cards/${elsewhere}`, { title: 'Still foreign' });
  await owner.post(`/cards/${cardId}/comments`, { text: 'Look' });
  await owner.post(`/cards/${cardId}/move`, { listId: second.lists[0] });
  await owner.post(`/cards/${cardId}/archive`);
  await owner.post(`/cards/${cardId}/restore`);
  await owner.patch(`/cards/${cardId}`, { assigneeIds: [] });
  await owner.patch(`/cards/${cardId}`, { title: 'No longer mine' });
  const born = await owner.post<{ id: number }>('/cards', {
    listId: board.lists[0],
    title: 'Born mine',
    assigneeIds: [member.as.id],
  });
  await owner.delete(`/cards/${born.body.id}`);
  await settled(owner, open, bystander);
  const assigned = (kind: string): (boolean | undefined)[] =>
    framesOf(open.text(), kind).map((frame) => frame.assigned);
  expect(withoutMarkers(open)).toEqual([
    ...['assignee.change', 'card.update', 'comment.create', 'card.move', 'card.archive', 'card.restore'],
    ...['assignee.change', 'card.create', 'card.delete'],
  ]);
  expect([assigned('assignee.change'), assigned('card.update')]).toEqual([[true, false], [true]]);
  expect([assigned('card.create'), assigned('card.delete')]).toEqual([[true], [false]]);
  expect(framesOf(open.text(), 'card.move')[0]).toMatchObject({ boardId: second.id, data: { id: cardId } });
  expect(withoutMarkers(bystander)).toEqual([]);
  for (const { stop } of [open, bystander]) stop();
});

it('tells a member alone how many entries of the inbox are unread', async () => {
  const owner = api.member('owner');
  const member = api.member('member');
  const restricted = api.boardToken([(await owner.board()).id]);
  const open = await Promise.all([member, owner, restricted].map((one) => followWorkspace(one)));
  const members = [member.as.id, restricted.as.id].map((memberId) => ({ memberId, unread: 3 }));
  api.nats.publish(inboxSubject, JSON.stringify({ workspaceId: api.workspaceId + 1, members }));
  api.nats.publish(inboxSubject, JSON.stringify({ workspaceId: api.workspaceId, members }));
  await eventually('the frame', () => framesOf(open[0]?.text() ?? '', 'inbox').length > 0);
  // The restricted token does not see the marker’s board.
  await settled(owner, ...open.slice(0, 2));
  expect(open.map((one) => framesOf(one.text(), 'inbox'))).toEqual([[{ unread: 3 }], [], []]);
  for (const { stop } of open) stop();
});

it('names a card that leaves to a hidden board, and nothing of that board [DEC-5.FEED-15]', async () => {
  const owner = api.member('owner');
  const member = api.member('member');
  const hidden = await owner.board(['Layoffs'], { visibility: 'private', name: 'Secret' });
  const board = await owner.board();
  const cardId = await owner.card(board.lists[0] as number, 'Mine');
  await owner.put(`/cards/${cardId}/assignees`, { memberIds: [member.as.id] });
  await published(owner);
  const open = await followWorkspace(member);
  const { body } = await owner.post<{ version: number }>(`/cards/${cardId}/move`, {
    listId: hidden.lists[0],
  });
  await owner.patch(`/cards/${cardId}`, { title: 'Renamed in secret' });
  await settled(owner, open);
  expect(withoutMarkers(open)).toEqual(['card.leave']);
  expect(framesOf(open.text(), 'card.leave')[0]).toMatchObject({
    boardId: board.id,
    data: { id: cardId },
    changes: { cardVersion: { to: body.version } },
  });
  expect(open.text()).not.toMatch(/Secret|Layoffs|Renamed/);
  await owner.post(`/cards/${cardId}/move`, { listId: board.lists[1] });
  await eventually('the card is back', () => framesOf(open.text(), 'card.move').length === 1);
  expect(framesOf(open.text(), 'card.move')[0]).toMatchObject({
    assigned: true,
    changes: { boardId: { from: null } },
  });
  open.stop();
});

it('knows the assignees of an imported board', async () => {
  const owner = api.member('owner');
  const member = api.member('member', 'screen', 'Aiko Tanaka');
  const board = await owner.board();
  const cardId = await owner.card(board.lists[0] as number, 'Mine');
  await owner.put(`/cards/${cardId}/assignees`, { memberIds: [member.as.id] });
  const { body: exported } = await owner.get(`/boards/${board.id}/export`);
  const open = await followWorkspace(member);
  const imported = await owner.post<{ board: { id: number } }>('/boards/import', exported);
  expect(imported.status).toBe(201);
  const { body: cards } = await member.get<{ id: number; boardId: number }[]>('/search?assignee=me');
  const copy = cards.find(({ id }) => id !== cardId);
  await owner.patch(`/cards/${copy?.id}`, { title: 'The copy' });
  await eventually('the event of the copy', () => open.text().includes('The copy'));
  open.stop();
});

it('resumes with what was missed, and says to read the boards again [DEC-5.FEED-16]', async () => {
  const owner = api.member('owner');
  const member = api.member('member');
  const hidden = await owner.board(['Layoffs'], { visibility: 'private', name: 'Secret' });
  const board = await owner.board();
  const [kept, deleted, left, foreign] = [
    await owner.card(board.lists[0] as number, 'kept'),
    await owner.card(board.lists[0] as number, 'deleted'),
    await owner.card(board.lists[0] as number, 'left'),
    await owner.card(board.lists[0] as number, 'foreign'),
  ];
  for (const id of [kept, deleted, left])
    await owner.put(`/cards/${id}/assignees`, { memberIds: [member.as.id] });
  const first = await followWorkspace(member);
  await settled(owner, first);
  first.stop();
  await owner.patch(`/cards/${kept}`, { title: 'changed' });
  await owner.patch(`/cards/${foreign}`, { title: 'foreign' });
  await owner.delete(`/cards/${deleted}`);
  await owner.post(`/cards/${left}/move`, { listId: hidden.lists[0] });
  await owner.patch(`/boards/${board.id}`, { name: 'Renamed' });
  await published(owner);
  const second = await followWorkspace(member, lastIdOf(first.text()));
  await settled(owner, second);
  expect(withoutMarkers(second)).toEqual(['card.update', 'card.delete', 'card.leave', 'board.update']);
  expect(second.text()).toContain('event: boards');
  expect(second.text()).not.toMatch(/event: reset|Secret|foreign/);
  second.stop();
  const again = await followWorkspace(member, lastIdOf(second.text()));
  await settled(owner, again);
  expect([withoutMarkers(again), again.text().includes('event: reset')]).toEqual([[], false]);
  again.stop();
  const lost = await followWorkspace(member, '999999999999.1.1');
  await eventually('the reset', () => lost.text().includes('event: reset'));
  lost.stop();
  const { status } = await member.get('/workspace/stream', { 'last-event-id': 'nonsense' });
  expect(status).toBe(422);
});

it('gives and takes boards with a role, in the same stream [DEC-5.FEED-14]', async () => {
  const owner = api.member('owner');
  const member = api.member('member');
  const hidden = await owner.board(['Layoffs'], { visibility: 'private' });
  const open = await followWorkspace(member);
  api.changeRole(member, 'admin');
  await eventually('the role', () =>
    /^event: rights\ndata: \{"role":"admin"\}\n\nevent: boards$/m.test(open.text()),
  );
  await owner.patch(`/boards/${hidden.id}`, { name: 'Now visible' });
  await eventually('the private board', () => open.text().includes('Now visible'));
  api.changeRole(member, 'viewer');
  await eventually('the other role', () => open.text().includes('{"role":"viewer"}'));
  await owner.patch(`/boards/${hidden.id}`, { name: 'Hidden again' });
  await settled(owner, open);
  expect(open.text()).not.toContain('Hidden again');
  open.stop();
});

it('sends changes of members to everyone, and nothing of credentials [DEC-5.FEED-14]', async () => {
  const member = api.member('viewer');
  const open = await followWorkspace(member);
  const publish = async (kind: EventKind, data: object): Promise<void> => {
    const event = { id: Date.now(), event: kind, boardId: null, occurredAt: new Date().toISOString(), data };
    const subject = eventSubject(api.workspaceId, null, kind);
    await jetstream(api.nats).publish(subject, JSON.stringify(event));
  };
  await publish('token.issue', { id: 1, name: 'A token', expiresAt: null });
  await publish('member.update', { id: member.as.id, name: 'New name', role: 'viewer' });
  await eventually('the member', () => framesOf(open.text(), 'member.update').length === 1);
  expect(framesOf(open.text(), 'member.update')[0]?.data).toMatchObject({ name: 'New name' });
  expect(open.text()).not.toContain('token');
  open.stop();
});

it('sends changes of members to a token with scopes only with members:read, live and when it resumes [DEC-4.16]', async () => {
  const owner = api.member('owner');
  const [without, having] = [api.scopedToken('boards:read'), api.scopedToken('boards:read', 'members:read')];
  const changeMember = async (name: string): Promise<void> => {
    const data = { id: owner.as.id, name, role: 'owner' };
    const kind = 'member.update';
    const event = { id: Date.now(), event: kind, boardId: null, occurredAt: new Date().toISOString(), data };
    await jetstream(api.nats).publish(eventSubject(api.workspaceId, null, kind), JSON.stringify(event));
  };
  const live = [await followWorkspace(without), await followWorkspace(having)] as const;
  await changeMember('Live');
  await settled(owner, ...live);
  expect(live.map(({ text }) => framesOf(text(), 'member.update').length)).toEqual([0, 1]);
  for (const open of live) open.stop();

  await changeMember('Missed');
  await published(owner);
  const resumed = [
    await followWorkspace(without, lastIdOf(live[0].text())),
    await followWorkspace(having, lastIdOf(live[1].text())),
  ] as const;
  await settled(owner, ...resumed);
  expect(resumed.map(({ text }) => framesOf(text(), 'member.update').length)).toEqual([0, 1]);
  for (const open of resumed) open.stop();
});

it('ends when its bearer is revoked, and requires one', async () => {
  const member = api.member('member');
  const open = await followWorkspace(member);
  expect(open.status).toBe(200);
  api.principals.delete(bearerDigest(member.bearer));
  await eventually('the end of the stream', () => open.isEnded());
  expect((await fetch(`${api.url}/workspace/stream`)).status).toBe(401);
});

it('sends nothing of another workspace', async () => {
  const stranger = api.stranger();
  const open = await followWorkspace(stranger);
  await published(api.member('owner'));
  await settled(stranger, open);
  expect(kindsOf(open)).toEqual(['board.create']);
  open.stop();
});

it('counts with the streams of boards towards the limit of a credential', async () => {
  const member = api.member('member');
  const board = await api.token().board();
  const ofBoard = await Promise.all(Array.from({ length: 10 }, () => follow(member, board.id)));
  const ofWorkspace = await Promise.all(Array.from({ length: 10 }, () => followWorkspace(member)));
  expect([...ofBoard, ...ofWorkspace].map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect((await member.get('/workspace/stream')).status).toBe(429);
  for (const { stop } of [...ofBoard, ...ofWorkspace]) stop();
});

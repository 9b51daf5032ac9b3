import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { cardMembers, membersOf } from '../members.js';
import { expectError } from '../error-body.js';
import type { Card } from '../resources.js';

interface FullCard extends Card {
  archivedAt: string | null;
  completedAt: string | null;
  labels: { id: number; name: string; color: string }[];
  assignees: { memberId: number; name: string }[];
  checklist: { done: number; total: number };
  commentCount: number;
}

describe('a card’s life', () => {
  let world: World;
  let board: ABoard;
  let self: { memberId: number; name: string };
  beforeAll(async () => {
    world = await openWorld();
    board = await ABoard.with(world.api, 'To do', 'Done');
    const { member } = await world.api.must<{ member: { id: number; name: string } }>('GET', '/me');
    self = { memberId: member.id, name: member.name };
  });
  const act = (id: number, verb: string, body?: object) =>
    world.api.must<FullCard>('POST', `/cards/${id}/${verb}`, body);
  const read = (id: number) => world.api.must<FullCard>('GET', `/cards/${id}`);

  it('has a place in its list that a neighbour, first or last names [SPEC-1.CARDS-5, SPEC-4.8, DEC-5.CARD-8]', async () => {
    const made = await ABoard.with(world.api, 'One list');
    const [a, b, c] = await made.cards(0, 'a', 'b', 'c');
    const cases: [number, object, string[]][] = [
      [c!.id, { before: a!.id }, ['c', 'a', 'b']],
      [c!.id, { after: a!.id }, ['a', 'c', 'b']],
      [b!.id, { position: 'first' }, ['b', 'a', 'c']],
      [b!.id, { position: 'last' }, ['a', 'c', 'b']],
    ];
    for (const [id, place, expected] of cases) {
      expect(membersOf(await act(id, 'reorder', place))).toEqual(cardMembers);
      expect({ place, titles: await made.titles() }).toEqual({ place, titles: [expected] });
    }
  });

  it('is archived and restored, out of sight of its list meanwhile [DEC-5.CARD-9]', async () => {
    const made = await ABoard.with(world.api, 'One list');
    const { id } = await made.card('Away');
    expect((await act(id, 'archive')).archivedAt).not.toBeNull();
    expect(await made.titles()).toEqual([[]]);
    expectError(await world.api.post(`/cards/${id}/reorder`, { position: 'first' }), 409, 'archived');
    expect((await act(id, 'restore')).archivedAt).toBeNull();
    expect(await made.titles()).toEqual([['Away']]);
  });

  it('takes no change while it is archived, nor does what hangs on it, and says what to do first [DEC-5.CARD-9]', async () => {
    const made = await ABoard.with(world.api, 'One list', 'Another');
    const { id } = await made.card('Away');
    const other = await made.card('Stays');
    const add = (path: string, body: object) => world.api.must<{ id: number }>('POST', path, body);
    const comment = await add(`/cards/${id}/comments`, { text: 'Before' });
    const item = await add(`/cards/${id}/checklist`, { text: 'Before' });
    const label = await add(`/boards/${made.id}/labels`, { name: 'now', color: '#ef4444' });
    const field = await add(`/boards/${made.id}/fields`, { name: 'Region', type: 'text' });
    const dependency = await add(`/gantt/tasks/${id}/dependencies`, { dependsOn: other.id });
    await act(id, 'archive');
    const [card, comments, items] = [`/cards/${id}`, `/cards/${id}/comments`, `/cards/${id}/checklist`];
    const everything = () =>
      Promise.all([card, comments, items, `${card}/activity`].map((path) => world.api.must('GET', path)));
    const before = await everything();
    const writes: [method: string, path: string, body?: object][] = [
      ['PATCH', card, { title: 'Changed' }],
      ['POST', `${card}/move`, { listId: made.listId(1) }],
      ['POST', `${card}/reorder`, { position: 'first' }],
      ['POST', `${card}/complete`],
      ['POST', `${card}/reopen`],
      ['POST', `${card}/claim`],
      ['PUT', `${card}/assignees`, { memberIds: [] }],
      ['PUT', `${card}/labels`, { labelIds: [label.id] }],
      ['PUT', `${card}/fields/${field.id}`, { value: 'EMEA' }],
      ['POST', comments, { text: 'After' }],
      ['PATCH', `/comments/${comment.id}`, { text: 'After' }],
      ['DELETE', `/comments/${comment.id}`],
      ['POST', items, { text: 'After' }],
      ['PATCH', `${items}/${item.id}`, { done: true }],
      ['DELETE', `${items}/${item.id}`],
      ['PATCH', `/gantt/tasks/${id}`, { start: '2026-12-01', end: '2026-12-02' }],
      ['POST', `/gantt/tasks/${id}/reorder`, { position: 'first' }],
      ['DELETE', `/gantt/tasks/${id}/dependencies/${dependency.id}`],
    ];
    for (const [method, path, body] of writes) {
      const response = await world.api.call({ method, path, ...(body ? { body } : {}) });
      const { error } = expectError(response, 409, 'archived');
      expect([method, path, error]).toEqual([
        method,
        path,
        `Card ${id} is archived; restore it before you change it.`,
      ]);
    }
    expect(await everything()).toEqual(before);
    await act(id, 'restore');
    await world.api.must('PATCH', card, { title: 'Changed' });
    await act(id, 'archive');
    expect((await world.api.delete(card)).status).toBe(204);
  });

  it('is completed and reopened [DEC-5.CARD-10]', async () => {
    const { id } = await board.card('Ended');
    const completed = await act(id, 'complete');
    expect(completed.completedAt).not.toBeNull();
    expect((await act(id, 'complete')).completedAt).toBe(completed.completedAt);
    expect((await act(id, 'reopen')).completedAt).toBeNull();
  });

  it('can be one of at most 50 that are made in one call [DEC-5.CARD-11]', async () => {
    const cards = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ listId: board.listId(1), title: `Batch ${n}` }));
    const made = await world.api.must<{ status: number; card: Card }[]>('POST', '/cards/batch', {
      cards: cards(50),
    });
    expect(made.map(({ card }) => card.title)).toEqual(cards(50).map(({ title }) => title));
    for (const wrong of [cards(51), []])
      expectError(await world.api.post('/cards/batch', { cards: wrong }), 422, 'validation_failed');
  });

  it('is claimed where nobody has it, and set to whom it shall be with [DEC-5.CARD-12, DEC-5.CARD-13]', async () => {
    const { id } = await board.card('Free');
    expect((await act(id, 'claim')).assignees).toEqual([self]);
    expectError(await world.api.post(`/cards/${id}/claim`), 409, 'already_claimed');
    const put = (memberIds: number[]) =>
      world.api.must<FullCard>('PUT', `/cards/${id}/assignees`, { memberIds });
    expect((await put([])).assignees).toEqual([]);
    expect((await put([self.memberId])).assignees).toEqual([self]);
  });

  it('is given the labels of its board [DEC-5.CARD-13, DEC-5.CARD-16]', async () => {
    const { id } = await board.card('Marked');
    const path = `/boards/${board.id}/labels`;
    const { id: label } = await world.api.must<{ id: number }>('POST', path, {
      name: 'now',
      color: '#ef4444',
    });
    expect((await world.api.must<{ id: number }[]>('GET', path)).map((one) => one.id)).toContain(label);
    expectError(await world.api.post(path, { name: 'now', color: '#ef4444' }), 409, 'conflict');
    expectError(await world.api.post(path, { name: 'x', color: 'red' }), 422, 'validation_failed');
    const put = (labelIds: number[]) =>
      world.api.call<FullCard>({ method: 'PUT', path: `/cards/${id}/labels`, body: { labelIds } });
    expect((await put([label])).body.labels).toEqual([{ id: label, name: 'now', color: '#ef4444' }]);
    await world.api.must('PATCH', `/labels/${label}`, { name: 'later' });
    expect((await read(id)).labels).toEqual([{ id: label, name: 'later', color: '#ef4444' }]);
    expectError(await put([label, 9_007_199_254_740_991]), 422, 'validation_failed');
    expect((await world.api.delete(`/labels/${label}`)).status).toBe(204);
    expect((await read(id)).labels).toEqual([]);
  });

  it('counts its comments and the items of its checklist [DEC-5.CARD-15, DEC-5.CARD-16]', async () => {
    const { id } = await board.card('Discussed');
    const comment = await world.api.must<{ id: number }>('POST', `/cards/${id}/comments`, { text: 'Hello' });
    await world.api.must('PATCH', `/comments/${comment.id}`, { text: 'Hello again' });
    expect(await world.api.must('GET', `/cards/${id}/comments`)).toEqual([
      expect.objectContaining({ id: comment.id, cardId: id, text: 'Hello again', author: self }),
    ]);
    const items = `/cards/${id}/checklist`;
    const item = await world.api.must<{ id: number }>('POST', items, { text: 'Proof-read' });
    await world.api.must('PATCH', `${items}/${item.id}`, { done: true });
    expect(await world.api.must('GET', items)).toEqual([
      expect.objectContaining({ id: item.id, cardId: id, text: 'Proof-read', done: true }),
    ]);
    const second = await world.api.must<{ id: number }>('POST', items, { text: 'Print' });
    await world.api.must('PATCH', `${items}/${second.id}`, { before: item.id });
    expect((await world.api.must<{ id: number }[]>('GET', items)).map((one) => one.id)).toEqual([
      second.id,
      item.id,
    ]);
    expect((await read(id)).checklist).toEqual({ done: 1, total: 2 });
    await world.api.delete(`${items}/${second.id}`);
    expect(await read(id)).toMatchObject({ commentCount: 1, checklist: { done: 1, total: 1 } });
    await world.api.delete(`/comments/${comment.id}`);
    await world.api.delete(`${items}/${item.id}`);
    expect(await read(id)).toMatchObject({ commentCount: 0, checklist: { done: 0, total: 0 } });
  });

  it('is found by words, board, list, assignee, label, due date and archive [DEC-5.CARD-14]', async () => {
    const made = await ABoard.with(world.api, 'A', 'B');
    const [wanted, other] = await made.cards(0, 'Needle one 100%', 'Needle two 1000');
    const id = wanted!.id;
    const label = await world.api.must<{ id: number }>('POST', `/boards/${made.id}/labels`, {
      name: `tag-${made.id}`,
      color: '#ef4444',
    });
    await world.api.must('PATCH', `/cards/${id}`, { dueDate: '2031-05-06' });
    await world.api.must('PUT', `/cards/${id}/labels`, { labelIds: [label.id] });
    await world.api.must('PUT', `/cards/${id}/assignees`, { memberIds: [self.memberId] });
    await world.api.must('POST', `/cards/${other!.id}/move`, { listId: made.listId(1) });
    const found = async (query: string): Promise<number[]> =>
      (await world.api.must<Card[]>('GET', `/search?boardId=${made.id}&${query}`)).map((card) => card.id);
    for (const query of [
      'q=needle%20one',
      'q=100%25',
      `listId=${made.listId(0)}`,
      'assignee=me',
      `assignee=${self.memberId}`,
      `label=TAG-${made.id}`,
      'due=2031-05-06',
      'due=2031-05-01..2031-05-06',
    ])
      expect({ query, ids: await found(query) }).toEqual({ query, ids: [id] });
    expect(await found('due=none')).toEqual([other!.id]);
    await act(id, 'archive');
    expect(await found('q=needle')).toEqual([other!.id]);
    expect(await found('q=needle&archived=true')).toEqual([id]);
    expect((await found('q=needle&archived=all')).toSorted()).toEqual(
      [id, ...(await found('q=needle'))].toSorted(),
    );
    for (const wrong of ['due=soon', 'archived=maybe', 'listId=x', 'limit=0', 'cursor=nonsense'])
      expectError(await world.api.get(`/search?${wrong}`), 422, 'validation_failed');
  });

  it('is told about, newest first, with who did it and how, as is its board [DEC-5.FEED-1]', async () => {
    const made = await ABoard.with(world.api, 'A', 'B');
    const { id } = await made.card('Told');
    await act(id, 'move', { listId: made.listId(1) });
    interface Entry {
      event: string;
      actor: object;
      via: object;
      cardId: number | null;
    }
    const ofCard = await world.api.must<Entry[]>('GET', `/cards/${id}/activity`);
    expect(ofCard.map(({ event }) => event)).toEqual(['card.move', 'card.create']);
    for (const entry of ofCard)
      expect(entry).toMatchObject({
        actor: self,
        via: { kind: 'token', name: expect.any(String) },
        cardId: id,
      });
    const ofBoard = await world.api.must<Entry[]>('GET', `/boards/${made.id}/activity`);
    expect(ofBoard.map(({ event }) => event)).toEqual(['card.move', 'card.create', 'board.create']);
  });
});

import { expect, it } from '@jest/globals';
import type { StoreTopic } from './entities.js';
import { OTHER } from './testing/model-call.js';
import { TestSession } from './testing/test-session.js';

it('sends a title again when another property was changed at the same time', async () => {
  const world = await TestSession.open();
  world.api.board.updateCard(OTHER, 101, { dueDate: '2026-11-30' });
  const outcome = world.session.run({ kind: 'card.update', cardId: 101, change: { title: 'Mine' } });
  await world.drain();
  expect(await outcome).toEqual({ ok: true });
  expect(world.session.store.card(101)).toMatchObject({ title: 'Mine', dueDate: '2026-11-30' });
});

it('returns both titles when the same one was changed, and shows the other', async () => {
  const world = await TestSession.open();
  world.api.board.updateCard(OTHER, 101, { title: 'Theirs' });
  const outcome = world.session.run({ kind: 'card.update', cardId: 101, change: { title: 'Mine' } });
  await world.drain();
  expect(await outcome).toMatchObject({
    ok: false,
    code: 'conflict',
    conflict: { mine: { title: 'Mine' }, theirs: { title: 'Theirs' } },
  });
  expect(world.session.store.card(101)?.title).toBe('Theirs');
});

it('merges a description with the changes of another client since the editing began', async () => {
  const world = await TestSession.open();
  world.api.board.updateCard(OTHER, 101, { description: 'one\ntwo\nthree' });
  await world.drain();
  world.api.board.updateCard(OTHER, 101, { description: 'one\ntwo\nTHREE' });
  const change = { description: 'ONE\ntwo\nthree' };
  const base = { description: 'one\ntwo\nthree' };
  void world.session.run({ kind: 'card.update', cardId: 101, change, base });
  await world.drain();
  expect(world.api.board.card(101).description).toBe('ONE\ntwo\nTHREE');
});

it('merges a description that was already changed when the editing ended', async () => {
  const world = await TestSession.open();
  world.api.board.updateCard(OTHER, 101, { description: 'one\ntwo\nthree' });
  await world.drain();
  const base = { description: 'one\ntwo\nthree' };
  world.api.board.updateCard(OTHER, 101, { description: 'one\ntwo\nTHREE' });
  await world.drain();
  const change = { description: 'ONE\ntwo\nthree' };
  void world.session.run({ kind: 'card.update', cardId: 101, change, base });
  await world.drain();
  expect(world.api.board.card(101).description).toBe('ONE\ntwo\nTHREE');
});

it('places a card at the neighbour on the other side when its anchor is gone', async () => {
  const world = await TestSession.open();
  world.api.board.deleteCard(OTHER, 104);
  const outcome = world.session.run({
    kind: 'cards.move',
    cardIds: [101],
    listId: 12,
    place: { after: 104 },
  });
  await world.drain();
  expect(await outcome).toEqual({ ok: true });
  expect(world.shown()[1]).toEqual([101, 105]);
});

it('reports a card that is last because both neighbours are gone', async () => {
  const world = await TestSession.open();
  for (const id of [104, 105]) world.api.board.moveCard(OTHER, id, { listId: 13 });
  const outcome = world.session.run({
    kind: 'cards.move',
    cardIds: [101],
    listId: 12,
    place: { after: 104 },
  });
  await world.drain();
  expect(await outcome).toEqual({ ok: true, note: 'last' });
});

it('changes a card that has no response of its creation yet', async () => {
  const world = await TestSession.open();
  const { store } = world.session;
  void world.session.run({ kind: 'card.create', listId: 11, title: 'New', place: { at: 'last' } });
  const id = store.cardIds(11).at(-1) ?? 0;
  void world.session.run({ kind: 'card.update', cardId: id, change: { title: 'Newer' } });
  void world.session.run({ kind: 'cards.move', cardIds: [101], listId: 11, place: { after: id } });
  expect(store.cardIds(11)).toEqual([102, 103, id, 101]);
  await world.drain();
  expect(world.shown()[0]).toEqual([102, 103, 106, 101]);
  expect(store.card(id)).toBe(store.card(106));
  expect(store.card(106)).toMatchObject({ title: 'Newer', pending: false });
});

it('never shows a created card twice, when its event arrives before the response', async () => {
  const world = await TestSession.open();
  void world.session.run({ kind: 'card.create', listId: 11, title: 'New', place: { at: 'last' } });
  const counts: number[] = [];
  world.session.store.subscribe('list:11', () => counts.push(world.session.store.cardIds(11).length));
  world.api.handle();
  world.api.sendFrame();
  await world.clock.advance(0);
  await world.drain();
  expect(new Set(counts)).toEqual(new Set([4]));
});

it('shows who changed a card for eight seconds, and not own changes', async () => {
  const world = await TestSession.open();
  world.api.board.updateCard(OTHER, 101, { title: 'Theirs' });
  void world.session.run({ kind: 'card.update', cardId: 102, change: { title: 'Mine' } });
  for (let turn = 0; turn < 3; turn++) {
    await world.exchange();
    world.api.sendFrame();
    await world.clock.advance(0);
  }
  expect(world.session.store.card(101)?.changedBy).toMatchObject({ name: 'Mika Sato' });
  expect(world.session.store.card(102)?.changedBy).toBeUndefined();
  await world.clock.advance(8_000);
  expect(world.session.store.card(101)?.changedBy).toBeUndefined();
});

it('notifies only the card and the lists that an event concerns', async () => {
  const world = await TestSession.open();
  const { store } = world.session;
  const topics = [
    'board',
    'lists',
    'labels',
    'members',
    ...[11, 12, 13].map((id): StoreTopic => `list:${id}`),
    ...[101, 102, 103, 104, 105].map((id): StoreTopic => `card:${id}`),
  ] as const;
  const notified = new Set<string>();
  for (const topic of topics) store.subscribe(topic as StoreTopic, () => notified.add(topic));
  world.api.board.updateCard(OTHER, 101, { title: 'Theirs' });
  await world.drain();
  expect([...notified]).toEqual(['card:101']);
  notified.clear();
  const untouched = [store.card(102), store.list(13), store.cardIds(13), store.listIds()];
  world.api.board.moveCard(OTHER, 101, { listId: 12 });
  await world.drain();
  expect([...notified].sort()).toEqual(['card:101', 'list:11', 'list:12']);
  expect([store.card(102), store.list(13), store.cardIds(13), store.listIds()]).toEqual(untouched);
  expect(store.card(102)).toBe(untouched[0]);
});

it('applies other events while a creation has no response', async () => {
  const world = await TestSession.open();
  void world.session.run({ kind: 'card.create', listId: 11, title: 'New', place: { at: 'last' } });
  world.api.handle();
  world.api.board.updateCard(OTHER, 106, { title: 'Renamed' });
  world.api.board.updateCard(OTHER, 101, { title: 'Theirs' });
  for (let frame = 0; frame < 3; frame++) world.api.sendFrame();
  await world.clock.advance(0);
  expect(world.session.store.card(101)?.title).toBe('Theirs');
  expect(world.shown()[0]).toHaveLength(4);
  await world.drain();
  expect(world.session.store.card(106)?.title).toBe('Renamed');
});

it('changes titles and custom fields of several cards in one request, and back in one step', async () => {
  const world = await TestSession.open();
  const { session, api } = world;
  const before = session.store.card(101);
  void session.run({
    kind: 'cards.change',
    edits: [
      { cardId: 101, set: { title: 'Mine', dueDate: '2026-11-30' } },
      { cardId: 101, field: { fieldId: 9, value: 12 } },
      { cardId: 102, field: { fieldId: 9, value: 13 } },
    ],
  });
  expect(session.store.card(101)).toMatchObject({ title: 'Mine', dueDate: '2026-11-30', fields: { 9: 12 } });
  expect(api.requests).toHaveLength(1);
  await world.drain();
  expect(api.board.card(102).fields).toEqual({ 9: 13 });
  void session.undo();
  expect(api.requests).toHaveLength(1);
  await world.drain();
  expect(api.board.card(101)).toMatchObject({ title: before?.title, dueDate: null, fields: {} });
  expect(api.board.card(102).fields).toEqual({});
});

it('keeps a custom field that another client changed since', async () => {
  const world = await TestSession.open();
  void world.session.run({
    kind: 'cards.change',
    edits: [{ cardId: 101, field: { fieldId: 9, value: 12 } }],
  });
  await world.drain();
  world.session.store.change((base) => base.changeCard(101, { fields: { 9: 14 } }));
  expect(await world.session.undo()).toMatchObject({ ok: false, code: 'changed_since' });
  expect(world.api.requests).toEqual([]);
});

it('shows a copy with its content before the response, and makes one though a response is lost', async () => {
  const world = await TestSession.open();
  world.api.board.updateCard(OTHER, 101, { dueDate: '2026-11-30' });
  await world.drain();
  const { title = '', listId = 0 } = world.session.store.card(101) ?? {};
  const copied = { kind: 'card.create', listId, title, place: { after: 101 }, copyOf: 101 } as const;
  const outcome = world.session.run(copied);
  const ids = world.session.store.cardIds(listId);
  const shown = world.session.store.card(ids[ids.indexOf(101) + 1] ?? 0);
  expect(shown).toMatchObject({ title, dueDate: '2026-11-30', pending: true });
  world.api.loseResponse();
  await world.drain();
  const { createdIds = [] } = (await outcome) as { createdIds?: readonly number[] };
  expect(createdIds).toHaveLength(1);
  const made = world.session.store.cardIds(listId);
  expect([made[made.indexOf(101) + 1], made.length]).toEqual([createdIds[0], ids.length]);
  expect(world.api.board.card(createdIds[0] ?? 0)).toMatchObject({ title, dueDate: '2026-11-30' });
});

it('copies a card that has no id of the API yet, and archives the copy on undo', async () => {
  const world = await TestSession.open();
  const { listId = 0 } = world.session.store.card(101) ?? {};
  void world.session.run({ kind: 'card.create', listId, title: 'New', place: { at: 'last' } });
  const source = world.session.store.cardIds(listId).at(-1) ?? 0;
  const copied = { kind: 'card.create', listId, title: 'New', place: { after: source } } as const;
  const outcome = world.session.run({ ...copied, copyOf: source });
  await world.drain();
  const { createdIds = [] } = (await outcome) as { createdIds?: readonly number[] };
  expect(world.session.store.cardIds(listId).at(-1)).toBe(createdIds[0]);
  const undone = world.session.undo();
  await world.drain();
  await undone;
  expect(world.api.board.card(createdIds[0] ?? 0).archivedAt).not.toBeNull();
});

const withFields = {
  kind: 'card.create',
  listId: 11,
  title: 'New',
  place: { at: 'last' },
  fields: { 9: 'EMEA' },
} as const;

it('makes a card with its labels, assignees and field values by one request [DEC-9.FIELDS-9]', async () => {
  const world = await TestSession.open();
  const outcome = world.session.run({ ...withFields, labelIds: [5], assigneeIds: [7] });
  const shown = world.session.store.cardIds(11).at(-1) ?? 0;
  expect(world.session.store.card(shown)).toMatchObject({
    title: 'New',
    fields: { 9: 'EMEA' },
    pending: true,
  });
  const requests = world.api.requests.map(({ method, path, options }) => [method, path, options.body]);
  const body = { listId: 11, title: 'New', labelIds: [5], assigneeIds: [7], fields: { 9: 'EMEA' } };
  expect(requests).toEqual([['POST', '/cards', { ...body, position: 'last' }]]);
  world.api.loseResponse();
  await world.drain();
  const { createdIds = [] } = (await outcome) as { createdIds?: readonly number[] };
  expect(world.session.store.cardIds(11).slice(3)).toEqual(createdIds);
  expect(world.session.store.card(createdIds[0] ?? 0)?.fields).toEqual({ 9: 'EMEA' });
});

it('makes the card without its values when one of their fields was deleted [DEC-9.FIELDS-9]', async () => {
  const world = await TestSession.open();
  world.api.board.deletedFields.add(9);
  const outcome = world.session.run({ ...withFields, labelIds: [5], assigneeIds: [7] });
  await world.drain();
  const { createdIds = [] } = (await outcome) as { createdIds?: readonly number[] };
  expect(world.session.store.cardIds(11).slice(3)).toEqual(createdIds);
  expect(world.api.board.card(createdIds[0] ?? 0)).toMatchObject({ title: 'New', fields: {} });
});

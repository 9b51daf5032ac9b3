import { expect, it } from '@jest/globals';
import { isTextUnread } from './card-text.js';
import type { Card } from './entities.js';
import { FakeStorage } from './testing/fake-browser.js';
import { OTHER } from './testing/model-call.js';
import { TestSession } from './testing/test-session.js';

/** The text as it is known here; null while it is not read. */
function textOf({ session }: TestSession, cardId: number): string | null {
  const card = session.store.card(cardId) as Card;
  return isTextUnread(card) ? null : (card.description ?? '');
}

/** A session that opens a board on which card 101 has a text; what an earlier one stored is shown first. */
async function withText(text: string): Promise<TestSession> {
  const first = await TestSession.open();
  first.session.close();
  first.api.board.updateCard(OTHER, 101, { description: text });
  const world = new TestSession(first.api, first.clock, { storage: new FakeStorage() });
  await world.drain();
  return world;
}

/** The panel reads the card that it opens. */
const openPanel = ({ session, api }: TestSession): void =>
  session.store.change((base) => base.putCard(structuredClone(api.board.card(101)), null));

it('reads a board without the texts of its cards, and knows of those that have none', async () => {
  const world = await withText('one');
  expect(textOf(world, 101)).toBeNull();
  expect(textOf(world, 102)).toBe('');
  openPanel(world);
  expect(textOf(world, 101)).toBe('one');
});

it('has the text that an event brings, and stays without one when another property changes', async () => {
  const world = await withText('one');
  world.api.board.updateCard(OTHER, 101, { title: 'Theirs' });
  await world.drain();
  expect([world.session.store.card(101)?.title, textOf(world, 101)]).toEqual(['Theirs', null]);
  world.api.board.updateCard(OTHER, 101, { description: 'two' });
  await world.drain();
  expect(textOf(world, 101)).toBe('two');
  world.api.board.updateCard(OTHER, 101, { description: null });
  await world.drain();
  expect(textOf(world, 101)).toBe('');
});

it('keeps a known text over a read of the same version, and not over a newer one', async () => {
  const world = await withText('one');
  openPanel(world);
  world.api.write('event: reset\ndata: {}\n\n');
  await world.drain();
  expect(textOf(world, 101)).toBe('one');
  world.api.cutStream();
  world.api.board.updateCard(OTHER, 101, { description: 'two' });
  world.api.sent = world.api.board.events.length;
  world.api.write('event: reset\ndata: {}\n\n');
  await world.drain();
  expect(textOf(world, 101)).not.toBe('one');
});

it('merges a text that was written over one that is not read here', async () => {
  const world = await withText('one\ntwo\nTHREE');
  const change = { description: 'ONE\ntwo\nthree' };
  const base = { description: 'one\ntwo\nthree' };
  const outcome = world.session.run({ kind: 'card.update', cardId: 101, change, base });
  expect(textOf(world, 101)).toBe('ONE\ntwo\nthree');
  await world.drain();
  expect(await outcome).toEqual({ ok: true });
  expect(world.api.board.card(101).description).toBe('ONE\ntwo\nTHREE');
  expect(textOf(world, 101)).toBe('ONE\ntwo\nTHREE');
});

it('undoes a text to the one that its editing began with, where that was not read here', async () => {
  const world = await withText('one');
  const text = { change: { description: 'two' }, base: { description: 'one' } };
  void world.session.run({ kind: 'card.update', cardId: 101, ...text });
  await world.drain();
  expect(world.api.board.card(101).description).toBe('two');
  void world.session.undo();
  await world.drain();
  expect(world.api.board.card(101).description).toBe('one');
});

it('offers no undo of a text that replaced an unknown one', async () => {
  const world = await withText('one');
  void world.session.run({ kind: 'card.update', cardId: 101, change: { description: 'two' } });
  await world.drain();
  expect(await world.session.undo()).toBeNull();
  expect(world.api.board.card(101).description).toBe('two');
});

it('shows both texts where a conflict is with one that is not read here', async () => {
  const world = await withText('theirs');
  const change = { description: 'mine' };
  const outcome = world.session.run({
    kind: 'card.update',
    cardId: 101,
    change,
    base: { description: 'before' },
  });
  await world.drain();
  expect(await outcome).toMatchObject({
    code: 'conflict',
    conflict: { mine: { description: 'mine' }, theirs: { description: 'theirs' } },
  });
  expect(world.api.board.card(101).description).toBe('theirs');
});

it('sends a title without reading the text', async () => {
  const world = await withText('one');
  void world.session.run({ kind: 'card.update', cardId: 101, change: { title: 'Mine' } });
  await world.exchange();
  expect(world.api.board.card(101)).toMatchObject({ title: 'Mine', description: 'one' });
  expect(textOf(world, 101)).toBe('one');
});

import { describe, expect, it } from '@jest/globals';
import { applyEvent } from './apply-event.js';
import { BoardBase } from './board-base.js';
import { settled } from './testing/manual-clock.js';
import { ModelBoard } from './testing/model-board.js';
import { OTHER } from './testing/model-call.js';
import { TestSession } from './testing/test-session.js';

/** The event of a restored card has no position: `docs/events.md`, "Order versions". */
describe.each([
  ['frames with the card', true],
  ['frames without it', false],
])('a card that others restore, in %s', (_, isVersioned) => {
  it('appears when it was created, archived and restored while the stream was cut', async () => {
    const world = await TestSession.open({ isVersioned });
    const { api, clock } = world;
    api.board.deleteCard(OTHER, 101);
    // No frame had an id yet, so the board is read again after the cut.
    api.cutStream();
    await clock.advance(1_000);
    const { id } = api.board.createCard(OTHER, { listId: 11, title: 'Theirs' });
    api.board.archiveCard(OTHER, id, true);
    api.sendFrame();
    await settled();
    const later = api.board.createCard(OTHER, { listId: 11, title: 'Theirs' });
    // The read has no archived cards.
    api.handle();
    await settled();
    api.board.archiveCard(OTHER, id, false);
    await settled();
    api.cutStream();
    await world.drain();
    expect(world.shown()).toEqual([[102, 103, id, later.id], [104, 105], []]);
    expect(world.session.store.card(id)).toMatchObject({ title: 'Theirs', archivedAt: null });
  });

  it('appears in its place when the board was read without it and its panel read it', async () => {
    const world = await TestSession.open({ isVersioned });
    const { api, clock } = world;
    world.session.close();
    api.board.archiveCard(OTHER, 102, true);
    const next = new TestSession(api, clock);
    await next.drain();
    next.session.store.change((base) => base.putCard(structuredClone(api.board.card(102)), null));
    expect(next.shown()[0]).toEqual([101, 103]);
    api.board.archiveCard(OTHER, 102, false);
    await next.drain();
    expect(next.shown()[0]).toEqual([101, 102, 103]);
  });

  it('is where others moved it before they archived it, when those events were lost', async () => {
    const world = await TestSession.open({ isVersioned });
    const { api } = world;
    api.board.updateCard(OTHER, 103, { title: 'Newer' });
    await world.drain();
    api.board.moveCard(OTHER, 101, { listId: 11, position: 'last' });
    api.board.archiveCard(OTHER, 101, true);
    api.loseEvents();
    await world.drain();
    expect(world.shown()[0]).toEqual([102, 103]);
    api.board.archiveCard(OTHER, 101, false);
    await world.drain();
    expect(world.shown()[0]).toEqual([102, 103, 101]);
  });

  it('is in its new list when others moved it right after they restored it', async () => {
    const world = await TestSession.open({ isVersioned });
    const { api } = world;
    api.board.archiveCard(OTHER, 103, true);
    api.loseEvents();
    await world.drain();
    api.board.archiveCard(OTHER, 103, false);
    api.board.moveCard(OTHER, 103, { listId: 12, position: 'first' });
    await world.drain();
    expect(world.shown()).toEqual([[101, 102], [103, 104, 105], []]);
  });
});

it('shows a card of an unread page that others move into the pages that are read', () => {
  const model = new ModelBoard(true, 2);
  const ids = [1, 2, 3].map(() => model.createCard(OTHER, { listId: 11, title: 'Card' }).id);
  const base = new BoardBase(3);
  base.readBoard(model.read());
  const [first, second, third = 0] = ids;
  expect(base.cardOrder.idsOf(11)).toEqual([first, second]);
  model.moveCard(OTHER, third, { listId: 11, position: 'first' });
  expect(applyEvent(base, model.events.at(-1)!).cards).toEqual([third]);
  base.putCard(structuredClone(model.card(third)), null);
  const { cards, nextCursor } = model.page(11, base.cursors.get(11));
  base.readCards(11, model.lists.get(11)!.version, structuredClone(cards), nextCursor);
  expect(base.cardOrder.idsOf(11)).toEqual([third, first, second]);
  expect(base.cards.has(third)).toBe(true);
});

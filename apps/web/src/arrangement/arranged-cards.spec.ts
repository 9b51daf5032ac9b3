import { describe, expect, it } from '@jest/globals';
import { OTHER, ME } from '../board-model/testing/model-call.js';
import { TestSession } from '../board-model/testing/test-session.js';
import type { BoardDisplay } from '../filters/board-filter.js';
import { ArrangedCards } from './arranged-cards.js';

async function arranged(display: BoardDisplay): Promise<{ world: TestSession; cards: ArrangedCards }> {
  const world = await TestSession.open();
  const options = { display, matches: undefined, me: ME.memberId };
  return { world, cards: new ArrangedCards(world.session.store, options) };
}

describe('an arranged board', () => {
  it('sorts its lists, and keeps the reference of those that did not change', async () => {
    const { world, cards } = await arranged({ sort: 'title' });
    let changes = 0;
    cards.subscribe(() => (changes += 1));
    const [before, other] = [cards.cardIds(11), cards.cardIds(12)];
    expect(before).toEqual([101, 102, 103]);
    world.api.board.updateCard(OTHER, 101, { title: 'Zebra' });
    await world.drain();
    expect(changes).toBeGreaterThan(0);
    expect(cards.cardIds(11)).toEqual([102, 103, 101]);
    expect(cards.cardIds(12)).toBe(other);
    expect(cards.sortedIndex(101, [104, 105])).toBe(2);
    expect(world.session.store.cardIds(11)).toBe(world.session.store.cardIds(11));
  });

  it('follows a card into another row', async () => {
    const { world, cards } = await arranged({ group: 'assignee' });
    const { store } = world.session;
    const leave = cards.subscribe(() => undefined);
    expect(cards.rows()?.map(({ id }) => id)).toEqual([0]);
    store.change((base) => base.changeCard(101, { assignees: [OTHER, ME] }));
    expect(cards.rows()?.map(({ id }) => id)).toEqual([ME.memberId, OTHER.memberId, 0]);
    expect(cards.rowIdsOf(101)).toEqual([ME.memberId, OTHER.memberId]);
    expect(cards.cardIds(11, ME.memberId)).toEqual([101]);
    expect(cards.cardIds(11, 0)).toEqual([102, 103]);
    leave();
    store.change((base) => base.changeCard(101, { assignees: [] }));
    expect(cards.cardIds(11, 0)).toEqual([101, 102, 103]);
  });

  it('shows the first cards of a long cell, and more on request', async () => {
    const { world, cards } = await arranged({ group: 'label' });
    for (let count = 0; count < 30; count += 1)
      world.api.board.createCard(OTHER, { listId: 13, title: `Card ${count}` });
    await world.drain();
    expect(cards.cardIds(13, 0)).toHaveLength(10);
    expect(cards.cardIds(13, 0)).toBe(cards.cardIds(13, 0));
    expect(cards.hiddenCount(13, 0)).toBe(20);
    expect(cards.rowCount(0)).toBe(35);
    const last = world.session.store.cardIds(13).at(-1) ?? 0;
    cards.reveal(13, 0, last);
    expect(cards.cardIds(13, 0).at(-1)).toBe(last);
  });

  it('has the cards of a row over all lists, sorted together', async () => {
    const { cards } = await arranged({ group: 'label' });
    expect(cards.rowCardIds(0)).toEqual([101, 102, 103, 104, 105]);
    expect(cards.rowCardIds(0)).toBe(cards.rowCardIds(0));
    const sorted = await arranged({ group: 'label', sort: '-title' });
    sorted.world.session.store.change((base) => base.changeCard(104, { title: 'Zebra' }));
    expect(sorted.cards.rowCardIds(0)[0]).toBe(104);
    expect(sorted.cards.rowCardIds(99)).toEqual([]);
  });

  it('has no rows while the field is unknown', async () => {
    const { cards } = await arranged({ group: 'field:99' });
    expect(cards.rows()).toBeNull();
    expect(cards.cardIds(11)).toEqual([101, 102, 103]);
  });
});

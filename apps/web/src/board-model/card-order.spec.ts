import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CardOrder, compareRanks, ranksBetween } from './card-order.js';

/** One observation, as an event or a response contains it. */
interface Observation {
  id: number;
  listId: number;
  version: number;
  position?: string;
  present: boolean;
}

const LISTS = [11, 12];

/** Moves, archives and restores cards as the API does, and records what its events say. */
class Orders {
  readonly observations: Observation[] = [];
  readonly places = new Map<number, { listId: number; position: string; isArchived: boolean }>();
  private readonly versions = new Map(LISTS.map((listId) => [listId, 0]));

  place(id: number, listId: number, isFirst: boolean): void {
    const known = this.places.get(id);
    if (known?.isArchived) return;
    const others = this.idsOf(listId).filter((other) => other !== id);
    const end = this.places.get((isFirst ? others[0] : others.at(-1)) ?? 0)?.position ?? null;
    const [position = ''] = isFirst ? ranksBetween(null, end, 1) : ranksBetween(end, null, 1);
    if (known && known.listId !== listId) this.observe(id, known.listId, { present: false });
    this.observe(id, listId, { position, present: true });
    this.places.set(id, { listId, position, isArchived: false });
  }

  toggle(id: number): void {
    const known = this.places.get(id);
    if (!known) return;
    this.observe(id, known.listId, { present: known.isArchived });
    this.places.set(id, { ...known, isArchived: !known.isArchived });
  }

  idsOf(listId: number): number[] {
    return [...this.places]
      .filter(([, place]) => place.listId === listId && !place.isArchived)
      .map(([id, { position }]) => ({ id, position }))
      .sort(compareRanks)
      .map(({ id }) => id);
  }

  private observe(id: number, listId: number, placement: { position?: string; present: boolean }): void {
    const version = (this.versions.get(listId) ?? 0) + 1;
    this.versions.set(listId, version);
    this.observations.push({ id, listId, version, ...placement });
  }
}

const change = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  listId: fc.constantFrom(...LISTS),
  isFirst: fc.boolean(),
  isToggle: fc.boolean(),
});

const history = fc.array(change, { maxLength: 25 }).chain((changes) => {
  const orders = new Orders();
  for (const { id, listId, isFirst, isToggle } of changes)
    if (isToggle) orders.toggle(id);
    else orders.place(id, listId, isFirst);
  const { observations } = orders;
  return fc.tuple(fc.constant(orders), fc.shuffledSubarray(observations, { minLength: observations.length }));
});

it('ends in the API’s order for any order of the events [docs/events.md, Order versions]', () => {
  fc.assert(
    fc.property(history, ([orders, shuffled]) => {
      const order = new CardOrder();
      for (const { id, listId, version, ...placement } of shuffled)
        order.observe(id, listId, version, placement);
      for (const listId of LISTS) expect(order.idsOf(listId)).toEqual(orders.idsOf(listId));
    }),
  );
});

it('ignores events that a read of the list contains already, also repeated ones', () => {
  const order = new CardOrder();
  order.read(11, 5, [{ id: 1, position: 'a1' }], true);
  expect(order.observe(1, 11, 5, { position: 'a9', present: true })).toBe(false);
  expect(order.observe(2, 11, 4, { position: 'a0', present: true })).toBe(false);
  expect(order.observe(2, 11, 6, { position: 'a0', present: true })).toBe(true);
  expect(order.observe(2, 11, 6, { position: 'a0', present: true })).toBe(false);
  expect(order.idsOf(11)).toEqual([2, 1]);
});

it('keeps what is newer than a read, and removes what a newer read does not have', () => {
  const order = new CardOrder();
  order.observe(1, 11, 7, { position: 'a1', present: true });
  order.read(11, 5, [{ id: 2, position: 'a0' }], true);
  expect(order.idsOf(11)).toEqual([2, 1]);
  order.read(11, 8, [{ id: 1, position: 'a1' }], true);
  expect(order.idsOf(11)).toEqual([1]);
});

it('keeps the former place of a restored card', () => {
  const order = new CardOrder();
  order.read(
    11,
    1,
    [
      { id: 1, position: 'a0' },
      { id: 2, position: 'a1' },
    ],
    true,
  );
  order.observe(1, 11, 3, { present: true });
  order.observe(1, 11, 2, { present: false });
  expect(order.idsOf(11)).toEqual([1, 2]);
});

it('compares ranks as bytes', () => {
  const order = new CardOrder();
  order.read(
    11,
    1,
    [
      { id: 1, position: 'a0' },
      { id: 2, position: 'Zz' },
      { id: 3, position: 'a0V' },
    ],
    true,
  );
  expect(order.idsOf(11)).toEqual([2, 1, 3]);
});

it('makes ranks between two siblings, also where both have the same', () => {
  const [first = '', second = ''] = ranksBetween('a0', 'a1', 2);
  expect('a0' < first && first < second && second < 'a1').toBe(true);
  expect((ranksBetween('a0', 'a0', 1)[0] ?? '') > 'a0').toBe(true);
});

import { describe, expect, it } from '@jest/globals';
import { inboxReasons, type InboxReason } from '@kiban/contracts';
import fc from 'fast-check';
import type { Entry, Notice } from '../store/entry.js';
import { GROWS_FOR_MS, mergeNotices } from './merged-entries.js';

interface Action {
  memberId: number;
  cardId: number;
  actorId: number;
  /** What the member hears by watching, and what concerns them by name. */
  watched: InboxReason | null;
  named: InboxReason[];
  afterMs: number;
  namedFirst: boolean;
}

const reason = fc.constantFrom(...inboxReasons);
const actions = fc.array(
  fc.record<Action>({
    memberId: fc.integer({ min: 1, max: 2 }),
    cardId: fc.integer({ min: 1, max: 2 }),
    actorId: fc.integer({ min: 10, max: 15 }),
    watched: fc.option(reason, { nil: null }),
    named: fc.array(reason, { maxLength: 2 }),
    afterMs: fc.integer({ min: 0, max: GROWS_FOR_MS }),
    namedFirst: fc.boolean(),
  }),
  { maxLength: 30 },
);
const START = Date.UTC(2026, 10, 28);

/** The notices of actions one after the other: the events of a request have successive ids. */
function noticesOf(made: readonly Action[]): Notice[] {
  let eventId = 0;
  let atMs = START;
  return made.flatMap(({ memberId, cardId, actorId, watched, named, afterMs, namedFirst }, index) => {
    atMs += afterMs;
    const direct = named.map((one) => ({ reason: one, byWatching: false }));
    const watching = watched === null ? [] : [{ reason: watched, byWatching: true }];
    return (namedFirst ? [...direct, ...watching] : [...watching, ...direct]).map((one): Notice => {
      eventId += 1;
      return {
        ...one,
        workspaceId: 1,
        memberId,
        eventId,
        kind: 'card.update',
        action: `action ${index}`,
        boardId: 3,
        boardName: 'Board',
        cardId,
        cardTitle: 'Card',
        actor: { memberId: actorId, name: `Actor ${actorId}` },
        via: null,
        text: null,
        at: new Date(atMs),
      };
    });
  });
}

/** Merges the notices in batches, as the intake does. */
function mergedIn(sizes: readonly number[], notices: readonly Notice[]): Entry[] {
  const stored: Entry[] = [];
  let next = 0;
  for (let batch = 0; next < notices.length; batch += 1) {
    const size = sizes[batch % sizes.length] ?? 1;
    const { added } = mergeNotices(stored, notices.slice(next, next + size));
    for (const entry of added) stored.unshift(Object.assign(entry, { id: stored.length + 1 }));
    next += size;
  }
  return stored;
}

const strongest = (reasons: readonly InboxReason[]): InboxReason | undefined =>
  inboxReasons.find((one) => reasons.includes(one));

describe('merged entries', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 });

  it('count each action of a member once, in whatever batches its events arrive', () => {
    fc.assert(
      fc.property(actions, sizes, (made, batches) => {
        const told = made.filter(({ watched, named }) => watched !== null || named.length > 0);
        const entries = mergedIn(batches, noticesOf(told));
        expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(told.length);
        expect(entries.every(({ count }) => count > 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('have one entry for each action that concerns the member by name, with its strongest reason', () => {
    fc.assert(
      fc.property(actions, sizes, (made, batches) => {
        const named = made.flatMap(({ named: reasons }) => strongest(reasons) ?? []);
        const direct = mergedIn(batches, noticesOf(made)).filter(({ byWatching }) => !byWatching);
        expect(direct.map(({ reason: one }) => one).sort()).toEqual(named.sort());
      }),
      { numRuns: 500 },
    );
  });

  it('grow for ten minutes after their first change, and have at most three different actors', () => {
    fc.assert(
      fc.property(actions, sizes, (made, batches) => {
        for (const entry of mergedIn(batches, noticesOf(made))) {
          expect(entry.changedAt.getTime() - entry.createdAt.getTime()).toBeLessThan(GROWS_FOR_MS);
          const ids = entry.actors.map(({ memberId }) => memberId);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.length).toBeLessThanOrEqual(3);
        }
      }),
      { numRuns: 300 },
    );
  });
});

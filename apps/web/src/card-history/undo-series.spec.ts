import { describe, expect, it } from '@jest/globals';
import type { Activity } from './card-details.js';
import { changedSince, seriesSince } from './undo-series.js';

const entry = (id: number, via: string, changes: Activity['changes'] = null): Activity => ({
  id,
  event: 'card.update',
  occurredAt: new Date(Date.UTC(2026, 10, 21, 9, id)).toISOString(),
  boardId: 3,
  cardId: 101,
  actor: { memberId: 7, name: 'Aiko' },
  via: { kind: 'oauth', name: via },
  data: { id: 101 },
  changes,
});

const title = { title: { from: 'A', to: 'B' } };

describe('changes of one client since an entry', () => {
  it('are its own ones, the newest first, and the entry itself', () => {
    const entries = [entry(5, 'Claude'), entry(4, 'Other'), entry(3, 'Claude'), entry(2, 'Claude')];
    expect(seriesSince(entries, entries[2]!).map(({ id }) => id)).toEqual([5, 3]);
  });
});

describe('the change that made an entry outdated', () => {
  it('is the newest later one of the same property', () => {
    const dates = { dueDate: { from: null, to: '2026-11-30' } };
    const entries = [entry(5, 'a', dates), entry(4, 'b', title), entry(3, 'c', title)];
    expect(changedSince(entries, entries[2]!)?.id).toBe(4);
    expect(changedSince(entries, entries[0]!)).toBeUndefined();
  });
});

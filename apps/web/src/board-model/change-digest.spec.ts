import { expect, it } from '@jest/globals';
import { ChangeDigest, verbOf, type DigestEntry } from './change-digest.js';
import { ManualClock } from './testing/manual-clock.js';

function digest(): { clock: ManualClock; changes: ChangeDigest; reports: (readonly DigestEntry[])[] } {
  const clock = new ManualClock();
  const reports: (readonly DigestEntry[])[] = [];
  return { clock, reports, changes: new ChangeDigest(clock, (entries) => reports.push(entries)) };
}

it('counts the cards of each name once, by the strongest change', async () => {
  const { clock, changes, reports } = digest();
  for (const cardId of [1, 2, 3]) changes.add({ name: 'Claude', verb: 'moved', cardId });
  changes.add({ name: 'Claude', verb: 'changed', cardId: 1 });
  changes.add({ name: 'Mika', verb: 'changed', cardId: 1 });
  changes.add({ name: 'Mika', verb: 'changed', cardId: 1 });
  changes.add({ name: 'Mika', verb: 'added', cardId: 4 });
  changes.add({ name: 'Mika', verb: 'removed', cardId: 4 });
  await clock.advance(1_000);
  expect(reports).toEqual([
    [
      { name: 'Claude', verb: 'moved', count: 3 },
      { name: 'Mika', verb: 'changed', count: 1 },
      { name: 'Mika', verb: 'removed', count: 1 },
    ],
  ]);
});

it('reports at most every five seconds', async () => {
  const { clock, changes, reports } = digest();
  const change = { name: 'Mika', verb: 'moved', cardId: 1 } as const;
  changes.add(change);
  await clock.advance(1_000);
  changes.add(change);
  await clock.advance(4_900);
  expect(reports).toHaveLength(1);
  await clock.advance(100);
  expect(reports).toHaveLength(2);
  await clock.advance(60_000);
  changes.add(change);
  await clock.advance(1_000);
  expect(reports).toHaveLength(3);
});

it('reports nothing after it was closed', async () => {
  const { clock, changes, reports } = digest();
  changes.add({ name: 'Mika', verb: 'moved', cardId: 1 });
  changes.close();
  await clock.advance(60_000);
  expect(reports).toEqual([]);
});

it('names an archiving a removal', () => {
  expect(['card.delete', 'card.archive', 'card.create', 'card.reorder', 'label.change'].map(verbOf)).toEqual([
    'removed',
    'removed',
    'added',
    'moved',
    'changed',
  ]);
});

import { describe, expect, it } from '@jest/globals';
import type { Activity, Comment } from '../../card-history/card-details.js';
import { timelineOf, timelineRows } from './timeline.js';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString();
const author = { memberId: 7, name: 'Aiko' };

const comment = (id: number, minute: number): Comment => ({
  id,
  url: `https://kiban.example/cards/101#comment-${id}`,
  cardId: 101,
  text: 'x',
  mentions: [],
  author,
  createdAt: at(minute),
  updatedAt: at(minute),
  version: 1,
});

const change = (minute: number, event: Activity['event'], id = 101): Activity => ({
  id: minute,
  event,
  occurredAt: at(minute),
  boardId: 3,
  cardId: 101,
  actor: author,
  via: { kind: 'oauth', name: 'Claude' },
  data: { id },
  changes: null,
});

const names = (entries: ReturnType<typeof timelineOf>): string[] =>
  entries.map((entry) =>
    entry.kind === 'comment' ? `comment ${entry.comment.id}` : `${entry.change.event} ${entry.change.id}`,
  );

describe('the timeline of a card', () => {
  it('has comments and changes, the oldest first', () => {
    const entries = timelineOf(
      [comment(1, 2), comment(2, 4)],
      [
        change(5, 'card.move'),
        change(4, 'comment.create', 2),
        change(3, 'card.update'),
        change(1, 'card.create'),
      ],
      false,
    );
    expect(names(entries)).toEqual([
      'card.create 1',
      'comment 1',
      'card.update 3',
      'comment 2',
      'card.move 5',
    ]);
    expect(entries[3]).toMatchObject({ written: { via: { name: 'Claude' } } });
  });

  it('holds older comments back until the changes around them are read', () => {
    const entries = timelineOf([comment(1, 1), comment(2, 4)], [change(3, 'card.update')], true);
    expect(names(entries)).toEqual(['card.update 3', 'comment 2']);
  });

  it('shows that a deleted comment was written', () => {
    expect(names(timelineOf([], [change(4, 'comment.create', 2)], false))).toEqual(['comment.create 4']);
  });
});

describe('the rows of a timeline', () => {
  const rowsOf = (changes: readonly Activity[], comments: readonly Comment[] = []): readonly string[] =>
    timelineRows(timelineOf(comments, changes, false)).map((row) =>
      row.kind === 'comment' ? 'comment' : row.changes.map(({ id }) => id).join(' '),
    );
  const update = (minute: number, by: Partial<Activity> = {}): Activity => ({
    ...change(minute, 'card.update'),
    ...by,
  });

  it('fold what one person did in a row, but for the newest change', () => {
    expect(rowsOf([update(4), update(3), update(2), update(1)])).toEqual(['1 2 3', '4']);
  });

  it('end at a comment, at another person, and at another client of the same person', () => {
    const other = { actor: { memberId: 8, name: 'Mika' } };
    const screen: Pick<Activity, 'via'> = { via: { kind: 'screen', name: 'Kiban' } };
    const changes = [update(8), update(6), update(5, screen), update(4, other), update(2), update(1)];
    expect(rowsOf(changes, [comment(1, 7)])).toEqual(['1 2', '4', '5', '6', 'comment', '8']);
  });

  it('are none without an entry', () => {
    expect(timelineRows([])).toEqual([]);
  });
});

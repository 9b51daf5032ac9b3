import { describe, expect, it } from '@jest/globals';
import type { Activity, Comment } from '../../card-history/card-details.js';
import { timelineOf } from './timeline.js';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString();
const author = { memberId: 7, name: 'Aiko' };

const comment = (id: number, minute: number): Comment => ({
  id,
  url: `https://kiban.example/cards/101#comment-${id}`,
  cardId: 101,
  text: 'x',
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
  it('has comments and changes, the newest first', () => {
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
      'card.move 5',
      'comment 2',
      'card.update 3',
      'comment 1',
      'card.create 1',
    ]);
    expect(entries[1]).toMatchObject({ written: { via: { name: 'Claude' } } });
  });

  it('holds older comments back until the changes around them are read', () => {
    const entries = timelineOf([comment(1, 1), comment(2, 4)], [change(3, 'card.update')], true);
    expect(names(entries)).toEqual(['comment 2', 'card.update 3']);
  });

  it('shows that a deleted comment was written', () => {
    expect(names(timelineOf([], [change(4, 'comment.create', 2)], false))).toEqual(['comment.create 4']);
  });
});

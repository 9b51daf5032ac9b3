import { describe, expect, it } from '@jest/globals';
import { inbox as en } from '../../texts/en/inbox.js';
import { inbox as ja } from '../../texts/ja/inbox.js';
import type { InboxEntry } from '../../workspace-model/inbox.js';
import { entrySentence } from './entry-sentence.js';

const ada = { memberId: 7, name: 'Ada' };
const ken = { memberId: 8, name: 'Ken' };

const entry = (more: Partial<InboxEntry>): InboxEntry => ({
  id: 1,
  reason: 'comment',
  event: 'comment.create',
  eventId: 5,
  card: { id: 101, title: 'Prepare the launch' },
  board: { id: 3, name: 'Launch' },
  actor: ada,
  actors: [ada],
  via: null,
  text: null,
  count: 1,
  state: 'unread',
  snoozedUntil: null,
  createdAt: '2026-11-28T10:00:00.000Z',
  updatedAt: '2026-11-28T10:00:00.000Z',
  ...more,
});

const sentence = (more: Partial<InboxEntry>): string => {
  const { who, what } = entrySentence(entry(more), en, (date) => `<${date}>`);
  return `${who} ${what}`;
};

describe('the sentence of a notification', () => {
  it.each<[Partial<InboxEntry>, string]>([
    [{ reason: 'mention', event: 'mention.create' }, 'Ada mentioned you'],
    [{ reason: 'assigned', event: 'assignee.change' }, 'Ada assigned you'],
    [{ reason: 'unassigned', event: 'assignee.change' }, 'Ada took you off'],
    [{ reason: 'comment' }, 'Ada commented'],
    [{ reason: 'moved', event: 'card.move', text: 'Done' }, 'Ada moved it to Done'],
    [{ reason: 'moved', event: 'card.move' }, 'Ada moved it'],
    [{ reason: 'completed', event: 'card.complete' }, 'Ada completed it'],
    [{ reason: 'due_changed', event: 'card.update', text: '2026-12-24' }, 'Ada made it due on <2026-12-24>'],
    [{ reason: 'due_changed', event: 'card.update' }, 'Ada removed the due date'],
    [{ reason: 'archived', event: 'card.archive' }, 'Ada archived it'],
    [{ reason: 'archived', event: 'card.delete' }, 'Ada deleted it'],
    [{ reason: 'added', event: 'board.update', card: null }, 'Ada added you to the board'],
    [{ reason: 'added', event: 'member.add', card: null, board: null }, 'Ada added you to the workspace'],
    [
      { reason: 'added', event: 'member.update', card: null, board: null, text: 'admin' },
      'Ada changed your role to admin',
    ],
  ])('%j', (more, expected) => {
    expect(sentence(more)).toBe(expected);
  });

  it('says how many changes are combined, and by how many people', () => {
    expect(sentence({ count: 7 })).toBe('Ada made 7 changes');
    expect(sentence({ count: 7, actors: [ada, ken] })).toBe('Ada and Ken made 7 changes');
    const many = [ada, ken, { memberId: 9, name: 'Mika' }, { memberId: 10, name: 'Jonas' }];
    expect(sentence({ count: 9, actors: many })).toBe('Ada and 3 others made 9 changes');
  });

  it('has words for everything in both languages', () => {
    expect(Object.keys(ja).sort()).toEqual(Object.keys(en).sort());
    const { who, what } = entrySentence(
      entry({ reason: 'moved', event: 'card.move', text: '完了' }),
      ja,
      String,
    );
    expect(`${who}${what}`).toBe('Ada さんが「完了」へ移動しました');
  });
});

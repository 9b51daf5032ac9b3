import { describe, expect, it } from '@jest/globals';
import type { Activity } from '../api/shapes.js';
import { activityRow } from './activity-row.js';
import { responseBytes, responseBytesMax } from './response.js';

const move: Activity = {
  id: 244_911_212_134_400,
  event: 'card.move',
  occurredAt: '2026-11-21T09:30:00.000Z',
  boardId: 3,
  cardId: 101,
  actor: { memberId: 7, name: 'Aiko Tanaka' },
  via: { kind: 'token', name: 'nightly sync' },
  data: { id: 101, title: 'Prepare the launch', listName: 'Done', dueDate: null },
  changes: {
    listName: { from: 'Doing', to: 'Done' },
    position: { from: 'a0', to: 'a1' },
    listVersions: { to: { 11: 4 } },
    cardVersion: { from: 1, to: 2 },
  },
};

describe('an action in a response', () => {
  it('says who did what, when, by which client and what changed, without ranks and versions', () => {
    expect(activityRow(move)).toEqual({
      id: 244_911_212_134_400,
      at: '2026-11-21T09:30:00.000Z',
      by: 'Aiko Tanaka',
      via: 'nightly sync',
      event: 'card.move',
      card: 101,
      about: 'Prepare the launch',
      changes: { listName: { from: 'Doing', to: 'Done' } },
    });
  });

  it('names a card by its number, also one that is gone, and nothing else that has a number', () => {
    const gone = { ...move, event: 'card.delete', data: { ...move.data, number: 912 } } as const;
    expect(activityRow(gone)).toMatchObject({ card: 101, number: 912 });
    expect(activityRow(move)).not.toHaveProperty('number');
    const ofBoard = {
      ...move,
      event: 'board.update',
      cardId: null,
      data: { name: 'Launch', number: 3 },
    } as const;
    expect(activityRow(ofBoard)).not.toHaveProperty('number');
  });

  it('leaves out the screen, and what the action does not have', () => {
    const row = activityRow({
      ...move,
      event: 'board.archive',
      cardId: null,
      via: { kind: 'screen', name: 'Kiban' },
      data: {},
      changes: null,
    });
    expect(Object.keys(row)).toEqual(['id', 'at', 'by', 'event']);
  });

  it('leaves room for another one also with the longest texts', () => {
    const long = '漢'.repeat(50_000);
    const changes = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`${n}${long}`, { from: long, to: [{ name: long }] }]),
    );
    expect(responseBytes(activityRow({ ...move, data: { title: long }, changes }))).toBeLessThan(
      responseBytesMax / 2,
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { filledProperties } from '@kiban/vocabulary';
import type { Card } from '../board-model/entities.js';
import type { Activity, ChecklistItem, Comment } from './card-details.js';
import { undoOf, type CardState } from './undo-change.js';

const ME = 7;

const card = (change: Partial<Card> = {}): Card => ({
  id: 101,
  number: 12,
  url: 'https://kiban.example/cards/101',
  boardId: 3,
  listId: 11,
  listName: 'Doing',
  ...filledProperties('copy', { title: 'New' }),
  dueDate: '2026-11-30',
  completedAt: null,
  archivedAt: null,
  position: 'a1',
  labels: [{ id: 5, name: 'urgent', color: '#ef4444' }],
  assignees: [{ memberId: 8, name: 'Mika' }],
  checklist: { done: 0, total: 1 },
  commentCount: 1,
  fields: { '9': [91, 92] },
  progress: 40,
  createdBy: { memberId: ME, name: 'Aiko' },
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  version: 4,
  ...change,
});

const item = (change: Partial<ChecklistItem> = {}): ChecklistItem => ({
  id: 71,
  cardId: 101,
  text: 'Proof-read',
  mentions: [],
  done: true,
  position: 'a0',
  version: 1,
  ...change,
});

const comment = (change: Partial<Comment> = {}): Comment => ({
  id: 61,
  url: 'https://kiban.example/cards/101#comment-61',
  cardId: 101,
  text: 'Ready.',
  mentions: [],
  author: { memberId: ME, name: 'Aiko' },
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  version: 1,
  ...change,
});

const state = (change: Partial<CardState> = {}): CardState => ({
  card: card(),
  checklist: [item(), item({ id: 72, position: 'a2' })],
  comments: [comment()],
  dependencies: [{ id: 81, dependsOn: 99, type: 'FS', lagDays: 0 }],
  memberId: ME,
  placeOf: () => ({ at: 'last' }),
  ...change,
});

const entry = (
  event: Activity['event'],
  changes: Activity['changes'],
  data: Activity['data'] = {},
): Activity => ({
  id: 1,
  event,
  occurredAt: '2026-11-21T09:30:00.000Z',
  boardId: 3,
  cardId: 101,
  actor: { memberId: ME, name: 'Aiko' },
  via: { kind: 'oauth', name: 'Claude' },
  data,
  changes,
});

describe('the inverse of a change', () => {
  it('restores the properties that the change set', () => {
    const change = entry('card.update', {
      title: { from: 'Old', to: 'New' },
      dueDate: { from: null, to: '2026-11-30' },
    });
    expect(undoOf(change, state())).toEqual({
      kind: 'command',
      command: { kind: 'card.update', cardId: 101, change: { title: 'Old', dueDate: null } },
    });
  });

  it('moves the card to its former list and place', () => {
    const change = entry('card.move', {
      listId: { from: 10, to: 11 },
      position: { from: 'a4', to: 'a1' },
    });
    const placed = state({ placeOf: (listId, rank) => ({ after: listId === 10 && rank === 'a4' ? 5 : 0 }) });
    expect(undoOf(change, placed)).toEqual({
      kind: 'command',
      command: { kind: 'cards.move', cardIds: [101], listId: 10, place: { after: 5 } },
    });
  });

  it('has none for a move from a private board, and for a deletion', () => {
    const move = entry('card.move', { listId: { from: null, to: 11 }, position: { from: null, to: 'a1' } });
    expect(undoOf(move, state())).toEqual({ kind: 'none' });
    expect(undoOf(entry('card.delete', null), state())).toEqual({ kind: 'none' });
  });

  it('archives what was created or restored, and restores what was archived', () => {
    const archive = { kind: 'cards.archive', cardIds: [101], archived: true };
    expect(undoOf(entry('card.create', null), state())).toEqual({ kind: 'command', command: archive });
    expect(undoOf(entry('card.restore', null), state())).toEqual({ kind: 'command', command: archive });
    const archived = '2026-11-22T09:30:00.000Z';
    expect(
      undoOf(
        entry('card.archive', { archivedAt: { from: null, to: archived } }),
        state({ card: card({ archivedAt: archived }) }),
      ),
    ).toEqual({ kind: 'command', command: { ...archive, archived: false } });
  });

  it('reopens and completes', () => {
    const at = '2026-11-22T09:30:00.000Z';
    const completed = entry('card.complete', { completedAt: { from: null, to: at } });
    expect(undoOf(completed, state({ card: card({ completedAt: at }) }))).toMatchObject({
      command: { kind: 'cards.complete', complete: false },
    });
    expect(undoOf(completed, state())).toEqual({ kind: 'outdated' });
    expect(undoOf(entry('card.reopen', { completedAt: { from: at, to: null } }), state())).toMatchObject({
      command: { complete: true },
    });
  });

  it('adds and removes labels and assignees, and leaves others alone', () => {
    const labels = entry('label.change', {
      labels: { from: [{ id: 4 }, { id: 6 }], to: [{ id: 4 }, { id: 5 }] },
    });
    expect(undoOf(labels, state())).toEqual({
      kind: 'command',
      command: { kind: 'cards.labels', cardIds: [101], add: [6], remove: [5] },
    });
    const assignees = entry('assignee.change', { assignees: { from: [], to: [{ memberId: 8 }] } });
    expect(undoOf(assignees, state())).toEqual({
      kind: 'command',
      command: { kind: 'cards.assignees', cardIds: [101], add: [], remove: [8] },
    });
    expect(undoOf(assignees, state({ card: card({ assignees: [] }) }))).toEqual({ kind: 'outdated' });
  });

  it('restores a field value, compared by its content', () => {
    const change = entry('value.change', { value: { from: null, to: [91, 92] } }, { fieldId: 9 });
    expect(undoOf(change, state())).toEqual({
      kind: 'command',
      command: { kind: 'card.value', cardId: 101, fieldId: 9, value: null },
    });
    expect(undoOf(change, state({ card: card({ fields: {} }) }))).toEqual({ kind: 'outdated' });
  });

  it('restores span and progress of a task', () => {
    const change = entry('gantt.update', {
      progress: { from: 20, to: 40 },
      end: { from: '2026-11-29', to: '2026-11-30' },
    });
    expect(undoOf(change, state())).toEqual({
      kind: 'write',
      write: { method: 'PATCH', path: '/gantt/tasks/101', body: { end: '2026-11-29', progress: 20 } },
    });
  });

  it('restores checklist items, their texts, ticks and places', () => {
    const data = { id: 71, cardId: 101, text: 'Proof-read', done: true };
    expect(undoOf(entry('checklist.create', null, data), state())).toMatchObject({
      write: { method: 'DELETE', path: '/cards/101/checklist/71' },
    });
    expect(undoOf(entry('checklist.delete', null, { ...data, id: 70 }), state())).toMatchObject({
      write: { method: 'POST', path: '/cards/101/checklist', body: { text: 'Proof-read', done: true } },
    });
    const ticked = entry('checklist.update', { done: { from: false, to: true } }, data);
    expect(undoOf(ticked, state())).toMatchObject({ write: { method: 'PATCH', body: { done: false } } });
    expect(undoOf(ticked, state({ checklist: [item({ done: false })] }))).toEqual({ kind: 'outdated' });
    expect(undoOf(ticked, state({ checklist: [] }))).toEqual({ kind: 'outdated' });
    const moved = entry('checklist.update', { position: { from: 'a1', to: 'a0' } }, data);
    expect(undoOf(moved, state())).toMatchObject({ write: { body: { before: 72 } } });
  });

  it('changes comments of the signed-in member only', () => {
    const edited = entry('comment.update', { text: { from: 'Redy.', to: 'Ready.' } }, { id: 61 });
    expect(undoOf(edited, state())).toMatchObject({
      write: { method: 'PATCH', path: '/comments/61', body: { text: 'Redy.' } },
    });
    expect(undoOf(edited, state({ memberId: 8 }))).toEqual({ kind: 'none' });
    expect(undoOf(edited, state({ comments: [comment({ text: 'Ready!' })] }))).toEqual({ kind: 'outdated' });
  });

  it('removes and adds dependencies', () => {
    const data = { id: 81, taskId: 101, dependsOn: 99, type: 'FS', lagDays: 0 };
    expect(undoOf(entry('dependency.create', null, data), state())).toMatchObject({
      write: { method: 'DELETE', path: '/gantt/tasks/101/dependencies/81' },
    });
    expect(undoOf(entry('dependency.delete', null, data), state())).toEqual({ kind: 'outdated' });
    expect(undoOf(entry('dependency.delete', null, data), state({ dependencies: [] }))).toMatchObject({
      write: { method: 'POST', body: { dependsOn: 99, type: 'FS', lagDays: 0 } },
    });
  });

  it('is outdated when the value was changed since', () => {
    const change = entry('card.update', { title: { from: 'Old', to: 'Other' } });
    expect(undoOf(change, state())).toEqual({ kind: 'outdated' });
  });

  it('waits for the restoration of an archived card', () => {
    const change = entry('card.update', { title: { from: 'Old', to: 'New' } });
    const archived = state({ card: card({ archivedAt: '2026-11-22T09:30:00.000Z' }) });
    expect(undoOf(change, archived)).toEqual({ kind: 'none' });
  });
});

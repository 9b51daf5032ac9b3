import { describe, expect, it } from '@jest/globals';
import { cardPropertyList, limits, type CardProperty, type CardPropertyValues } from '@kiban/vocabulary';
import type { Card, GanttTask, List } from '../api/shapes.js';
import { responseBytes, responseBytesMax } from './response.js';
import { cardRow, writtenCard } from './card-row.js';
import { infoShown } from './list-info.js';
import { taskRow } from './task-row.js';

/** Text of three-byte characters, at the API's maximum length. */
const long = (length: number): string => '漢'.repeat(length);

/** The longest value of a property of a card. */
function longestOf(property: CardProperty): string | number {
  if (property.type === 'date') return '2026-11-24T09:30:00.000Z';
  return property.type === 'text' ? long(limits[property.lengthMax]) : property.max;
}
const longest = Object.fromEntries(
  cardPropertyList().map(([name, property]) => [name, longestOf(property)]),
) as unknown as CardPropertyValues;

const card: Card = {
  id: 9_007_199_254_740_991,
  number: 9_007_199_254_740_991,
  url: `https://${'a'.repeat(200)}.example/cards/9007199254740991`,
  boardId: 9_007_199_254_740_991,
  listId: 9_007_199_254_740_991,
  listName: long(500),
  ...longest,
  completedAt: '2026-11-24T09:30:00.000Z',
  archivedAt: '2026-11-24T09:30:00.000Z',
  position: 'a'.repeat(48),
  labels: Array.from({ length: 200 }, (_, id) => ({ id, name: long(100), color: '#ef4444' })),
  assignees: Array.from({ length: 50 }, (_, memberId) => ({ memberId, name: long(200) })),
  checklist: { done: 0, total: 500 },
  commentCount: 1_000,
  fields: {},
  createdBy: { memberId: 1, name: long(200) },
  createdAt: '2026-11-24T09:30:00.000Z',
  updatedAt: '2026-11-24T09:30:00.000Z',
  version: 1,
};

const info: List['info'] = {
  text: long(50_000),
  color: long(50),
  cardLimit: 10_000,
  attributes: Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`${index}${long(90)}`, long(1_000)]),
  ),
};

const task: GanttTask = {
  id: 1,
  cardId: 1,
  number: 1,
  url: `https://${'a'.repeat(200)}.example/cards/1`,
  title: long(500),
  listId: 1,
  listName: long(500),
  start: '2026-11-24T09:30:00.000Z',
  end: '2026-11-24T09:30:00.000Z',
  progress: 100,
  kind: 'milestone',
  dependencies: Array.from({ length: 30 }, (_, id) => ({
    id,
    dependsOn: 1_000_000 + id,
    type: 'FS',
    lagDays: -3_650,
  })),
  position: 'a0',
  version: 1,
};

describe('the largest row of each kind', () => {
  it.each([
    ['a card', cardRow(card, true)],
    ['a card that was written', writtenCard(card)],
    ['a list with its information', { name: long(80), info: infoShown(info) }],
    ['a task', taskRow(task)],
  ])('leaves room for another in a response: %s', (_, row) => {
    expect(responseBytes(row)).toBeLessThan(responseBytesMax / 2);
  });
});

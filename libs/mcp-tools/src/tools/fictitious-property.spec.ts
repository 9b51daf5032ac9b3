import { expect, it } from '@jest/globals';
import type { BatchItem, Card, CardChange, CardChanges, NewCard } from '../api/shapes.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import type * as Effort from '../testing/fictitious-effort.js';

const OWN = '../testing/fictitious-effort.js?own=effort';
const { loadTools } = (await import(OWN)) as typeof Effort;
const { createCards, updateCard, updateCards } = await loadTools();

const written = (given: object): Card =>
  ({
    ...{ id: 101, number: 1, title: 'Launch', boardId: 1, listId: 11, listName: 'Doing', version: 2 },
    ...{ labels: [], assignees: [], startDate: null, dueDate: null, archivedAt: null, completedAt: null },
    ...given,
  }) as unknown as Card;

/** What a tool requests, and the card with what was given. */
const requests: unknown[] = [];
const api = {
  list: () => Promise.resolve({ id: 11, boardId: 1, name: 'Doing' }),
  card: () => Promise.resolve(written({})),
  createCards: (cards: NewCard[]) => {
    requests.push(...cards);
    return Promise.resolve(cards.map((card) => ({ status: 201, card: written(card) }) as BatchItem));
  },
  updateCard: (_: number, changes: CardChanges) => {
    requests.push(changes);
    return Promise.resolve(written(changes));
  },
  updateCards: (changes: CardChange[]) => {
    requests.push(...changes);
    return Promise.resolve(changes.map(({ set = {} }) => ({ status: 200, card: written(set) }) as BatchItem));
  },
} as unknown as WorkspaceApi;

it('is an argument of the tools that create and update cards, and in their responses', async () => {
  const created = createCards.input.parse({ cards: [{ list: 11, title: 'Launch', effort: 3 }] });
  expect(await createCards.run(api, created)).toMatchObject({ created: [{ id: 101, effort: 3 }] });
  const updated = updateCard.input.parse({ card: 101, effort: null });
  expect(await updateCard.run(api, updated)).not.toHaveProperty('effort');
  const several = updateCards.input.parse({ cards: [{ card: 101, set: { effort: 5 } }] });
  await updateCards.run(api, several);
  expect(requests).toMatchObject([{ title: 'Launch', effort: 3 }, { effort: null }, { set: { effort: 5 } }]);
});

it('is bounded as declared', () => {
  expect(updateCard.input.safeParse({ card: 101, effort: 1_001 }).success).toBe(false);
});

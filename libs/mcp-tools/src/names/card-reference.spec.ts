import { describe, expect, it } from '@jest/globals';
import type { Card } from '../api/shapes.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { addComment } from '../tools/add-comment.js';
import { createCards } from '../tools/create-cards.js';
import { moveCard } from '../tools/move-card.js';
import { updateCards } from '../tools/update-cards.js';

const card = (id: number): Card => ({ id, number: id - 900, title: 't', listName: 'l' }) as Card;

/** The API of a workspace whose card #12 has the id 912; it notes the writes. */
function workspace(): { api: WorkspaceApi; writes: unknown[] } {
  const writes: unknown[] = [];
  const note = (...call: unknown[]): void => void writes.push(call);
  const api = {
    cardOfNumber: (number: number) => Promise.resolve(number < 20 ? card(900 + number) : undefined),
    addComment: (id: number) => (note('comment', id), Promise.resolve({ id: 5 })),
    reorderCard: (id: number, place: object) => (
      note('reorder', id, place),
      Promise.resolve({ ...card(id), assignees: [], labels: [] })
    ),
    updateCards: (changes: { id: number }[]) => (
      note('update', changes),
      Promise.resolve(
        changes.map(({ id }) => ({ status: 200, card: { ...card(id), assignees: [], labels: [] } })),
      )
    ),
    createCards: (cards: object[]) => (
      note('create', cards),
      Promise.resolve(cards.map(() => ({ status: 201, card: { ...card(930), assignees: [], labels: [] } })))
    ),
  } as unknown as WorkspaceApi;
  return { api, writes };
}

describe('a card that is named by its number', () => {
  it('is the one that people see it on, while digits alone are an id', async () => {
    const { api, writes } = workspace();
    await addComment.run(api, { card: '#12', text: 'x' });
    await addComment.run(api, { card: '12', text: 'x' });
    await addComment.run(api, { card: 12, text: 'x' });
    expect(writes).toEqual([
      ['comment', 912],
      ['comment', 12],
      ['comment', 12],
    ]);
  });

  it('can be the anchor of a place, in batches as well', async () => {
    const { api, writes } = workspace();
    await moveCard.run(api, { card: '#12', after: '#13' });
    await createCards.run(api, { cards: [{ list: 3, title: 'x', before: '#14' }] });
    expect(writes).toMatchObject([
      ['reorder', 912, { after: 913 }],
      ['create', [{ listId: 3, before: 914 }]],
    ]);
  });

  it('fails alone in a batch if no card has it, and is named in the error', async () => {
    const { api, writes } = workspace();
    const cards = ['#12', '#99', 77].map((one) => ({ card: one, done: true }));
    const { updated, failed } = (await updateCards.run(api, { cards })) as Record<string, object[]>;
    expect(writes).toEqual([
      [
        'update',
        [
          { id: 912, completed: true },
          { id: 77, completed: true },
        ],
      ],
    ]);
    expect(updated).toMatchObject([{ id: 912, number: 12 }, { id: 77 }]);
    expect(failed).toEqual([expect.objectContaining({ index: 1, card: '#99' })]);
    await expect(addComment.run(api, { card: '#99', text: 'x' })).rejects.toThrow('No card #99 exists');
  });
});

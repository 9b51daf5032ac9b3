import { describe, expect, it } from '@jest/globals';
import { START, withId } from './board-view.js';

describe('the view of a board, when a created object gets its id', () => {
  it('keeps the list that new cards are typed into', () => {
    const view = { ...START, adding: { listId: -1, at: 'last' } as const, folded: new Set([-1, 4]) };
    expect(withId(view, -1, 7)).toEqual({
      ...view,
      adding: { listId: 7, at: 'last' },
      folded: new Set([7, 4]),
    });
  });

  it('keeps the focus, the selection and the dialog of a card', () => {
    const view = {
      ...START,
      spot: { listId: 3, cardId: -2 },
      openedCardId: -2,
      hovered: -2,
      selected: new Set([-2, 9]),
      editing: -2,
      dialog: { kind: 'move', cardIds: [-2] } as const,
    };
    expect(withId(view, -2, 8)).toEqual({
      ...view,
      spot: { listId: 3, cardId: 8 },
      openedCardId: 8,
      hovered: 8,
      selected: new Set([8, 9]),
      editing: 8,
      dialog: { kind: 'move', cardIds: [8] },
    });
  });

  it('leaves everything else as it is', () => {
    const view = { ...START, spot: { listId: 3, cardId: null } };
    expect(withId(view, -1, 7)).toEqual(view);
  });
});

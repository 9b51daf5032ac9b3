import type { BoardDraft } from './board-draft.js';
import type { BoardLimits } from './board-limits.js';

/** Why the service would reject a board, before it is sent. */
export interface BoardFault {
  readonly what: 'no-cards' | 'cards' | 'cards-of-list' | 'lists' | 'fields';
  readonly count: number;
  readonly max: number;
  /** The list with too many cards. */
  readonly list?: string;
}

/** The first limit that a board does not meet. */
export function boardFaultOf(draft: BoardDraft, limits: BoardLimits): BoardFault | null {
  const cards = draft.lists.reduce((sum, list) => sum + list.cards.length, 0);
  if (cards === 0) return { what: 'no-cards', count: 0, max: limits.cardsPerImportMax };
  const counts = [
    { what: 'lists', count: draft.lists.length, max: limits.listsPerBoardMax },
    { what: 'fields', count: draft.fields.length, max: limits.fieldsPerBoardMax },
    ...draft.lists.map(({ name, cards: { length } }) => ({
      what: 'cards-of-list' as const,
      count: length,
      max: limits.cardsPerListMax,
      list: name,
    })),
    { what: 'cards', count: cards, max: limits.cardsPerImportMax },
  ] as const;
  return counts.find(({ count, max }) => count > max) ?? null;
}

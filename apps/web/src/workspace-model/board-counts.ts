import type { Board } from '../board-model/entities.js';
import type { Messages } from '../texts/messages.js';

type Counted = Pick<Board, 'kind' | 'listCount' | 'cardCount'>;

/** What a board holds. The lists of a grid are its cells, of which readers know only the cards. */
export const boardCounts = ({ kind, listCount, cardCount }: Counted, messages: Messages): string =>
  kind === 'kanban' ? messages.listsAndCards(listCount, cardCount) : messages.board.cards(cardCount);

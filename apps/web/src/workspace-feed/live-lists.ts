import type { QueryClient } from '@tanstack/react-query';
import { systemClock } from '../board-model/clock.js';
import { FOUND_CARDS } from '../workspace-model/my-cards.js';
import { Burst } from './burst.js';
import type { WorkspaceFeed } from './workspace-feed.js';

/** What a row of a card shows; comments and checklists have none. */
const OF_CARD_ROWS = new Set(['card', 'assignee', 'label', 'gantt']);

/**
 * Reads the boards, the members and the person's cards, also those of a shown search, again when they changed.
 * @param onRights called when the role of the person changed
 * @returns a function that ends it
 */
export function followLists(feed: WorkspaceFeed, queries: QueryClient, onRights: () => void): () => void {
  const burstOf = (queryKey: readonly string[]): Burst =>
    new Burst(systemClock, () => void queries.invalidateQueries({ queryKey }));
  const boards = burstOf(['boards']);
  const members = burstOf(['settings', '/members']);
  // A search that is shown has some of them.
  const myCards = burstOf([FOUND_CARDS]);
  const leave = feed.subscribe(({ kind }) => {
    const [noun = ''] = kind.split('.');
    const isAll = kind === 'reset' || kind === 'rights' || kind === 'boards';
    if (kind === 'rights') onRights();
    if (isAll || (noun === 'board' && kind !== 'board.hint')) boards.add();
    if (isAll || noun === 'member') members.add();
    if (isAll || noun === 'board' || OF_CARD_ROWS.has(noun)) myCards.add();
  });
  return () => {
    leave();
    for (const burst of [boards, members, myCards]) burst.stop();
  };
}

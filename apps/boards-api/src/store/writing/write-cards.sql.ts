import type { Statement } from '@kiban/persistence';
import { partsBranch } from './write-parts.sql.js';
import { placingBranch } from './place-cards.sql.js';

/*
 * The statements of concurrent writes. Writes of both families share one, since two statements at the same time would
 * wait for each other's rows. The placements come first: a card in their responses is as of the statement's start.
 */

/** $1 the placements, from `itemsOf`; $2 whether no other request waits for the statement. One row for each, in order. */
export const writeCards: Statement = { name: 'cards-place', text: placingBranch('$1', '$2') };

/** $1 the parts, from `itemsOf`. */
export const writeParts: Statement = { name: 'parts-write', text: partsBranch('$1') };

/** $1 and $2 as above, $3 the parts. The rows of the placements, then those of the parts. */
export const writeBoth: Statement = {
  name: 'cards-and-parts-write',
  text: `(${placingBranch('$1', '$2')}) UNION ALL (${partsBranch('$3')})`,
};

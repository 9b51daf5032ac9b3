import type { Transaction } from '@kiban/persistence';
import type { Changes } from './record-event.js';

// The relay publishes in the order of seq.
const renumber = {
  name: 'events-renumber',
  text: `WITH own AS (
           SELECT given.id, nextval('boards.outbox_seq') AS seq
           FROM (SELECT o.id FROM boards.outbox AS o
                 WHERE o.board_id = $1 AND o.published_at IS NULL
                   AND o.seq >= (SELECT first.seq FROM boards.outbox AS first WHERE first.id = $2)
                 ORDER BY o.seq) AS given)
         UPDATE boards.outbox AS o
         SET seq = own.seq, changes = CASE WHEN o.id = $2 THEN $3::json ELSE o.changes END
         FROM own WHERE o.id = own.id`,
};
const amend = {
  name: 'events-amend-activity',
  text: 'UPDATE boards.activity SET changes = $2::json WHERE id = $1',
};

/**
 * Draws the numbers of a transaction's events again, in their order. A transaction that records events before it holds all
 * locks calls this under the last one, so that the published order is the commit order.
 * @param boardId of all its events, which it has created
 * @param first its first event, which gets these changes
 */
export async function renumberEvents(
  tx: Transaction,
  boardId: number,
  first: number,
  changes: Changes,
): Promise<void> {
  const text = JSON.stringify(changes);
  await Promise.all([tx.query(renumber, [boardId, first, text]), tx.query(amend, [first, text])]);
}

import { limits } from '@kiban/contracts';
import type { Statement } from '@kiban/persistence';
import { isVisible, scopeOfItem } from '../../access/board-scope.js';
import { batchedItems } from '../../events/batched-items.js';
import { recordEventOfItem } from '../../events/record-event.js';
import { cardEventData, oneCardMembers } from '../cards/card-json.js';
import type { RefusalReason } from './refusal.js';

/** One item's result. */
export interface PlacedRow {
  item: number;
  /** null if the card is placed, or was there already. */
  reason: RefusalReason | 'locked' | 'no_room' | null;
  detail: number;
  /** Set if the card was written. */
  eventId: number | null;
  id: number;
  version: number;
  orderVersion: number;
  json: string;
}

/**
 * The board of an item's card or list, null if the item's caller does not see it. Nothing is locked for this.
 * No join: its executor would take longer to start than the two look-ups to run.
 */
const seenBoard = (table: 'card' | 'list'): string =>
  `ARRAY(SELECT (SELECT b.id FROM boards.board AS b
     WHERE b.id = (SELECT seen.board_id FROM boards.${table} AS seen WHERE seen.id = items.${table}_id)
       AND ${isVisible('b', scopeOfItem)}) FROM items ORDER BY items.item)`;

/** @param json further column, with the card's text */
const placing = (name: string, json = ''): Statement => ({
  name,
  text: `
    WITH ${batchedItems('card_id bigint, list_id bigint')}, c AS MATERIALIZED (
      SELECT placed.item, placed.reason, placed.detail, (placed.card).*, placed.list_name, placed.list_version, placed.kind,
        placed.changes, placed.list_ids, placed.labels
      FROM boards.place_cards($1, ${seenBoard('card')}, ${seenBoard('list')}, ${limits.cardsPerListMax}, $2) AS placed
    )
    SELECT c.item, c.reason, c.detail, c.id, c.version, c.list_version AS "orderVersion",
      CASE WHEN c.kind IS NOT NULL THEN ${recordEventOfItem({
        kind: 'c.kind',
        boardId: 'c.board_id',
        cardId: 'c.id',
        data: cardEventData('c', 'c.list_name'),
        changes: 'c.changes',
        listIds: 'c.list_ids',
      })} END AS "eventId"${json}
    FROM c JOIN items ON items.item = c.item ORDER BY c.item`,
});

/** $1 the items, from `itemsOf`; $2 whether no other request waits for the statement. One row for each item, in order. */
export const placeCards = placing(
  'cards-place',
  `, CASE WHEN c.reason IS NULL THEN (SELECT row_to_json(resource)::text FROM (
      SELECT ${oneCardMembers('c', 'c.list_name', 'coalesce(c.labels, boards.card_labels(c.id))')}) AS resource) END AS json`,
);

/** The same without `json`, for an import. */
export const placeCardsOnly = placing('cards-place-only');

/** $1 the list whose cards move, $2 the list that takes them. */
export const moveListCards = {
  name: 'cards-move-of-list',
  text: `SELECT reason, detail FROM boards.move_list_cards($1, $2, ${limits.cardsPerListMax})`,
};

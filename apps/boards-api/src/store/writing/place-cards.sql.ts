import { limits } from '@kiban/contracts';
import type { Statement } from '@kiban/persistence';
import { seenBoardOfItem } from '../../access/board-scope.js';
import { batchedItems } from '../../events/batched-items.js';
import { recordEventOfItem } from '../../events/record-event.js';
import { cardEventData, oneCardMembers, textOfDescription } from '../cards/card-json.js';
import { writtenMentions } from './text-mentions.sql.js';

/**
 * For each item the board of its card or list, null if the item's caller does not see it.
 * No join: its executor would take longer to start than the two look-ups to run.
 */
const seenBoards = (table: 'card' | 'list'): string =>
  `ARRAY(SELECT ${seenBoardOfItem(
    `(SELECT seen.board_id FROM boards.${table} AS seen WHERE seen.id = items.${table}_id)`,
  )} FROM items ORDER BY items.item)`;

/** @param items from `itemsOf` @param isAlone whether no other request waits @param json further column, with the card's text */
const placing = (items: string, isAlone: string, json = ''): string => `
    WITH ${batchedItems(items, 'card_id bigint, list_id bigint, mentions json')}, c AS MATERIALIZED (
      SELECT placed.item, placed.reason, placed.detail, placed.about, (placed.card).*, placed.list_name, placed.list_version,
        placed.kind, placed.changes, placed.list_ids, placed.labels, placed.assignees, placed.field_values
      FROM boards.change_cards(${items}::json, ${seenBoards('card')}, ${seenBoards('list')}, ${limits.cardsPerListMax},
        ${limits.assigneesPerCardMax}, ${isAlone}::boolean) AS placed
    )
    SELECT c.item, c.reason, c.detail, c.id, c.version, c.list_version AS "orderVersion",
      CASE WHEN c.kind IS NOT NULL THEN ${recordEventOfItem({
        kind: 'c.kind',
        boardId: 'c.board_id',
        cardId: 'c.id',
        data: `CASE WHEN c.kind = 'label.change' THEN (SELECT row_to_json(data) FROM (
            SELECT c.id AS "cardId", c.title AS "cardTitle", c.labels) AS data)
          ELSE ${cardEventData('c', 'c.list_name')} END`,
        changes: 'c.changes',
        listIds: 'c.list_ids',
      })} END AS "eventId"${json}
    FROM c JOIN items ON items.item = c.item ORDER BY c.item`;

/** One row for each item, in order, as `WrittenRow`. */
export const placingBranch = (items: string, isAlone: string): string =>
  placing(
    items,
    isAlone,
    `, CASE WHEN c.reason IS NULL THEN (SELECT row_to_json(resource)::text FROM (
      SELECT ${oneCardMembers('c', 'c.list_name', {
        labels: 'coalesce(c.labels, boards.card_labels(c.id))',
        assignees: 'coalesce(c.assignees, boards.card_assignees(c.id))',
        fields: 'coalesce(c.field_values, boards.card_fields(c.id))',
        mentions: writtenMentions({
          ...textOfDescription('c'),
          title: 'c.title',
          boardId: 'c.board_id',
          listIds: 'c.list_ids',
          isChanged: `(c.kind = 'card.create' OR c.kind = 'card.update' AND c.changes -> 'description' IS NOT NULL)`,
        }),
      })}) AS resource) ELSE c.about::text END AS json`,
  );

/** The same without `json`, for an import. $1 the items, $2 whether no other request waits. */
export const placeCardsOnly: Statement = { name: 'cards-place-only', text: placing('$1', '$2') };

/** $1 the list whose cards move, $2 the list that takes them. */
export const moveListCards = {
  name: 'cards-move-of-list',
  text: `SELECT reason, detail FROM boards.move_list_cards($1, $2, ${limits.cardsPerListMax})`,
};

import { limits } from '@kiban/contracts';
import { seenBoardOfItem } from '../../access/board-scope.js';
import { batchedItems } from '../../events/batched-items.js';
import { recordEventOfItem } from '../../events/record-event.js';
import {
  checklistItemProperties,
  commentProperties,
  fieldValueProperties,
  textOfComment,
  textOfItem,
} from './part-json.js';
import { writtenMentions } from './text-mentions.sql.js';

/** For each item the board of its card, null if the item's caller does not see it. */
const seenBoards = `ARRAY(SELECT ${seenBoardOfItem(
  `(SELECT seen.board_id FROM boards.card AS seen WHERE seen.id = coalesce(items.card_id,
      (SELECT named.card_id FROM boards.comment AS named WHERE named.id = items.part_id)))`,
)} FROM items ORDER BY items.item)`;

const row = (select: string): string => `(SELECT row_to_json(made) FROM (SELECT ${select}) AS made)`;
const ofCard = '(p.card).id AS "cardId", (p.card).title AS "cardTitle"';

/** What an item's row is: `comment`, `checklist` or `value`, by its action. */
const byNoun = (comment: string, checklist: string, value: string): string =>
  `CASE split_part(items.action, '.', 1) WHEN 'comment' THEN ${comment} WHEN 'checklist' THEN ${checklist} ELSE ${value} END`;

const data = byNoun(
  row(`(p.comment).id, ${ofCard}, (p.comment).text`),
  row(`(p.checklist_item).id, (p.card).id AS "cardId", (p.checklist_item).text, (p.checklist_item).done`),
  row(`${ofCard}, (p.field_value).field_id AS "fieldId",
    (SELECT field.name FROM boards.field WHERE field.id = (p.field_value).field_id) AS "fieldName",
    (p.field_value).type, p.present AS value`),
);
const written = {
  title: '(p.card).title',
  boardId: '(p.card).board_id',
  listIds: 'p.list_ids',
  isChanged: `(p.kind LIKE '%.create' OR p.kind LIKE '%.update' AND p.changes -> 'text' IS NOT NULL)`,
};
const resource = byNoun(
  row(commentProperties('(p.comment)', writtenMentions({ ...textOfComment('(p.comment)'), ...written }))),
  row(
    checklistItemProperties(
      '(p.checklist_item)',
      writtenMentions({ ...textOfItem('(p.checklist_item)'), ...written }),
    ),
  ),
  row(fieldValueProperties('(p.field_value)', 'p.present')),
);

/** One row for each item, in order, as `WrittenRow`. @param items from `itemsOf` */
export const partsBranch = (items: string): string => `
  WITH ${batchedItems(items, 'action text, card_id bigint, part_id bigint, mentions json')}, p AS MATERIALIZED (
    SELECT * FROM boards.write_parts(${items}::json, ${seenBoards}, ${limits.checklistItemsPerCardMax})
  )
  SELECT p.item, p.reason, p.detail, (p.card).id,
    ${byNoun('(p.comment).version', '(p.checklist_item).version', '(p.card).version')} AS version,
    CASE WHEN (p.checklist_item).id IS NOT NULL THEN (p.card).version END AS "orderVersion",
    CASE WHEN p.kind IS NOT NULL THEN ${recordEventOfItem({
      kind: 'p.kind',
      boardId: '(p.card).board_id',
      cardId: '(p.card).id',
      data,
      changes: 'p.changes',
      listIds: 'p.list_ids',
    })} END AS "eventId",
    CASE WHEN p.reason IS NULL THEN ${resource}::text END AS json
  FROM p JOIN items ON items.item = p.item ORDER BY p.item`;

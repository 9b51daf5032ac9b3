import { isoUtc } from '../../sql/json-text.js';
import { commentAddress } from '../../sql/permanent-address.js';

/** SELECT list of a comment's response. @param comment alias, or a composite in parentheses */
export const commentProperties = (
  comment: string,
): string => `${comment}.id, ${commentAddress(`${comment}.card_id`, `${comment}.id`)} AS url,
  ${comment}.card_id AS "cardId", ${comment}.text,
  ROW(${comment}.author_id, ${comment}.author_name)::boards.member_reference AS author,
  ${isoUtc(`${comment}.created_at`)} AS "createdAt", ${isoUtc(`${comment}.updated_at`)} AS "updatedAt", ${comment}.version`;

/** The same for a checklist item. */
export const checklistItemProperties = (item: string): string =>
  `${item}.id, ${item}.card_id AS "cardId", ${item}.text, ${item}.done, ${item}.rank AS position, ${item}.version`;

/** The same for a field value. @param present expression for its JSON */
export const fieldValueProperties = (value: string, present: string): string =>
  `${value}.card_id AS "cardId", ${value}.field_id AS "fieldId", ${value}.type, ${present} AS value`;

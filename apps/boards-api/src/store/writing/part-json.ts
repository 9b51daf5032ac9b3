import { isoUtc } from '../../sql/json-text.js';
import { commentAddress } from '../../sql/permanent-address.js';
import { mentionsOf, type TextOfCard } from '../cards/mentions-of-text.sql.js';

export const textOfComment = (comment: string): TextOfCard => ({
  cardId: `${comment}.card_id`,
  place: 'comment',
  placeId: `${comment}.id`,
  text: `${comment}.text`,
});

export const textOfItem = (item: string): TextOfCard => ({ ...textOfComment(item), place: 'checklist' });

/** SELECT list of a comment's response. @param comment alias, or a composite in parentheses */
export const commentProperties = (
  comment: string,
  mentions = mentionsOf(textOfComment(comment)),
): string => `${comment}.id, ${commentAddress(`${comment}.card_id`, `${comment}.id`)} AS url,
  ${comment}.card_id AS "cardId", ${comment}.text, ${mentions} AS mentions,
  ROW(${comment}.author_id, ${comment}.author_name)::boards.member_reference AS author,
  ${isoUtc(`${comment}.created_at`)} AS "createdAt", ${isoUtc(`${comment}.updated_at`)} AS "updatedAt", ${comment}.version`;

/** The same for a checklist item. */
export const checklistItemProperties = (item: string, mentions = mentionsOf(textOfItem(item))): string =>
  `${item}.id, ${item}.card_id AS "cardId", ${item}.text, ${mentions} AS mentions, ${item}.done, ${item}.rank AS position, ${item}.version`;

/** The same for a field value. @param present expression for its JSON */
export const fieldValueProperties = (value: string, present: string): string =>
  `${value}.card_id AS "cardId", ${value}.field_id AS "fieldId", ${value}.type, ${present} AS value`;

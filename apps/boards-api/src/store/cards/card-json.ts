import type { CardOmission } from '@kiban/contracts';
import { isoUtc } from '../../sql/json-text.js';
import { propertyColumnList, propertyColumns } from '../../sql/card-columns.js';
import { cardAddress } from '../../sql/permanent-address.js';
import { mentionsOf, type TextOfCard } from './mentions-of-text.sql.js';

export const textOfDescription = (card: string): TextOfCard => ({
  cardId: `${card}.id`,
  place: 'description',
  placeId: `${card}.id`,
  text: `${card}.description`,
});

/** Expressions for the related rows of a card, evaluated only if the card's counters are not 0. */
interface CardParts {
  labels: string;
  assignees: string;
  fields: string;
  /** Of the description; not conditional on a counter. */
  mentions: string;
}

/** Whether the cards of a response have their descriptions, or only whether there is one. */
export type Descriptions = 'included' | 'omitted';

export function descriptionsFor(omit: CardOmission | undefined): Descriptions {
  return omit === 'description' ? 'omitted' : 'included';
}

/** For a response with many cards: the related rows of all of them are prepared once. */
export function cardMembers(card: string, listName: string, descriptions: Descriptions = 'included'): string {
  const parts = {
    labels: `(
      SELECT coalesce(json_agg(item), '[]') FROM (
        SELECT label.id, label.name, label.color FROM boards.card_label JOIN boards.label ON label.id = label_id
        WHERE card_id = ${card}.id ORDER BY label.rank, label.id) AS item)`,
    assignees: `(
      SELECT coalesce(json_agg(item), '[]') FROM (
        SELECT member.id AS "memberId", member.name FROM boards.card_assignee
        JOIN boards.member ON member.workspace_id = card_assignee.workspace_id AND member.id = member_id
        WHERE card_id = ${card}.id ORDER BY member.id) AS item)`,
    fields: `(
      SELECT coalesce(json_object_agg(value.field_id::text, boards.field_json(value)), '{}')
      FROM boards.field_value AS value WHERE value.card_id = ${card}.id)`,
    mentions: mentionsOf(textOfDescription(card)),
  };
  return members(card, listName, parts, descriptions);
}

/** For a response with one card: tables without rows for it are not opened. */
export function oneCardMembers(
  card: string,
  listName: string,
  parts: CardParts = {
    labels: `boards.card_labels(${card}.id)`,
    assignees: `boards.card_assignees(${card}.id)`,
    fields: `boards.card_fields(${card}.id)`,
    mentions: mentionsOf(textOfDescription(card)),
  },
): string {
  return members(card, listName, parts);
}

/**
 * @param c alias of the row; its counters avoid look-ups of related rows that do not exist
 * @param listName expression
 */
function members(
  c: string,
  listName: string,
  parts: CardParts,
  descriptions: Descriptions = 'included',
): string {
  // The row has the length of a long text, so the text itself is not read.
  const properties =
    descriptions === 'included'
      ? `${propertyColumns(c)}, ${parts.mentions} AS mentions`
      : `${propertyColumns(c, undefined, { description: 'NULL::text' })}, coalesce(octet_length(${c}.description), 0) > 0 AS "hasDescription"`;
  return `
    ${c}.id, ${c}.number, ${cardAddress(`${c}.id`)} AS url, ${c}.board_id AS "boardId", ${c}.list_id AS "listId", ${listName} AS "listName", ${properties}, ${isoUtc(`${c}.completed_at`)} AS "completedAt",
    ${isoUtc(`${c}.archived_at`)} AS "archivedAt", ${c}.rank AS position,
    CASE WHEN ${c}.label_count = 0 THEN '[]'::json ELSE ${parts.labels} END AS labels,
    CASE WHEN ${c}.assignee_count = 0 THEN '[]'::json ELSE ${parts.assignees} END AS assignees,
    ROW(${c}.checklist_done, ${c}.checklist_total)::boards.checklist_count AS checklist,
    ${c}.comment_count AS "commentCount",
    CASE WHEN ${c}.value_count = 0 THEN '{}'::json ELSE ${parts.fields} END AS fields,
    ROW(${c}.created_by_id, ${c}.created_by_name)::boards.member_reference AS "createdBy",
    ${isoUtc(`${c}.created_at`)} AS "createdAt", ${isoUtc(`${c}.updated_at`)} AS "updatedAt", ${c}.version`;
}

/**
 * `data` of every card event, as JSON made by SQL, with exactly these properties (decisions §6) in the order of the specification:
 * the name of the list follows the title.
 */
export function cardEventData(card: string, listName: string): string {
  const [title = '', ...others] = propertyColumnList(card, 'event');
  const columns = [`${card}.id`, `${card}.number`, title, `${listName} AS "listName"`, ...others];
  return `(SELECT row_to_json(data) FROM (SELECT ${columns.join(', ')}) AS data)`;
}

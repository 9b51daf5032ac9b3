import { isoUtc } from '../../sql/json-text.js';

/**
 * Members of a card's answer.
 * @param card alias of the row, which carries counters: what it has none of costs no look-up
 * @param listName expression
 */
export function cardMembers(card: string, listName: string): string {
  const c = card;
  return `
    ${c}.id, ${c}.board_id AS "boardId", ${c}.list_id AS "listId", ${listName} AS "listName", ${c}.title, ${c}.description,
    ${c}.start_date AS "startDate", ${c}.due_date AS "dueDate", ${isoUtc(`${c}.completed_at`)} AS "completedAt",
    ${isoUtc(`${c}.archived_at`)} AS "archivedAt", ${c}.rank AS position,
    CASE WHEN ${c}.label_count = 0 THEN '[]'::json ELSE (
      SELECT coalesce(json_agg(item), '[]') FROM (
        SELECT label.id, label.name, label.color FROM boards.card_label JOIN boards.label ON label.id = label_id
        WHERE card_id = ${c}.id ORDER BY label.id) AS item) END AS labels,
    CASE WHEN ${c}.assignee_count = 0 THEN '[]'::json ELSE (
      SELECT coalesce(json_agg(item), '[]') FROM (
        SELECT member.id AS "memberId", member.name FROM boards.card_assignee
        JOIN boards.member ON member.workspace_id = card_assignee.workspace_id AND member.id = member_id
        WHERE card_id = ${c}.id ORDER BY member.id) AS item) END AS assignees,
    ROW(${c}.checklist_done, ${c}.checklist_total)::boards.checklist_count AS checklist,
    ${c}.comment_count AS "commentCount",
    CASE WHEN ${c}.value_count = 0 THEN '{}'::json ELSE (
      SELECT coalesce(json_object_agg(value.field_id::text, boards.field_json(value)), '{}')
      FROM boards.field_value AS value WHERE value.card_id = ${c}.id) END AS fields,
    ${c}.progress, ROW(${c}.created_by_id, ${c}.created_by_name)::boards.member_reference AS "createdBy",
    ${isoUtc(`${c}.created_at`)} AS "createdAt", ${isoUtc(`${c}.updated_at`)} AS "updatedAt", ${c}.version`;
}

/** `data` of every card event, as JSON made by SQL: exactly these members (decisions §6). */
export function cardEventData(card: string, listName: string): string {
  return `(SELECT row_to_json(data) FROM (
    SELECT ${card}.id, ${card}.title, ${listName} AS "listName", ${card}.due_date AS "dueDate") AS data)`;
}

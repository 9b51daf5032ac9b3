import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@kiban/contracts';
import { JsonAnswer, type Caller } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { isVisible, scopeOf } from '../access/board-scope.js';

const all = (select: string): string => `(SELECT coalesce(json_agg(item), '[]') FROM (${select}) AS item)`;

/** A value without ids: options by label, a member by name. */
const portable = `CASE value.type
  WHEN 'select' THEN (SELECT to_json(label) FROM boards.field_option WHERE id = value.option_ids[1])
  WHEN 'multi_select' THEN (SELECT json_agg(label ORDER BY place) FROM boards.field_option WHERE id = ANY (value.option_ids))
  WHEN 'member' THEN (SELECT to_json(name) FROM boards.member WHERE workspace_id = b.workspace_id AND id = value.member_id)
  ELSE boards.field_json(value) END`;

const archive = {
  name: 'board-archive',
  text: `
    SELECT row_to_json(archive)::text AS json FROM (
      SELECT 'kiban.board' AS format, 1 AS "formatVersion",
        (SELECT row_to_json(own) FROM (SELECT b.name, b.description, b.kind, b.visibility) AS own) AS board,
        ${all('SELECT x.name, x.weekday, x.date FROM boards.board_column AS x WHERE x.board_id = b.id ORDER BY x.rank')} AS columns,
        ${all('SELECT y.name, y.start_time AS "startTime", y.end_time AS "endTime" FROM boards.board_row AS y WHERE y.board_id = b.id ORDER BY y.rank')} AS rows,
        ${all('SELECT label.name, label.color FROM boards.label WHERE label.board_id = b.id ORDER BY label.id')} AS labels,
        ${all(`SELECT field.name, field.type,
                 ${all('SELECT o.label, o.color FROM boards.field_option AS o WHERE o.field_id = field.id ORDER BY o.place')} AS options
               FROM boards.field WHERE field.board_id = b.id ORDER BY field.rank`)} AS fields,
        ${all(`
          SELECT l.name, ROW(l.info_text, l.info_color, l.info_card_limit, l.info_attributes)::boards.list_info AS info,
            (SELECT count(*) FROM boards.board_column AS x JOIN boards.board_column AS own ON own.id = l.column_id
             WHERE x.board_id = b.id AND x.rank < own.rank HAVING l.column_id IS NOT NULL) AS column,
            (SELECT count(*) FROM boards.board_row AS y JOIN boards.board_row AS own ON own.id = l.row_id
             WHERE y.board_id = b.id AND y.rank < own.rank HAVING l.row_id IS NOT NULL) AS row,
            l.archived_at IS NOT NULL AS archived,
            ${all(`
              SELECT c.title, c.description, c.start_date AS "startDate", c.due_date AS "dueDate",
                c.completed_at IS NOT NULL AS completed, c.archived_at IS NOT NULL AS archived, c.progress,
                (SELECT coalesce(json_agg(label.name ORDER BY label.id), '[]') FROM boards.card_label
                 JOIN boards.label ON label.id = label_id WHERE card_id = c.id) AS labels,
                ${all('SELECT i.text, i.done FROM boards.checklist_item AS i WHERE i.card_id = c.id ORDER BY i.rank')} AS checklist,
                ${all('SELECT m.text FROM boards.comment AS m WHERE m.card_id = c.id ORDER BY m.id')} AS comments,
                (SELECT coalesce(json_object_agg(field.name, ${portable} ORDER BY field.rank), '{}') FROM boards.field_value AS value
                 JOIN boards.field ON field.id = value.field_id WHERE value.card_id = c.id) AS values
              FROM boards.card AS c WHERE c.list_id = l.id ORDER BY c.rank`)} AS cards
          FROM boards.list AS l WHERE l.board_id = b.id ORDER BY l.rank`)} AS lists
      FROM boards.board AS b WHERE b.id = $4 AND ${isVisible('b')}) AS archive`,
};

/** A board as a file. */
@Injectable()
export class ExportReader {
  constructor(private readonly database: Database) {}

  async archive(caller: Caller, boardId: number): Promise<JsonAnswer> {
    const [row] = await this.database.query<{ json: string }>(archive, [...scopeOf(caller), boardId]);
    if (!row) throw new NotFoundError('board', boardId);
    return new JsonAnswer(row.json);
  }
}

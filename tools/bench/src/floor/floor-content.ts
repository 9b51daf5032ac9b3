import pg from 'pg';
import type { BoardResponse, ChecklistItemResponse } from '../measuring/responses.js';
import { floorSchema } from './floor-schema.js';

const boardColumns = `id, name, description, kind, visibility, is_template, default_view, position, archived_at, created_at, updated_at,
  member_id, member_name, version`;
const listColumns = `id, board_id, name, info, column_id, row_id, position, archived_at, version, card_count,
  last_place`;
const cardColumns = `id, number, list_id, title, description, start_date, due_date, completed_at, archived_at, place, position, labels,
  assignees, checklist_done, checklist_total, comment_count, fields, progress, member_id, member_name, created_at,
  updated_at, version`;

/**
 * Fills the floor's tables with what the service answers, ids and times included: both sides then hold the
 * same data in the same PostgreSQL, and can be compared answer by answer.
 */
export async function fillFloor(
  databaseUrl: string,
  boards: readonly BoardResponse[],
  checklists: readonly ChecklistItemResponse[] = [],
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(floorSchema);
    await client.query('INSERT INTO bench_floor.origin VALUES ($1)', [originOf(boards)]);
    for (const board of boards) await insertBoard(client, board);
    await client.query(
      `INSERT INTO bench_floor.checklist_item (id, card_id, text, done, position, version)
       SELECT i.id, i."cardId", i.text, i.done, i.position, i.version FROM json_to_recordset($1)
         AS i(id bigint, "cardId" bigint, text text, done boolean, position text, version int)`,
      [JSON.stringify(checklists)],
    );
    for (const table of ['card', 'checklist_item'])
      await client.query(
        `SELECT setval(pg_get_serial_sequence('bench_floor.${table}', 'id'), max(id)) FROM bench_floor.${table}`,
      );
    await client.query(`SELECT setval('bench_floor.card_number', max(number)) FROM bench_floor.card`);
    await client.query(
      'ANALYZE bench_floor.board, bench_floor.list, bench_floor.card, bench_floor.checklist_item',
    );
  } finally {
    await client.end();
  }
}

function originOf([board]: readonly BoardResponse[]): string {
  if (!board) throw new Error('The floor needs a board.');
  return new URL(board.url).origin;
}

async function insertBoard(client: pg.Client, board: BoardResponse): Promise<void> {
  await client.query(
    `INSERT INTO bench_floor.board (${boardColumns})
     SELECT b.id, b.name, b.description, b.kind, b.visibility, b."isTemplate", b."defaultView", b.position, b."archivedAt", b."createdAt",
            b."updatedAt", (b."createdBy"->>'memberId')::bigint, b."createdBy"->>'name', b.version
     FROM json_to_record($1) AS b(id bigint, name text, description text, kind text, visibility text, "isTemplate" boolean, "defaultView" text, position text,
       "archivedAt" timestamptz, "createdAt" timestamptz, "updatedAt" timestamptz, "createdBy" json, version int)`,
    [JSON.stringify(board)],
  );
  for (const { cards, ...list } of board.lists) {
    await client.query(
      `INSERT INTO bench_floor.list (${listColumns})
       SELECT l.id, l."boardId", l.name, l.info, l."columnId", l."rowId", l.position, l."archivedAt", l.version, l."cardCount",
              l."cardCount"
       FROM json_to_record($1) AS l(id bigint, "boardId" bigint, name text, info jsonb, "columnId" bigint, "rowId" bigint,
         position text, "archivedAt" timestamptz, version int, "cardCount" int)`,
      [JSON.stringify(list)],
    );
    await client.query(
      `INSERT INTO bench_floor.card (${cardColumns})
       SELECT c.id, c.number, c."listId", c.title, c.description, c."startDate", c."dueDate", c."completedAt", c."archivedAt",
              row_number() OVER (ORDER BY c.position COLLATE "C"), c.position,
              c.labels, c.assignees, (c.checklist->>'done')::int, (c.checklist->>'total')::int, c."commentCount", c.fields,
              c.progress, (c."createdBy"->>'memberId')::bigint, c."createdBy"->>'name', c."createdAt", c."updatedAt", c.version
       FROM json_to_recordset($1) AS c(id bigint, number bigint, "listId" bigint, title text, description text, "startDate" text,
         "dueDate" text, "completedAt" timestamptz, "archivedAt" timestamptz, position text, labels jsonb, assignees jsonb,
         checklist json, "commentCount" int, fields jsonb, progress int, "createdBy" json, "createdAt" timestamptz,
         "updatedAt" timestamptz, version int)`,
      [JSON.stringify(cards)],
    );
  }
}

import { deletedMemberName } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

export interface ErasedMember {
  workspaceId: number;
  id: number;
}

/** Rows of one statement, so that no writer waits long. */
const BATCH = 1_000;

const ownName = {
  name: 'erase-member',
  text: `UPDATE boards.member SET name = $3, removed_at = coalesce(removed_at, clock_timestamp())
         WHERE workspace_id = $1 AND id = $2 AND (name <> $3 OR removed_at IS NULL)`,
};
const inBoards = {
  name: 'erase-member-in-boards',
  text: `UPDATE boards.board SET created_by_name = $3, version = version + 1
         WHERE workspace_id = $1 AND created_by_id = $2 AND created_by_name <> $3`,
};
const inViews = {
  name: 'erase-member-in-views',
  text: `UPDATE boards.saved_view SET created_by_name = $3, version = version + 1
         WHERE board_id IN (SELECT id FROM boards.board WHERE workspace_id = $1)
           AND created_by_id = $2 AND created_by_name <> $3`,
};

// Each statement changes the next rows that still have the name, and returns the last id; null when there was none. The version
// of a board increases with its cards, because its response is read again only if it does.
const batches = [
  {
    name: 'erase-member-in-cards',
    text: `WITH changed AS (
             UPDATE boards.card SET created_by_name = $3 WHERE id IN (
               SELECT id FROM boards.card
               WHERE workspace_id = $1 AND id > $4 AND created_by_id = $2 AND created_by_name <> $3
               ORDER BY id LIMIT ${BATCH} FOR UPDATE)
             RETURNING id, board_id),
           touched AS (UPDATE boards.board SET version = version + 1 WHERE id IN (SELECT board_id FROM changed))
           SELECT max(id) AS last FROM changed`,
  },
  {
    name: 'erase-member-in-comments',
    text: `WITH changed AS (
             UPDATE boards.comment SET author_name = $3 WHERE id IN (
               SELECT comment.id FROM boards.comment JOIN boards.card ON card.id = card_id
               WHERE card.workspace_id = $1 AND comment.id > $4 AND author_id = $2 AND author_name <> $3
               ORDER BY comment.id LIMIT ${BATCH} FOR UPDATE OF comment)
             RETURNING id)
           SELECT max(id) AS last FROM changed`,
  },
  {
    name: 'erase-member-in-activity',
    text: `WITH changed AS (
             UPDATE boards.activity SET
               actor_name = CASE WHEN actor_member_id = $2 THEN $3 ELSE actor_name END,
               changes = boards.without_member_name(changes, $2, $3)
             WHERE id IN (
               SELECT id FROM boards.activity
               WHERE workspace_id = $1 AND id > $4
                 AND (actor_member_id = $2 AND actor_name <> $3
                      OR changes::text LIKE '%"memberId"%'
                         AND changes::text <> boards.without_member_name(changes, $2, $3)::text)
               ORDER BY id LIMIT ${BATCH} FOR UPDATE)
             RETURNING id)
           SELECT max(id) AS last FROM changed`,
  },
];

/** Replaces the name of a deleted member where boards keep it as text. What the member wrote stays. */
@Injectable()
export class MemberErasure {
  constructor(private readonly database: Database) {}

  /** Idempotent. A repetition also finds what a request that was in progress wrote in the meantime. */
  async execute({ workspaceId, id }: ErasedMember): Promise<void> {
    const values = [workspaceId, id, deletedMemberName];
    for (const statement of [ownName, inBoards, inViews]) await this.database.query(statement, values);
    for (const batch of batches)
      for (let after: number | null = 0; after !== null;) {
        const rows: { last: number | null }[] = await this.database.query(batch, [...values, after]);
        after = rows[0]?.last ?? null;
      }
  }
}

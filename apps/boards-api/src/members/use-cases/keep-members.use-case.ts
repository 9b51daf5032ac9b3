import { Injectable } from '@nestjs/common';
import { Database, type Executor } from '@kiban/persistence';

/** A change of a member in auth. */
export interface MemberChange {
  eventId: number;
  kind: string;
  workspaceId: number;
  member: { id: number; name: string; role: string };
}

const keep = `
  INSERT INTO boards.member AS member (workspace_id, id, name, role, removed_at, event_id)
  VALUES ($1, $2, $3, $4, CASE WHEN $5 THEN clock_timestamp() END, $6)
  ON CONFLICT (workspace_id, id) DO UPDATE SET name = excluded.name, role = excluded.role,
    removed_at = excluded.removed_at, event_id = excluded.event_id
  WHERE member.event_id < excluded.event_id`;

/** Boards show the names of assignees and mentioned members, so their versions increase when a member is renamed or leaves. */
const touchBoards = `
  UPDATE boards.board SET version = version + 1, updated_at = clock_timestamp() WHERE id IN (
    SELECT board_id FROM boards.card WHERE id IN (
      SELECT card_id FROM boards.card_assignee WHERE workspace_id = $1 AND member_id = $2
      UNION ALL SELECT card_id FROM boards.mention WHERE workspace_id = $1 AND member_id = $2))`;

const onBoards = 'board_id IN (SELECT id FROM boards.board WHERE workspace_id = $1)';
/** What a member loses on leaving: access to private boards, private views, which only they see, and what they watch. */
const ofMember = [
  `DELETE FROM boards.board_member WHERE member_id = $2 AND ${onBoards}`,
  `DELETE FROM boards.saved_view WHERE created_by_id = $2 AND NOT shared AND ${onBoards}`,
  'DELETE FROM boards.watch WHERE workspace_id = $1 AND member_id = $2',
];

/** Applies changes of members to this service's copy of their names. Idempotent by event id. */
@Injectable()
export class KeepMembers {
  constructor(private readonly database: Database) {}

  async execute(changes: readonly MemberChange[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      for (const change of changes) await apply(tx, change);
    });
  }
}

async function apply(tx: Executor, { eventId, kind, workspaceId, member }: MemberChange): Promise<void> {
  const isRemoved = kind === 'member.remove';
  await tx.query(keep, [workspaceId, member.id, member.name, member.role, isRemoved, eventId]);
  if (isRemoved) for (const statement of ofMember) await tx.query(statement, [workspaceId, member.id]);
  if (kind === 'member.update') await tx.query(touchBoards, [workspaceId, member.id]);
}

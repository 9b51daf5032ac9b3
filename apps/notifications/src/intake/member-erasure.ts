import { deletedMemberName } from '@kiban/contracts';
import { Database, deleteInBatches } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

/** A member who joined again has newer entries, which stay. */
const remove = {
  name: 'notifications-remove-inbox',
  text: `DELETE FROM notifications.entry WHERE id IN (
           SELECT id FROM notifications.entry WHERE workspace_id = $1 AND member_id = $2 AND created_at <= $3 LIMIT 1000)
         RETURNING 1`,
};

const erase = {
  name: 'notifications-erase-name',
  text: `UPDATE notifications.entry SET actors = (
           SELECT jsonb_agg(CASE WHEN (actor->>'memberId')::bigint = $2 THEN jsonb_set(actor, '{name}', to_jsonb($3::text)) ELSE actor END)
           FROM jsonb_array_elements(actors) AS actor)
         WHERE workspace_id = $1
           AND actors @> jsonb_build_array(jsonb_build_object('memberId', $2::bigint))
           AND NOT actors @> jsonb_build_array(jsonb_build_object('memberId', $2::bigint, 'name', $3::text))`,
};

/** Ends what the service stores of a removed member. Idempotent. */
@Injectable()
export class MemberErasure {
  constructor(private readonly database: Database) {}

  async removeInbox(workspaceId: number, memberId: number, until: Date): Promise<void> {
    await deleteInBatches(this.database, remove, [workspaceId, memberId, until], () => false);
  }

  /** Replaces the name of a deleted member in the inboxes of others. */
  async eraseName(workspaceId: number, memberId: number): Promise<void> {
    await this.database.query(erase, [workspaceId, memberId, deletedMemberName]);
  }
}

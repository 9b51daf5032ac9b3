import { deletedMemberName } from '@kiban/contracts';
import type { AuditEntryMessage } from '@kiban/messaging';
import type { Executor } from '@kiban/persistence';

// The entry may arrive after its member's account was deleted, so it waits for a deletion in progress.
const KEEP = {
  name: 'auth-keep-audit-entry',
  text: `WITH erased AS (
           SELECT a.deleted_at IS NOT NULL AS is_erased FROM auth.member m JOIN auth.account a ON a.id = m.account_id
           WHERE m.id = $5 FOR KEY SHARE OF a)
         INSERT INTO auth.audit_entry
           (event_id, workspace_id, at, action, actor_member_id, actor_name, via, address, user_agent, target, details)
         SELECT $1, workspace.id, $3, $4, $5, CASE WHEN is_erased THEN $12 ELSE $6::text END, $7,
                CASE WHEN is_erased THEN NULL ELSE $8::text END, CASE WHEN is_erased THEN NULL ELSE $9::text END, $10, $11
         FROM auth.workspace LEFT JOIN erased ON true WHERE workspace.id = $2
         ON CONFLICT (event_id) DO NOTHING`,
};

/** An entry that another service recorded. */
export async function keepEntry(executor: Executor, entry: AuditEntryMessage): Promise<void> {
  await executor.query(KEEP, [
    entry.id,
    entry.workspaceId,
    entry.at,
    entry.action,
    entry.actor.memberId,
    entry.actor.name,
    entry.via,
    entry.origin?.address ?? null,
    entry.origin?.userAgent ?? null,
    entry.target,
    JSON.stringify(entry.details),
    deletedMemberName,
  ]);
}

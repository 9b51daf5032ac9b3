import type { AuditEntryMessage } from '@kiban/messaging';
import type { Executor } from '@kiban/persistence';

/** An entry that another service recorded. */
export async function keepEntry(executor: Executor, entry: AuditEntryMessage): Promise<void> {
  await executor.query(
    `INSERT INTO auth.audit_entry
       (event_id, workspace_id, at, action, actor_member_id, actor_name, via, address, user_agent, target, details)
     SELECT $1, workspace.id, $3, $4, $5, $6, $7, $8, $9, $10, $11 FROM auth.workspace WHERE workspace.id = $2
     ON CONFLICT (event_id) DO NOTHING`,
    [
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
    ],
  );
}

import type { Principal } from '@kiban/contracts';
import { auditedVia, type AuditEntryMessage } from '@kiban/messaging';
import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';

export interface AuditRecord {
  /** Null for events of the account as a whole. */
  workspaceId: number | null;
  /** `noun.verb` */
  action: string;
  actor: { memberId: number | null; name: string | null };
  via: string | null;
  origin: RequestOrigin | null;
  target?: string;
  /** Names, roles and ids; never a secret. */
  details?: Record<string, unknown>;
}

/** Records changes of rights in the transaction of the change. */
@Injectable()
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  async append(executor: Executor, record: AuditRecord): Promise<void> {
    await executor.query(
      `INSERT INTO auth.audit_entry
         (workspace_id, at, action, actor_member_id, actor_name, via, address, user_agent, target, details)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        record.workspaceId,
        this.clock.now(),
        record.action,
        record.actor.memberId,
        record.actor.name,
        record.via,
        record.origin?.address ?? null,
        record.origin?.userAgent ?? null,
        record.target ?? null,
        JSON.stringify(record.details ?? {}),
      ],
    );
  }
}

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

/** The part of a record that identifies the caller. */
export function auditedCaller(
  principal: Principal,
  origin: RequestOrigin,
): Pick<AuditRecord, 'workspaceId' | 'actor' | 'via' | 'origin'> {
  return {
    workspaceId: principal.workspace.id,
    actor: { memberId: principal.member.id, name: principal.member.name },
    via: auditedVia(principal),
    origin,
  };
}

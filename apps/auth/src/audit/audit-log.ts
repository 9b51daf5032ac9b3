import type { Principal } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';

export interface AuditRecord {
  /** Null for what concerns an account as a whole. */
  workspaceId: number | null;
  /** `noun.verb` */
  action: string;
  actor: { memberId: number | null; name: string | null };
  via: string | null;
  origin: RequestOrigin | null;
  target?: string;
  /** Never a secret: names, roles, ids. */
  details?: Record<string, unknown>;
}

/** Writes down who changed what about rights, in the transaction of the change. */
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

/** The part of a record that says who is calling. */
export function auditedCaller(
  principal: Principal,
  origin: RequestOrigin,
): Pick<AuditRecord, 'workspaceId' | 'actor' | 'via' | 'origin'> {
  return {
    workspaceId: principal.workspace.id,
    actor: { memberId: principal.member.id, name: principal.member.name },
    via: principal.kind === 'screen' ? 'screen' : `${principal.via.kind} ${principal.via.name}`,
    origin,
  };
}

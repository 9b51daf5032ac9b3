import type { Principal } from '@kiban/contracts';
import type { Statement } from '@kiban/persistence';

/** Subject of requests to auth for audit log entries; auth's replicas share it as a queue group. */
export const auditSubject = 'kiban.auth.v1.audit';

/** An audit entry of a service. Never a secret: names, roles, ids, hosts. */
export interface AuditChange {
  workspaceId: number;
  /** `noun.verb` */
  action: string;
  actor: { memberId: number | null; name: string | null };
  /** Null for an action of the service itself. */
  via: string | null;
  origin: { address: string; userAgent: string | null } | null;
  target: string;
  details: Record<string, unknown>;
}

/** An entry sent to auth, which stores each id once. */
export interface AuditEntryMessage extends AuditChange {
  id: string;
  /** RFC 3339, when the change was made. */
  at: string;
}

export interface AuditQuestion {
  entries: readonly AuditEntryMessage[];
}

export interface AuditResponse {
  /** Ids that auth has stored, now or earlier; they need not be sent again. */
  kept: readonly string[];
}

/** The origin of the request that made a change. */
export interface AuditedRequest {
  principal: Principal;
  requestId: string;
  origin: { address: string; userAgent: string | null };
}

/** How a principal acts, in the audit log's terms. */
export function auditedVia({ kind, via }: Principal): string {
  return kind === 'screen' ? 'screen' : `${via.kind} ${via.name}`;
}

/** A change by a request. */
export function changeBy(
  { principal, requestId, origin }: AuditedRequest,
  change: { action: string; target: string; details?: Record<string, unknown> },
): AuditChange {
  return {
    workspaceId: principal.workspace.id,
    action: change.action,
    actor: { memberId: principal.member.id, name: principal.member.name },
    via: auditedVia(principal),
    origin: { address: origin.address, userAgent: origin.userAgent },
    target: change.target,
    details: { ...change.details, requestId },
  };
}

/** The statement that appends entries to a service's audit outbox, in the transaction of the change. */
export function auditOutboxEntries(
  schema: string,
): (entries: readonly AuditChange[]) => readonly [Statement, readonly unknown[]] {
  const statement = {
    name: `${schema}-append-audit`,
    text: `INSERT INTO ${schema}.audit_outbox (entry) SELECT unnest($1::json[])`,
  };
  return (entries) => [statement, [entries.map((entry) => JSON.stringify(entry))]];
}

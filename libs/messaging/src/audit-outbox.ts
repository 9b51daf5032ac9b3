import type { Principal } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';

/** Asks auth to add entries to the audit log. Shared by auth's replicas as a queue. */
export const auditSubject = 'kiban.auth.v1.audit';

/** What a service writes down for the audit log. Never a secret: names, roles, ids, hosts. */
export interface AuditChange {
  workspaceId: number;
  /** `noun.verb` */
  action: string;
  actor: { memberId: number | null; name: string | null };
  /** Null for what a service did by a rule of its own. */
  via: string | null;
  origin: { address: string; userAgent: string | null } | null;
  target: string;
  details: Record<string, unknown>;
}

/** An entry on its way to auth, which keeps each id once. */
export interface AuditEntryMessage extends AuditChange {
  id: string;
  /** RFC 3339, when the change was made. */
  at: string;
}

export interface AuditQuestion {
  entries: readonly AuditEntryMessage[];
}

export interface AuditResponse {
  /** Ids that auth has, from now on or from before; they need not be sent again. */
  kept: readonly string[];
}

/** The request that a change came with. */
export interface AuditedRequest {
  principal: Principal;
  requestId: string;
  origin: { address: string; userAgent: string | null };
}

/** How a principal acts, as the audit log names it. */
export function auditedVia({ kind, via }: Principal): string {
  return kind === 'screen' ? 'screen' : `${via.kind} ${via.name}`;
}

/** A change that a request made. */
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

/** Writes entries down in the transaction of the change: they exist exactly when it was committed. */
export async function appendAudit(
  tx: Executor,
  schema: string,
  changes: readonly AuditChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    {
      name: `${schema}-append-audit`,
      text: `INSERT INTO ${schema}.audit_outbox (entry) SELECT unnest($1::json[])`,
    },
    [changes.map((change) => JSON.stringify(change))],
  );
}

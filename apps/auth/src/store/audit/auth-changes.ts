import type { RequestOrigin } from '@kiban/contracts';
import { UnitOfWork, type AuditWriter, type UnitTransaction } from '@kiban/messaging';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { authSchema } from '../../infrastructure/tokens.js';

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

export type AuthTransaction = UnitTransaction<AuditRecord>;

// The ids, which order the log, are drawn in the order of the records.
const write = {
  name: 'auth-append-audit',
  text: `INSERT INTO auth.audit_entry
           (workspace_id, at, action, actor_member_id, actor_name, via, address, user_agent, target, details)
         SELECT workspace_id, $1, action, member_id, member_name, via, address, user_agent, target, details
         FROM unnest($2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
                     $10::json[])
           WITH ORDINALITY AS record
             (workspace_id, action, member_id, member_name, via, address, user_agent, target, details, number)
         ORDER BY number`,
};

function auditEntries(clock: Clock): AuditWriter<AuditRecord> {
  return (records) => [
    write,
    [
      clock.now(),
      records.map(({ workspaceId }) => workspaceId),
      records.map(({ action }) => action),
      records.map(({ actor }) => actor.memberId),
      records.map(({ actor }) => actor.name),
      records.map(({ via }) => via),
      records.map(({ origin }) => origin?.address ?? null),
      records.map(({ origin }) => origin?.userAgent ?? null),
      records.map(({ target }) => target ?? null),
      records.map(({ details, origin }) => JSON.stringify({ ...details, requestId: origin?.requestId })),
    ],
  ];
}

/** Runs changes of rights as units of work; their audit entries go directly to the log, which is this service's. */
@Injectable()
export class AuthChanges extends UnitOfWork<AuditRecord> {
  constructor(database: Database, clock: Clock) {
    super({ database, schema: authSchema, audit: auditEntries(clock) });
  }
}

import type { Caller } from '@kiban/contracts';
import { auditedVia } from '@kiban/messaging';
import type { AuditRecord } from './auth-changes.js';

/** The part of a record that identifies the caller; `actor` is the events' actor as well. */
export type AuditedCaller = Pick<AuditRecord, 'via' | 'origin'> & {
  workspaceId: number;
  actor: { memberId: number; name: string };
};

export function auditedCaller({ principal, origin }: Pick<Caller, 'principal' | 'origin'>): AuditedCaller {
  return {
    workspaceId: principal.workspace.id,
    actor: { memberId: principal.member.id, name: principal.member.name },
    via: auditedVia(principal),
    origin,
  };
}

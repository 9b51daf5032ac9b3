import type { Principal, Role } from '@kiban/contracts';

/** Asks auth: whose bearer is this? Shared by auth's replicas as a queue. */
export const resolveSubject = 'kiban.auth.v1.resolve';

/** Tells every replica of every service to forget leases; each confirms by a reply. */
export const dropSubject = 'kiban.auth.v1.drop';

/** Tells auth that a process has ended in order and holds no lease any more. */
export const releaseSubject = 'kiban.auth.v1.release';

/** The same question over HTTP on auth's management port, for when NATS is away. */
export const resolvePath = '/internal/resolve';

/** The longest time for which an answer may be used without asking again (milliseconds). */
export const leaseMaxMs = 5_000;

/** Name of the queue group that auth's replicas answer in. */
export const authQueue = 'auth';

export interface ResolveQuestion {
  /** SHA-256 of the bearer, base64url: the bearer itself never leaves the service it was sent to. */
  digest: string;
  /** The asking process: auth notes that it may hold a lease. */
  instance: string;
}

export type RejectionReason = 'unknown' | 'expired' | 'revoked';

export type ResolveResponse =
  | {
      principal: Principal;
      /** How long the answer may be used, counted from when the question was sent; 0 = for this request only. */
      leaseMs: number;
    }
  | { refused: RejectionReason };

export interface DropMessage {
  /** Leases of this workspace are to be forgotten; null = all. */
  workspaceId: number | null;
}

export interface DropConfirmation {
  instance: string;
}

export interface ReleaseMessage {
  instance: string;
}

/** Asks auth who is in a workspace: names for a service that keeps a copy of them. Shared by auth's replicas as a queue. */
export const membersSubject = 'kiban.auth.v1.members';

export interface MembersQuestion {
  workspaceId: number;
  /** The asking process, where it keeps the answer as a lease: auth notes that it may hold one. */
  instance?: string;
}

export interface MembersResponse {
  /** How long the answer may be used, counted from when the question was sent; absent = for this use only. */
  leaseMs?: number;
  members: readonly { memberId: number; name: string; role: Role }[];
}

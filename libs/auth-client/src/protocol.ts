import type { Principal, Role } from '@kiban/contracts';

/** Request: resolves a bearer. Auth’s replicas share it as a queue group. */
export const resolveSubject = 'kiban.auth.v1.resolve';

/** Revokes leases at every replica of every service; each confirms with a reply. */
export const leaseRevocationSubject = 'kiban.auth.v1.drop';

/** Notifies auth that a process has shut down in order and holds no lease. */
export const releaseSubject = 'kiban.auth.v1.release';

/** The same request over HTTP on auth’s management port, for when NATS is unavailable. */
export const resolvePath = '/internal/resolve';

/** The longest time for which a response may be reused (milliseconds). */
export const leaseMaxMs = 5_000;

/** Name of the queue group of auth’s replicas. */
export const authQueue = 'auth';

export interface ResolveRequest {
  /** SHA-256 of the bearer, base64url: the bearer itself never leaves the service that received it. */
  digest: string;
  /** The requesting process, which auth records as a possible holder of a lease. */
  instance: string;
  /**
   * Whether the process applies `Principal.restriction`. Auth responds `unknown` for a restricted token to a process
   * that does not announce it, because a process of an earlier release would treat the token as a workspace admin.
   */
  appliesRestrictions?: boolean;
  /** The same for `restriction.boardIds`, which a process of the release before ignores. */
  appliesBoards?: boolean;
  /** Address of the client, when the bearer came from it directly. Auth records it as last used or as rejected. */
  address?: string;
}

export type RejectionReason = 'unknown' | 'expired' | 'revoked';

export type ResolveResponse =
  | {
      principal: Principal;
      /** How long the response may be reused, counted from when the request was sent; 0 = for this request only. */
      leaseMs: number;
    }
  | {
      refused: RejectionReason;
      /** The bearer would be valid if its workspace were not in deletion. A process of an earlier release reads `refused` alone. */
      workspaceDeleted?: true;
    };

/**
 * Request `{ uses }`: up to 100 credentials that were used from an address for the first time on a day. Auth’s replicas share it as a
 * queue group.
 */
export const usesSubject = 'kiban.auth.v1.uses';

/** From how many addresses the uses of a token or a connection are recorded on one UTC day. */
export const usedAddressesMax = 50;

export interface UsedAddress {
  /** As in `Principal`. */
  credentialId: string;
  address: string;
  userAgent: string | null;
  requestId?: string;
}

export interface UsesResponse {
  /** How many of the request need not be sent again. */
  taken: number;
}

export interface LeaseRevocationMessage {
  /** The workspace whose leases are revoked; null = all. */
  workspaceId: number | null;
}

export interface LeaseRevocationConfirmation {
  instance: string;
}

export interface ReleaseMessage {
  instance: string;
}

/**
 * Request: the members of a workspace, for services that cache their names. Auth’s replicas share it as a queue
 * group.
 */
export const membersSubject = 'kiban.auth.v1.members';

export interface MembersRequest {
  workspaceId: number;
  /** The requesting process if it caches the response as a lease; auth records it as a possible holder. */
  instance?: string;
}

export interface MembersResponse {
  /** How long the response may be reused, counted from when the request was sent; absent = for this request only. */
  leaseMs?: number;
  members: readonly { memberId: number; name: string; role: Role }[];
}

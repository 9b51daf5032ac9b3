import { performance } from 'node:perf_hooks';
import { WorkspaceDeletedError, type Role } from '@kiban/contracts';
import { request, type NatsConnection } from '@kiban/messaging';
import type { AuthClient } from './auth-client.js';
import { AuthUnavailableError } from './errors.js';
import { leaseMaxMs, membersSubject, type MembersResponse, type MembersRequest } from './protocol.js';

type Roles = ReadonlyMap<number, Role>;

const RESPONSE_TIMEOUT_MS = 1_000;
const WORKSPACES_MAX = 10_000;

/**
 * The roles of a workspace’s members, as leases of at most 5 s. They are revoked and confirmed like the leases of
 * bearers: auth completes a removal or a change of role only when no process uses an earlier response.
 */
export class MemberRoles {
  private readonly leases = new Map<number, { roles: Roles; until: number }>();
  private readonly inFlight = new Map<number, Promise<Roles>>();
  private generation = 0;

  constructor(
    private readonly client: AuthClient,
    private readonly connection: NatsConnection,
    private readonly nowMs: () => number = () => performance.now(),
  ) {
    client.onLeaseRevocation((workspaceId) => this.discard(workspaceId));
  }

  /**
   * @returns undefined for a member who left the workspace
   * @throws WorkspaceDeletedError when the workspace is in deletion; AuthUnavailableError when auth does not respond
   */
  async roleOf(workspaceId: number, memberId: number): Promise<Role | undefined> {
    const roles = await this.rolesIn(workspaceId);
    // A workspace has an owner until its deletion. Auth of any release therefore lists no member only of a deleted one.
    if (roles.size === 0) throw new WorkspaceDeletedError();
    return roles.get(memberId);
  }

  /** Discards a workspace’s roles, or all: the next call sends a new request. */
  discard(workspaceId: number | null): void {
    this.generation += 1;
    if (workspaceId === null) {
      this.leases.clear();
      this.inFlight.clear();
    } else {
      this.leases.delete(workspaceId);
      this.inFlight.delete(workspaceId);
    }
  }

  private rolesIn(workspaceId: number): Promise<Roles> {
    const lease = this.leases.get(workspaceId);
    if (lease && lease.until > this.nowMs()) return Promise.resolve(lease.roles);
    const running = this.inFlight.get(workspaceId);
    if (running) return running;
    const rolesRequest = this.load(workspaceId);
    this.inFlight.set(workspaceId, rolesRequest);
    const remove = (): void => {
      if (this.inFlight.get(workspaceId) === rolesRequest) this.inFlight.delete(workspaceId);
    };
    rolesRequest.then(remove, remove);
    return rolesRequest;
  }

  private async load(workspaceId: number): Promise<Roles> {
    const { generation } = this;
    const requestedAt = this.nowMs();
    const rolesRequest: MembersRequest = { workspaceId, instance: this.client.holder };
    const { members, leaseMs = 0 } = await request<MembersResponse>(
      this.connection,
      membersSubject,
      rolesRequest,
      RESPONSE_TIMEOUT_MS,
    ).catch((error: unknown) => {
      throw new AuthUnavailableError(error);
    });
    const roles = new Map(members.map(({ memberId, role }) => [memberId, role]));
    // A response to a request from before a revocation may predate the change.
    if (generation === this.generation && leaseMs > 0) {
      if (this.leases.size >= WORKSPACES_MAX) this.leases.clear();
      this.leases.set(workspaceId, { roles, until: requestedAt + Math.min(leaseMs, leaseMaxMs) });
    }
    return roles;
  }
}

import { performance } from 'node:perf_hooks';
import type { Role } from '@kiban/contracts';
import { request, type NatsConnection } from '@kiban/messaging';
import type { AuthClient } from './auth-client.js';
import { AuthUnavailableError } from './errors.js';
import { leaseMaxMs, membersSubject, type MembersResponse, type MembersQuestion } from './protocol.js';

type Roles = ReadonlyMap<number, Role>;

const ANSWER_TIMEOUT_MS = 1_000;
const WORKSPACES_MAX = 10_000;

/**
 * The roles of a workspace's members, as leases of at most 5 s. They are dropped and confirmed like the leases on
 * bearers: auth answers a removal or a change of role only when no process uses an answer from before it.
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
    client.onDrop((workspaceId) => this.drop(workspaceId));
  }

  /**
   * @returns undefined for a member who left the workspace
   * @throws AuthUnavailableError when auth does not answer
   */
  async roleOf(workspaceId: number, memberId: number): Promise<Role | undefined> {
    return (await this.rolesIn(workspaceId)).get(memberId);
  }

  /** Forgets a workspace's roles, or all: the next question is sent after this moment. */
  drop(workspaceId: number | null): void {
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
    const question = this.load(workspaceId);
    this.inFlight.set(workspaceId, question);
    const forget = (): void => {
      if (this.inFlight.get(workspaceId) === question) this.inFlight.delete(workspaceId);
    };
    question.then(forget, forget);
    return question;
  }

  private async load(workspaceId: number): Promise<Roles> {
    const { generation } = this;
    const askedAt = this.nowMs();
    const question: MembersQuestion = { workspaceId, instance: this.client.instance };
    const { members, leaseMs = 0 } = await request<MembersResponse>(
      this.connection,
      membersSubject,
      question,
      ANSWER_TIMEOUT_MS,
    ).catch((error: unknown) => {
      throw new AuthUnavailableError(error);
    });
    const roles = new Map(members.map(({ memberId, role }) => [memberId, role]));
    // An answer to a question from before a drop may be older than the change that the drop is about.
    if (generation === this.generation && leaseMs > 0) {
      if (this.leases.size >= WORKSPACES_MAX) this.leases.clear();
      this.leases.set(workspaceId, { roles, until: askedAt + Math.min(leaseMs, leaseMaxMs) });
    }
    return roles;
  }
}

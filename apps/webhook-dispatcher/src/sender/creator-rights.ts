import { isOwnerOrAdmin, WorkspaceDeletedError } from '@kiban/contracts';
import type { MemberRoles } from '@kiban/auth-client';
import type { AuditChange, UnitOfWork } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import type { Database } from '@kiban/persistence';
import { nounOf } from '../store/endpoint.js';
import { disabledColumns, disableEvent, withholdQueued, type DisabledEndpoint } from './switch-off.js';

/**
 * Whether a member may have events sent to an endpoint; `unknown` while auth does not respond, `deleted` while the workspace is in
 * deletion.
 */
export type Standing = 'entitled' | 'not_entitled' | 'unknown' | 'deleted';

const hold = {
  name: 'webhooks-hold',
  text: `UPDATE webhooks.endpoint AS ep
         SET status = 'disabled', disabled_reason = 'creator_lost_role', disabled_at = clock_timestamp(),
             updated_at = clock_timestamp(), version = ep.version + 1
         WHERE ep.id IN (SELECT id FROM webhooks.endpoint
                         WHERE workspace_id = $1 AND COALESCE(confirmed_by, created_by) = ANY($2::bigint[])
                           AND status = 'active' AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE)
         RETURNING ${disabledColumns}`,
};

/**
 * The right behind an endpoint: its responsible member (the creator, or the owner who confirmed it) must be an owner
 * or admin when an event is sent. Otherwise the endpoint is disabled and its events are held.
 */
export class CreatorRights {
  private authIsSilent = false;

  constructor(
    private readonly roles: Pick<MemberRoles, 'roleOf' | 'discard'>,
    private readonly database: Database,
    private readonly units: UnitOfWork,
    private readonly logger: Logger,
  ) {}

  async standingOf(workspaceId: number, memberId: number): Promise<Standing> {
    try {
      const role = await this.roles.roleOf(workspaceId, memberId);
      this.authIsSilent = false;
      return isOwnerOrAdmin(role) ? 'entitled' : 'not_entitled';
    } catch (error) {
      if (error instanceof WorkspaceDeletedError) return 'deleted';
      // Logged once for each outage: deliveries are claimed again each second until auth responds.
      if (!this.authIsSilent) this.logger.warn({ err: error, workspaceId }, 'creator.standing_unknown');
      this.authIsSilent = true;
      return 'unknown';
    }
  }

  /** Holds the deliveries of endpoints whose responsible member lost the role. */
  async hold(workspaceId: number, memberIds: readonly number[]): Promise<void> {
    const held = await this.units.run(async (tx) => {
      const endpoints = await tx.query<DisabledEndpoint>(hold, [workspaceId, memberIds]);
      await withholdQueued(tx, endpoints);
      tx.append(...endpoints.map(disableEvent));
      tx.audit(...endpoints.map(holdEntry));
      return endpoints;
    });
    if (held.length === 0) return;
    this.logger.warn({ workspaceId, endpointIds: held.map(({ id }) => id) }, 'endpoints.held');
  }

  /**
   * Checks all active endpoints of a workspace whose members changed, so that they show as held before their next
   * event. An endpoint that is missed here is held when its next delivery is claimed.
   */
  async review(workspaceId: number): Promise<void> {
    // The event may arrive before auth’s lease revocation, so cached roles are not used.
    this.roles.discard(workspaceId);
    const rows = await this.database.query<{ member: number }>(
      `SELECT DISTINCT COALESCE(confirmed_by, created_by) AS member FROM webhooks.endpoint
       WHERE workspace_id = $1 AND status = 'active' AND deleted_at IS NULL`,
      [workspaceId],
    );
    const lost: number[] = [];
    for (const { member } of rows)
      if ((await this.standingOf(workspaceId, member)) === 'not_entitled') lost.push(member);
    if (lost.length > 0) await this.hold(workspaceId, lost);
  }
}

/** The service holds an endpoint; no member does. */
function holdEntry(endpoint: DisabledEndpoint): AuditChange {
  const noun = nounOf(endpoint);
  return {
    workspaceId: endpoint.workspaceId,
    action: `${noun}.hold`,
    actor: { memberId: null, name: null },
    via: null,
    origin: null,
    target: `${noun} ${endpoint.id}`,
    details: {
      host: new URL(endpoint.url).host,
      reason: endpoint.disabledReason,
      creator: { memberId: endpoint.createdBy, name: endpoint.createdByName },
    },
  };
}

import type { MemberRoles } from '@kiban/auth-client';
import { appendAudit } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { appendEvents, outboxChannel, type Database } from '@kiban/persistence';
import { webhooksSchema } from '../infrastructure/tokens.js';
import { disableEvent, holdQueued, type DisabledRow } from './switch-off.js';

/** Whether a member may have events sent to an endpoint; `unknown` while auth does not respond. */
export type Standing = 'entitled' | 'not_entitled' | 'unknown';

const hold = {
  name: 'webhooks-hold',
  text: `UPDATE webhooks.endpoint AS ep
         SET status = 'disabled', disabled_reason = 'creator_lost_role', disabled_at = clock_timestamp(),
             updated_at = clock_timestamp(), version = ep.version + 1
         WHERE ep.id IN (SELECT id FROM webhooks.endpoint
                         WHERE workspace_id = $1 AND COALESCE(confirmed_by, created_by) = ANY($2::bigint[])
                           AND status = 'active' AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE)
         RETURNING ep.id, ep.kind, ep.url, ep.description, ep.disabled_reason, ep.workspace_id, ep.workspace_slug,
                   ep.workspace_name, ep.created_by, ep.created_by_name`,
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
    private readonly logger: Logger,
  ) {}

  async standingOf(workspaceId: number, memberId: number): Promise<Standing> {
    try {
      const role = await this.roles.roleOf(workspaceId, memberId);
      this.authIsSilent = false;
      return role === 'owner' || role === 'admin' ? 'entitled' : 'not_entitled';
    } catch (error) {
      // Logged once for each outage: deliveries are claimed again each second until auth responds.
      if (!this.authIsSilent) this.logger.warn({ err: error, workspaceId }, 'creator.standing_unknown');
      this.authIsSilent = true;
      return 'unknown';
    }
  }

  /** Holds the deliveries of endpoints whose responsible member lost the role. */
  async hold(workspaceId: number, memberIds: readonly number[]): Promise<void> {
    const held = await this.database.transaction(async (tx) => {
      const rows = await tx.query<DisabledRow>(hold, [workspaceId, memberIds]);
      if (rows.length === 0) return rows;
      await holdQueued(tx, rows);
      await appendEvents(tx, webhooksSchema, rows.map(disableEvent));
      await appendAudit(
        tx,
        webhooksSchema,
        rows.map((row) => {
          const noun = row.kind === 'webhook' ? 'webhook' : 'hook';
          return {
            workspaceId,
            action: `${noun}.hold`,
            actor: { memberId: null, name: null },
            via: null,
            origin: null,
            target: `${noun} ${row.id}`,
            details: {
              host: new URL(row.url).host,
              reason: row.disabled_reason,
              creator: { memberId: row.created_by, name: row.created_by_name },
            },
          };
        }),
      );
      return rows;
    });
    if (held.length === 0) return;
    this.database.notifySoon(outboxChannel(webhooksSchema));
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

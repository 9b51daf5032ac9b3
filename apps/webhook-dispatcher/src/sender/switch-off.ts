import type { Executor, OutboxEvent } from '@kiban/persistence';
import type { DeliveryResult } from './delivery-result.js';

/** When a failing endpoint is disabled (decisions §6). */
export interface SwitchOffSettings {
  afterMs: number;
  givenUp: number;
  quietAfterMs: number;
  quietGivenUp: number;
}

export interface DisabledRow {
  id: number;
  kind: string;
  url: string;
  description: string | null;
  disabled_reason: 'failing' | 'gone' | 'creator_lost_role';
  workspace_id: number;
  workspace_slug: string;
  workspace_name: string;
  created_by: number;
  created_by_name: string;
}

/**
 * Counts failures of endpoints. Disables those that failed long enough without a success, or that responded with 410.
 * The rule is one UPDATE of the endpoint’s row, in the transaction of the results: concurrent writers cannot disable
 * it twice, and no counter exists outside the table. Its queued deliveries are held. A REST hook that responded with
 * 410 is removed and its deliveries canceled.
 * @returns the events to append, one for each disabled endpoint
 */
export async function disableFailing(
  tx: Executor,
  now: Date | null,
  settings: SwitchOffSettings,
  failed: readonly DeliveryResult[],
): Promise<OutboxEvent[]> {
  if (failed.length === 0) return [];
  const givenUp = new Map<number, number>();
  const gone = new Set<number>();
  for (const { delivery, retryInMs, gone: isGone } of failed) {
    const sofar = givenUp.get(delivery.endpointId) ?? 0;
    givenUp.set(delivery.endpointId, sofar + (retryInMs === undefined && !isGone ? 1 : 0));
    if (isGone) gone.add(delivery.endpointId);
  }
  const ids = [...givenUp.keys()];
  await tx.query('SELECT id FROM webhooks.endpoint WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [ids]);
  await tx.query(
    {
      name: 'webhooks-failing',
      text: `UPDATE webhooks.endpoint AS ep
             SET failing_since = COALESCE(ep.failing_since, $1::timestamptz, clock_timestamp()),
                 given_up_since_success = ep.given_up_since_success + failure.given_up
             FROM unnest($2::bigint[], $3::int[]) AS failure (id, given_up)
             WHERE ep.id = failure.id AND (ep.failing_since IS NULL OR failure.given_up > 0)`,
    },
    [now, ids, [...givenUp.values()]],
  );
  const disabled = await tx.query<DisabledRow>(
    {
      name: 'webhooks-switch-off',
      text: `UPDATE webhooks.endpoint AS ep
             SET status = 'disabled', disabled_at = moment.now, updated_at = moment.now, version = ep.version + 1,
                 disabled_reason = CASE WHEN ep.id = ANY($2::bigint[]) THEN 'gone' ELSE 'failing' END,
                 deleted_at = CASE WHEN ep.kind = 'rest_hook' AND ep.id = ANY($2::bigint[]) THEN moment.now END
             FROM (SELECT COALESCE($1::timestamptz, clock_timestamp()) AS now) AS moment
             WHERE ep.id = ANY($3::bigint[]) AND ep.status = 'active' AND ep.deleted_at IS NULL
               AND (ep.id = ANY($2::bigint[])
                 OR (ep.given_up_since_success >= $4::int AND ep.failing_since <= moment.now - $5::bigint * interval '1 ms')
                 OR (ep.given_up_since_success >= $6::int AND ep.failing_since <= moment.now - $7::bigint * interval '1 ms'))
             RETURNING ep.id, ep.kind, ep.url, ep.description, ep.disabled_reason, ep.workspace_id, ep.workspace_slug,
                       ep.workspace_name, ep.created_by, ep.created_by_name`,
    },
    [now, [...gone], ids, settings.givenUp, settings.afterMs, settings.quietGivenUp, settings.quietAfterMs],
  );
  if (disabled.length > 0) await holdQueued(tx, disabled);
  return disabled.map(disableEvent);
}

/** Holds queued deliveries of disabled endpoints, and cancels those of removed ones. */
export async function holdQueued(tx: Executor, disabled: readonly DisabledRow[]): Promise<void> {
  await tx.query(
    `UPDATE webhooks.delivery AS d
     SET state = CASE WHEN off.removed THEN 5 ELSE 6 END, next_attempt_at = NULL,
         finished_at = CASE WHEN off.removed THEN clock_timestamp() END
     FROM unnest($1::bigint[], $2::boolean[]) AS off (id, removed)
     WHERE d.endpoint_id = off.id AND d.state = 0`,
    [
      disabled.map(({ id }) => id),
      disabled.map(({ kind, disabled_reason }) => kind === 'rest_hook' && disabled_reason === 'gone'),
    ],
  );
}

/** The event’s actor is the member who registered the endpoint, because no other member caused it. */
export function disableEvent(row: DisabledRow): OutboxEvent {
  return {
    kind: 'webhook.disable',
    workspace: { id: row.workspace_id, slug: row.workspace_slug, name: row.workspace_name },
    boardId: null,
    actor: { memberId: row.created_by, name: row.created_by_name },
    data: { id: row.id, url: row.url, description: row.description, reason: row.disabled_reason },
  };
}

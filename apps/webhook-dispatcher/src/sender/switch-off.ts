import type { DomainEvent } from '@kiban/messaging';
import type { Executor } from '@kiban/persistence';
import type { EndpointKind } from '../store/endpoint.js';
import { cancelQueued, holdQueued } from '../store/queued-deliveries.js';
import type { DeliveryResult } from './delivery-result.js';

/** When a failing endpoint is disabled (decisions §6). */
export interface SwitchOffSettings {
  afterMs: number;
  givenUp: number;
  quietAfterMs: number;
  quietGivenUp: number;
}

export interface DisabledEndpoint {
  id: number;
  kind: EndpointKind;
  url: string;
  description: string | null;
  disabledReason: 'failing' | 'gone' | 'creator_lost_role';
  workspaceId: number;
  workspaceSlug: string;
  workspaceName: string;
  createdBy: number;
  createdByName: string;
}

/** The columns of a `DisabledEndpoint`, of the table `ep`. */
export const disabledColumns = `ep.id, ep.kind, ep.url, ep.description, ep.disabled_reason AS "disabledReason",
  ep.workspace_id AS "workspaceId", ep.workspace_slug AS "workspaceSlug", ep.workspace_name AS "workspaceName",
  ep.created_by AS "createdBy", ep.created_by_name AS "createdByName"`;

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
): Promise<DomainEvent[]> {
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
  const disabled = await tx.query<DisabledEndpoint>(
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
             RETURNING ${disabledColumns}`,
    },
    [now, [...gone], ids, settings.givenUp, settings.afterMs, settings.quietGivenUp, settings.quietAfterMs],
  );
  await withholdQueued(tx, disabled);
  return disabled.map(disableEvent);
}

/** Holds queued deliveries of disabled endpoints, and cancels those of removed ones. */
export async function withholdQueued(tx: Executor, disabled: readonly DisabledEndpoint[]): Promise<void> {
  const isRemoved = ({ kind, disabledReason }: DisabledEndpoint): boolean =>
    kind === 'rest_hook' && disabledReason === 'gone';
  const removed = disabled.filter(isRemoved);
  const kept = disabled.filter((endpoint) => !isRemoved(endpoint));
  await Promise.all([
    ...(kept.length > 0 ? [holdQueued(tx, kept.map(idOf))] : []),
    ...(removed.length > 0 ? [cancelQueued(tx, removed.map(idOf))] : []),
  ]);
}

const idOf = ({ id }: DisabledEndpoint): number => id;

/** The event’s actor is the member who registered the endpoint, because no other member caused it. */
export function disableEvent(endpoint: DisabledEndpoint): DomainEvent {
  const { id, url, description, disabledReason: reason } = endpoint;
  return {
    kind: 'webhook.disable',
    workspace: {
      id: endpoint.workspaceId,
      slug: endpoint.workspaceSlug,
      name: endpoint.workspaceName,
    },
    boardId: null,
    actor: { memberId: endpoint.createdBy, name: endpoint.createdByName },
    data: { id, url, description, reason },
  };
}

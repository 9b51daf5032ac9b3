import { Injectable } from '@nestjs/common';
import { deliveryRow, triggerNumbers } from './delivery-state.js';
import { Database, type Executor } from '@kiban/persistence';
import type { DeliveryState } from '@kiban/contracts';
import type { Page } from './page-query.js';

export interface DeliveryRow {
  id: number;
  endpoint_id: number;
  event_id: number;
  kind: string;
  state: number;
  trigger: number;
  attempts: number;
  next_attempt_at: Date | null;
  last_status: number | null;
  last_error: string | null;
  created_at: Date;
  finished_at: Date | null;
}

export interface AttemptRow {
  number: number;
  started_at: Date;
  duration_ms: number | null;
  outcome: 'delivered' | 'failed' | 'unknown';
  status: number | null;
  error: string | null;
  response_headers: Record<string, string> | null;
  response_body: Buffer | null;
  response_truncated: boolean;
}

const columns = `id, endpoint_id, event_id, kind, state, trigger, attempts, next_attempt_at, last_status, last_error,
  created_at, finished_at`;

/** The SQL condition of a public state. */
const stateConditions: Record<DeliveryState, string> = {
  pending: '(state = 0 AND attempts = 0 OR state = 1 AND attempts <= 1)',
  retrying: '(state = 0 AND attempts > 0 OR state = 1 AND attempts > 1)',
  delivered: 'state = 2',
  given_up: 'state = 3',
  canceled: 'state = 5',
  held: 'state = 6',
};

const REDELIVER_MAX = 10_000;

@Injectable()
export class DeliveriesRepository {
  constructor(private readonly database: Database) {}

  async list(
    endpointId: number,
    filter: { state?: DeliveryState | undefined; kind?: string | undefined },
    page: Page,
  ): Promise<DeliveryRow[]> {
    return this.database.query<DeliveryRow>(
      `SELECT ${columns} FROM webhooks.delivery_record
       WHERE endpoint_id = $1 AND ($2::bigint IS NULL OR id < $2) AND ($3::text IS NULL OR kind = $3)
         ${filter.state ? `AND ${stateConditions[filter.state]}` : ''}
       ORDER BY id DESC LIMIT $4`,
      [endpointId, page.before ?? null, filter.kind ?? null, page.limit],
    );
  }

  async find(workspaceId: number, id: number): Promise<DeliveryRow | undefined> {
    const [row] = await this.database.query<DeliveryRow>(
      `SELECT ${columns} FROM webhooks.delivery_record WHERE id = $1 AND workspace_id = $2`,
      [id, workspaceId],
    );
    return row;
  }

  async attempts(deliveryId: number): Promise<AttemptRow[]> {
    return this.database.query<AttemptRow>(
      `SELECT number, started_at, duration_ms, outcome, status, error, response_headers, response_body, response_truncated
       FROM webhooks.attempt WHERE delivery_id = $1 ORDER BY id`,
      [deliveryId],
    );
  }

  async eventBody(eventId: number): Promise<Buffer | null> {
    const [row] = await this.database.query<{ body: Buffer }>(
      'SELECT body FROM webhooks.event WHERE id = $1',
      [eventId],
    );
    return row?.body ?? null;
  }

  /** Queues one more delivery of an event to an endpoint. */
  async insert(
    tx: Executor,
    delivery: {
      eventId: number;
      endpointId: number;
      workspaceId: number;
      kind: string;
      trigger: 'redelivery' | 'test';
    },
  ): Promise<DeliveryRow> {
    const [row] = await tx.query<DeliveryRow>(
      `INSERT INTO webhooks.delivery (event_id, endpoint_id, workspace_id, kind, trigger, state, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, ${deliveryRow.due}, clock_timestamp()) RETURNING ${columns}`,
      [
        delivery.eventId,
        delivery.endpointId,
        delivery.workspaceId,
        delivery.kind,
        triggerNumbers[delivery.trigger],
      ],
    );
    return row as DeliveryRow;
  }

  /**
   * Queues events again whose deliveries to an endpoint have ended since a time: all of them, or only failed ones.
   * Each event is queued once, oldest first. Pending deliveries are not affected.
   */
  async redeliverMany(tx: Executor, endpointId: number, since: string, onlyFailed: boolean): Promise<number> {
    const rows = await tx.query<{ id: number }>(
      `INSERT INTO webhooks.delivery (event_id, endpoint_id, workspace_id, kind, trigger, state, next_attempt_at)
       SELECT past.event_id, $1, past.workspace_id, past.kind, ${triggerNumbers.redelivery}, ${deliveryRow.due}, clock_timestamp()
       FROM (
         SELECT event_id, workspace_id, kind FROM webhooks.delivery_record
         WHERE endpoint_id = $1 AND trigger <> ${triggerNumbers.test}
         GROUP BY event_id, workspace_id, kind
         HAVING bool_and(state IN (2, 3, 5)) AND (NOT $3::boolean OR bool_and(state <> 2))
       ) AS past
       JOIN webhooks.event ev ON ev.id = past.event_id
       WHERE ev.occurred_at >= $2::timestamptz
       ORDER BY past.event_id LIMIT ${REDELIVER_MAX}
       RETURNING id`,
      [endpointId, since, onlyFailed],
    );
    return rows.length;
  }
}

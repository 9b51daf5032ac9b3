import { Injectable } from '@nestjs/common';
import type { DeliveryState } from '@kiban/contracts';
import { Database, type Executor } from '@kiban/persistence';
import {
  endedStates,
  rowState,
  rowTrigger,
  stateCondition,
  type RowState,
  type RowTrigger,
} from '../store/delivery-state.js';

/** A delivery as the tables hold it. */
export interface Delivery {
  id: number;
  endpointId: number;
  eventId: number;
  kind: string;
  state: RowState;
  trigger: RowTrigger;
  attempts: number;
  nextAttemptAt: Date | null;
  lastStatus: number | null;
  lastError: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

export interface Attempt {
  number: number;
  startedAt: Date;
  durationMs: number | null;
  outcome: 'delivered' | 'failed' | 'unknown';
  status: number | null;
  error: string | null;
  responseHeaders: Record<string, string> | null;
  responseBody: Buffer | null;
  responseTruncated: boolean;
}

export interface NewDelivery {
  eventId: number;
  endpointId: number;
  workspaceId: number;
  kind: string;
  trigger: 'redelivery' | 'test';
}

/** A part of an endpoint’s deliveries, newest first. */
export interface DeliveryFilter {
  state: DeliveryState | undefined;
  kind: string | undefined;
  /** Only deliveries with a smaller id. */
  before: number | undefined;
  limit: number;
}

const columns = `id, endpoint_id AS "endpointId", event_id AS "eventId", kind, state, trigger, attempts,
  next_attempt_at AS "nextAttemptAt", last_status AS "lastStatus", last_error AS "lastError",
  created_at AS "createdAt", finished_at AS "finishedAt"`;

const REDELIVER_MAX = 10_000;

@Injectable()
export class DeliveriesRepository {
  constructor(private readonly database: Database) {}

  async list(endpointId: number, { state, kind, before, limit }: DeliveryFilter): Promise<Delivery[]> {
    return this.database.query<Delivery>(
      `SELECT ${columns} FROM webhooks.delivery_record
       WHERE endpoint_id = $1 AND ($2::bigint IS NULL OR id < $2) AND ($3::text IS NULL OR kind = $3)
         ${state ? `AND ${stateCondition(state)}` : ''}
       ORDER BY id DESC LIMIT $4`,
      [endpointId, before ?? null, kind ?? null, limit],
    );
  }

  async find(workspaceId: number, id: number): Promise<Delivery | undefined> {
    const [row] = await this.database.query<Delivery>(
      `SELECT ${columns} FROM webhooks.delivery_record WHERE id = $1 AND workspace_id = $2`,
      [id, workspaceId],
    );
    return row;
  }

  /** In the order in which they were made. */
  async attempts(deliveryId: number): Promise<Attempt[]> {
    return this.database.query<Attempt>(
      `SELECT number, started_at AS "startedAt", duration_ms AS "durationMs", outcome, status, error,
              response_headers AS "responseHeaders", response_body AS "responseBody",
              response_truncated AS "responseTruncated"
       FROM webhooks.attempt WHERE delivery_id = $1 ORDER BY id`,
      [deliveryId],
    );
  }

  /** Queues one more delivery of an event to an endpoint. */
  async insert(tx: Executor, delivery: NewDelivery): Promise<Delivery> {
    const { eventId, endpointId, workspaceId, kind, trigger } = delivery;
    const [row] = await tx.query<Delivery>(
      `INSERT INTO webhooks.delivery (event_id, endpoint_id, workspace_id, kind, trigger, state, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, ${rowState.due}, clock_timestamp()) RETURNING ${columns}`,
      [eventId, endpointId, workspaceId, kind, rowTrigger[trigger]],
    );
    return row as Delivery;
  }

  /**
   * Queues events again whose deliveries to an endpoint have ended since a time: all of them, or only failed ones.
   * Each event is queued once, oldest first. Pending deliveries are not affected.
   */
  async insertEnded(tx: Executor, endpointId: number, since: string, onlyFailed: boolean): Promise<number> {
    const rows = await tx.query<{ id: number }>(
      `INSERT INTO webhooks.delivery (event_id, endpoint_id, workspace_id, kind, trigger, state, next_attempt_at)
       SELECT past.event_id, $1, past.workspace_id, past.kind, ${rowTrigger.redelivery}, ${rowState.due}, clock_timestamp()
       FROM (
         SELECT event_id, workspace_id, kind FROM webhooks.delivery_record
         WHERE endpoint_id = $1 AND trigger <> ${rowTrigger.test}
         GROUP BY event_id, workspace_id, kind
         HAVING bool_and(state IN (${endedStates})) AND (NOT $3::boolean OR bool_and(state <> ${rowState.delivered}))
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

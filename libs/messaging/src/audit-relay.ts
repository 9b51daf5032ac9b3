import type { Logger } from '@kiban/observability';
import type { Database } from '@kiban/persistence';
import type { NatsConnection } from '@nats-io/transport-node';
import { auditSubject, type AuditResponse, type AuditChange, type AuditQuestion } from './audit-outbox.js';
import { request } from './request-reply.js';

export interface AuditRelayOptions {
  database: Database;
  connection: NatsConnection;
  /** Schema that holds the audit outbox. */
  schema: string;
  logger: Logger;
  intervalMs?: number;
}

interface AuditRow {
  id: string;
  at: string;
  entry: AuditChange;
}

/** Few enough that the largest entries (a board's member list before and after) fit into one message of the broker. */
const BATCH = 20;
const ANSWER_TIMEOUT_MS = 5_000;
const INTERVAL_MS = 1_000;

/**
 * Sends a service's audit outbox to auth by request and reply, and deletes what auth confirmed. The entries are on no
 * stream, so that no subscriber of the domain events receives them, and a broker that loses data loses none of them.
 * Replicas may send the same entry at the same time: auth keeps each id once.
 */
export class AuditRelay {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private isFailing = false;

  constructor(private readonly options: AuditRelayOptions) {}

  start(): void {
    this.timer = setInterval(() => {
      this.round ??= this.run().finally(() => {
        this.round = undefined;
      });
    }, this.options.intervalMs ?? INTERVAL_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private async run(): Promise<void> {
    try {
      while ((await this.sendBatch()) > 0);
      this.isFailing = false;
    } catch (error) {
      // Auth or the broker is away, or auth is of a release that does not take entries yet: they wait. Logged once.
      if (!this.isFailing) this.options.logger.warn({ err: error }, 'audit.not_sent');
      this.isFailing = true;
    }
  }

  /** @returns how many entries auth confirmed */
  private async sendBatch(): Promise<number> {
    const { database, connection, schema } = this.options;
    const rows = await database.query<AuditRow>({
      name: `${schema}-audit-next`,
      text: `SELECT id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, entry
             FROM ${schema}.audit_outbox ORDER BY seq LIMIT ${BATCH}`,
    });
    if (rows.length === 0) return 0;
    const question: AuditQuestion = { entries: rows.map(({ id, at, entry }) => ({ ...entry, id, at })) };
    const { kept } = await request<AuditResponse>(connection, auditSubject, question, ANSWER_TIMEOUT_MS);
    await database.query(`DELETE FROM ${schema}.audit_outbox WHERE id = ANY($1::uuid[])`, [kept]);
    return kept.length;
  }
}

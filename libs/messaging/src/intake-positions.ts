import type { Database } from '@kiban/persistence';
import type { JsMsg } from '@nats-io/jetstream';

/** Missing positions of a source, both inclusive. */
export interface PositionRange {
  source: string;
  from: number;
  to: number;
}

/**
 * Which positions of each relay a service has received, and the messages that it could not take. The schema has the tables
 * `intake_source` and `quarantine`.
 */
export class IntakePositions {
  constructor(
    private readonly database: Database,
    private readonly schema: string,
  ) {}

  /** Missing positions between received ones: lost, or still in flight. */
  async gaps(): Promise<PositionRange[]> {
    return this.database.query(
      `SELECT source, lower(gap) AS "from", upper(gap) - 1 AS "to"
       FROM ${this.schema}.intake_source,
            unnest(int8multirange(int8range(1, upper(seen))) - seen) AS gap
       ORDER BY source, gap`,
    );
  }

  /** Records positions as received without an event, e.g. of a quarantined message. */
  async markSeen({ source, from, to }: PositionRange): Promise<void> {
    await this.database.query(
      `INSERT INTO ${this.schema}.intake_source AS known (source, seen) VALUES ($1, int8multirange(int8range($2, $3, '[]')))
       ON CONFLICT (source) DO UPDATE SET seen = known.seen + excluded.seen`,
      [source, from, to],
    );
  }

  /** Stores a message with its bytes, for an operator. */
  async quarantine(message: JsMsg, reason: string): Promise<void> {
    const headers = Object.fromEntries(
      [...(message.headers?.keys() ?? [])].map((key) => [key, message.headers?.get(key) ?? '']),
    );
    await this.database.query(
      `INSERT INTO ${this.schema}.quarantine (subject, message_id, headers, body, reason) VALUES ($1, $2, $3, $4, $5)`,
      [
        message.subject,
        message.headers?.get('Nats-Msg-Id') || null,
        JSON.stringify(headers),
        Buffer.from(message.data),
        reason,
      ],
    );
  }
}

import type { EventContext, KibanEventOf } from '@kiban/events';
import { Controller, Inject } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { Pool } from 'pg';

/** Counts the moves of each card. */
@Controller()
export class MovedCards {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  /** One statement, so one transaction: a repeated event has the same key and counts nothing. */
  @EventPattern<'card.move'>('card.move')
  async moved(@Payload() event: KibanEventOf<'card.move'>, @Ctx() { trace }: EventContext): Promise<void> {
    await this.pool.query(
      `WITH new AS (
         INSERT INTO handled_events (id, traceparent) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING RETURNING id
       )
       INSERT INTO moves (card_id, count) SELECT $3, 1 FROM new
       ON CONFLICT (card_id) DO UPDATE SET count = moves.count + 1`,
      [event.id, trace, event.data.id],
    );
  }
}

export const tables = `
  CREATE TABLE IF NOT EXISTS handled_events (id bigint PRIMARY KEY, traceparent text);
  CREATE TABLE IF NOT EXISTS moves (card_id bigint PRIMARY KEY, count integer NOT NULL);
  CREATE TABLE IF NOT EXISTS poison_events (sequence bigint PRIMARY KEY, reason text NOT NULL, body text NOT NULL);`;

import 'reflect-metadata';
import { KibanEventsTransport } from '@kiban/events/nestjs';
import { connect } from '@nats-io/transport-node';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Pool } from 'pg';
import { MovedCards, tables } from './moved-cards.js';

const {
  NATS_URL = 'nats://127.0.0.1:4222',
  NATS_USER,
  NATS_PASSWORD,
  CONSUMER = 'moved-cards',
  DATABASE_URL,
} = process.env;

const pool = new Pool({ connectionString: DATABASE_URL });
await pool.query(tables);

// The client ignores a login in the address. An account with permissions receives replies only below its own inbox.
const login = NATS_USER ? { user: NATS_USER, pass: NATS_PASSWORD, inboxPrefix: `_INBOX.${NATS_USER}` } : {};
const connection = await connect({
  servers: NATS_URL.split(','),
  ...login,
  name: 'moved-cards',
  maxReconnectAttempts: -1,
});

@Module({ controllers: [MovedCards], providers: [{ provide: Pool, useValue: pool }] })
class MovedCardsModule {}

const app = await NestFactory.createMicroservice(MovedCardsModule, {
  logger: ['error', 'warn'],
  strategy: new KibanEventsTransport({
    connection,
    name: CONSUMER,
    onPoison: ({ sequence, reason, body }) =>
      pool.query('INSERT INTO poison_events VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
        sequence,
        reason,
        body,
      ]),
  }),
});
await app.listen();

const stop = async (): Promise<void> => {
  // Handles and acknowledges the events in progress.
  await app.close();
  await connection.close();
  await pool.end();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

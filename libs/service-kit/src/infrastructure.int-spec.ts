import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TablesConfig } from '@kiban/app-config';
import type { NatsConnection } from '@kiban/messaging';
import { Readiness } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import {
  createTestDatabase,
  eventually,
  outboxTables,
  startNatsServer,
  type TestDatabase,
  type TestNatsServer,
} from '@kiban/testing';
import { Module, type INestApplication, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { infrastructure } from './infrastructure.js';
import { serviceParts } from './service-parts.js';
import { ServiceResources } from './service-resources.js';
import type { ServiceTables } from './table-providers.js';
import { NATS } from './tokens.js';

const CONFIG = Symbol('shop.config');

class First {
  readonly name = 'First1';
}

let base: TestDatabase;
let broker: TestNatsServer;
let config: TablesConfig;

beforeAll(async () => {
  base = await createTestDatabase();
  broker = await startNatsServer();
  config = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: 0,
    MANAGEMENT_PORT: 0,
    PUBLIC_ORIGIN: 'http://localhost:4000',
    TRUSTED_PROXIES: [],
    NATS_URL: broker.url,
    NATS_CA_FILE: undefined,
    NATS_CREDENTIALS_FILE: undefined,
    AUTH_INTERNAL_URL: 'http://127.0.0.1:1',
    INTERNAL_API_SECRET: ['s'.repeat(32)],
    SHUTDOWN_DRAIN_MS: 0,
    OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
    DATABASE_URL: base.url,
    CLOUD_EVENTS: false,
    DATABASE_POOL_MAX: 2,
    INTERNAL_CREDENTIAL_PUBLIC_KEY: ['unused'],
    RATE_LIMIT_PER_MINUTE: 0,
  };
});
afterAll(async () => {
  await broker.close();
  await base.drop();
});

async function started(tables?: ServiceTables): Promise<INestApplication> {
  const common = { service: 'shop', config: CONFIG, readConfig: () => config };
  @Module(infrastructure(tables ? { ...common, tables } : common))
  class Infrastructure {}
  return NestFactory.create(Infrastructure as Type, new FastifyAdapter(), {
    logger: false,
    abortOnError: false,
  });
}

describe('the infrastructure of a service', () => {
  it('is ready with its schema, its database and its broker, and closes relays, broker and database in order', async () => {
    const app = await started({
      schema: 'shop',
      migrations: [First as unknown as ServiceTables['migrations'][number]],
      functions: [],
      source: 'boards',
      hasAuditOutbox: true,
    });
    const database = app.get(Database);
    const readiness = app.get(Readiness);
    await database.query(outboxTables('shop'));
    await database.query('CREATE TABLE shop.schema_migration (name text)');
    expect((await readiness.report()).faults).toEqual({ schema: expect.stringContaining('lacks First1') });
    await database.query("INSERT INTO shop.schema_migration VALUES ('First1')");
    expect(await readiness.report()).toEqual({ ready: true, faults: {} });

    await app.get(ServiceResources).start(app);
    const isLeased = async (): Promise<boolean> =>
      (await database.query('SELECT 1 FROM shop.outbox_relay WHERE holder IS NOT NULL')).length === 1;
    await eventually('the relay to hold its lease', isLeased);
    const connection = app.get<NatsConnection>(NATS);
    const seen: unknown[] = [];
    const look = async (): Promise<void> => {
      const isOpen = await database.ping().then(
        () => true,
        () => false,
      );
      seen.push({ leased: isOpen && (await isLeased()), broker: !connection.isClosed(), database: isOpen });
    };
    const { closers } = serviceParts(app, { closers: [look] });
    for (const close of closers) {
      await close();
      await look();
    }
    const running = { leased: true, broker: true, database: true };
    const relayed = { ...running, leased: false };
    expect(seen).toEqual([
      running,
      running,
      running,
      relayed,
      relayed,
      { ...relayed, broker: false },
      { leased: false, broker: false, database: false },
    ]);
  });

  it('without tables has a broker and no database', async () => {
    const app = await started();
    expect(await app.get(Readiness).report()).toEqual({ ready: true, faults: {} });
    expect(() => app.get(Database)).toThrow();
    for (const close of serviceParts(app).closers) await close();
    expect(app.get<NatsConnection>(NATS).isClosed()).toBe(true);
    expect((await app.get(Readiness).report()).faults).toEqual({ nats: 'the connection is closed' });
  });
});

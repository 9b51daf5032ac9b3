import { AuthClient } from '@kiban/auth-client';
import { AuditRelay, OutboxRelay, type NatsConnection } from '@kiban/messaging';
import { Database } from '@kiban/persistence';
import type { FactoryProvider, INestApplication } from '@nestjs/common';
import { NATS } from './tokens.js';

interface Resources {
  relays: readonly (OutboxRelay | AuditRelay)[];
  leases: AuthClient | undefined;
  connection: NatsConnection;
  database: Database | undefined;
}

/** The relays and connections of a process, which start and close in order. */
export class ServiceResources {
  private closing = false;

  constructor(private readonly resources: Resources) {}

  async start(app: Pick<INestApplication, 'startAllMicroservices'>): Promise<void> {
    this.startRelays();
    await this.receive(app);
  }

  /** For a service that may publish only later than it receives. */
  startRelays(): void {
    if (!this.closing) for (const relay of this.resources.relays) relay.start();
  }

  /** Leases are cached once their revocations are received. */
  async receive(app: Pick<INestApplication, 'startAllMicroservices'>): Promise<void> {
    await app.startAllMicroservices();
    await this.resources.leases?.start();
  }

  /** First, since the transport, and with it the revocation of leases, has ended. */
  async discardLeases(): Promise<void> {
    this.closing = true;
    this.resources.leases?.stop();
  }

  /** In this order, since each needs those behind it: relays, broker, database. */
  get closers(): readonly (() => Promise<void>)[] {
    const { relays, connection, database } = this.resources;
    return [
      ...relays.map((relay) => () => relay.stop()),
      () => connection.drain(),
      async () => database?.close(),
    ];
  }
}

const optional = <Part>(token: Part): { token: Part; optional: true } => ({ token, optional: true });

export const serviceResources: FactoryProvider<ServiceResources> = {
  provide: ServiceResources,
  inject: [NATS, optional(OutboxRelay), optional(AuditRelay), optional(AuthClient), optional(Database)],
  useFactory: (
    connection: NatsConnection,
    outbox?: OutboxRelay,
    audit?: AuditRelay,
    leases?: AuthClient,
    database?: Database,
  ) =>
    new ServiceResources({
      relays: [outbox, audit].filter((relay) => relay !== undefined),
      leases,
      connection,
      database,
    }),
};

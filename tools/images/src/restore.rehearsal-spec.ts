import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventStream } from '@kiban/contracts';
import { eventually } from '@kiban/testing';
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { LoadedCluster } from './rehearsal/loaded-cluster.js';
import { GRACE_MS } from './rehearsal/replica.js';

/** docs/runbooks/backup-and-restore.md, step by step. */
describe('a database restored to an earlier moment, with the stream removed', () => {
  let loaded: LoadedCluster;
  let setup: NatsConnection;
  let broker: JetStreamManager;

  beforeAll(async () => {
    loaded = await LoadedCluster.start({
      repositoryRoot: process.cwd(),
      env: process.env,
      replicas: 1,
      settings: { SHUTDOWN_DRAIN_MS: '0' },
    });
    const { port, password } = loaded.cluster.broker;
    setup = await connect({
      servers: `127.0.0.1:${port}`,
      user: 'setup',
      pass: password('setup'),
      inboxPrefix: '_INBOX.setup',
    });
    broker = await jetstreamManager(setup);
  }, 240_000);

  afterAll(async () => {
    await setup.close();
    await loaded.stop();
  }, 120_000);

  it('is complete: it has the data of the backup, repeats no webhook, and sends each new event once', async () => {
    const { cluster } = loaded;
    const kept = (await loaded.underLoad(async () => undefined)).created;
    await loaded.deliveredFor(kept);
    await cluster.stopServices(GRACE_MS);
    const restore = await cluster.database.backUp();
    const eventsKept = (await broker.streams.info(eventStream)).state.messages;

    await cluster.startServices();
    const lost = (await loaded.underLoad(async () => undefined)).created;
    await loaded.deliveredFor([...kept, ...lost]);

    await cluster.stopServices(GRACE_MS);
    await restore();
    await broker.streams.delete(eventStream);
    await cluster.migrate();
    await cluster.startServices();

    // The relays publish again what the outboxes of that moment hold.
    await eventually(
      'the stream is filled again',
      async () => (await broker.streams.info(eventStream)).state.messages >= eventsKept,
      60_000,
    );
    const deliveredBefore = loaded.webhookIds.length;
    const next = (await loaded.underLoad(async () => undefined)).created;
    await eventually(
      'the next events were delivered',
      () => loaded.webhookIds.length >= deliveredBefore + next.length,
    );
    expect(loaded.webhookIds).toHaveLength(deliveredBefore + next.length);
    expect(new Set(loaded.webhookIds).size).toBe(loaded.webhookIds.length);
    expect(deliveredBefore).toBe(kept.length + lost.length);
  }, 300_000);
});

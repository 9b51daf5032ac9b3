import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../processes/free-port.js';
import { findNatsServer } from './find-server.js';
import { NatsServer } from './nats-server.js';
import { OBSERVER, observerAccount } from './observer-account.js';
import { natsLogin } from './server-greeting.js';

const STREAM = 'KIBAN_EVENTS';
/** Digits only and a mark: the configuration must take it as text. */
const PASSWORD = '8461"';

describe('the account observer of npm start', () => {
  let folder: string;
  let server: NatsServer;
  let child: ChildProcess;
  let services: NatsConnection;
  let observer: NatsConnection;

  /** As a program that reads kiban.json: a client ignores the credentials in the address. */
  const signIn = (user: string | null, pass: string | null): Promise<NatsConnection> =>
    connect({
      servers: server.url,
      user: user ?? '',
      pass: pass ?? '',
      inboxPrefix: `_INBOX.${user}`,
      reconnect: false,
    });

  beforeAll(async () => {
    const repositoryRoot = fileURLToPath(new URL('../../../..', import.meta.url));
    folder = await mkdtemp(join(tmpdir(), 'kiban-observer-'));
    server = new NatsServer({
      server: await findNatsServer({ root: repositoryRoot, env: process.env, note: () => undefined }),
      folder,
      port: await findFreePort(),
      logFile: join(folder, 'nats.log'),
      durable: false,
      env: process.env,
      accounts: { services: 'p-w', observer: await observerAccount(repositoryRoot, PASSWORD) },
    });
    const { command, args, cwd } = await server.prepare();
    child = spawn(command, args, { cwd, stdio: 'ignore' });
    await server.waitUntilReady();
    const { user, password } = natsLogin(server.url);
    services = await signIn(user, password);
    await (await jetstreamManager(services)).streams.add({ name: STREAM, subjects: ['kiban.v1.>'] });
    observer = await signIn(OBSERVER, PASSWORD);
  });

  afterAll(async () => {
    await Promise.all([services, observer].map((connection) => connection?.close()));
    if (child.kill()) await once(child, 'exit');
    await rm(folder, { recursive: true });
  });

  /** What the server says to a message on `subject`: nothing, or that it may not be published. */
  async function rejectionOf(subject: string): Promise<string | undefined> {
    const connection = await signIn(OBSERVER, PASSWORD);
    const rejections: string[] = [];
    void (async () => {
      for await (const status of connection.status())
        if (status.type === 'error') rejections.push(status.error.message);
    })();
    connection.publish(subject, '{}');
    await connection.flush();
    await connection.flush();
    await connection.close();
    return rejections[0];
  }

  it('requires its own password, and that of the services for their account', async () => {
    for (const [user, password] of [
      [OBSERVER, 'p-w'],
      ['kiban', PASSWORD],
      [OBSERVER, ''],
    ] as const)
      await expect(signIn(user, password)).rejects.toThrow(/authorization/i);
  });

  it('receives events on a subscription, and from its durable consumer after an absence', async () => {
    const heard = observer.subscribe('kiban.v1.>', { max: 1 });
    await observer.flush();
    const manager = await jetstreamManager(observer);
    await manager.consumers.add(STREAM, {
      durable_name: OBSERVER,
      ack_policy: AckPolicy.Explicit,
      filter_subject: 'kiban.v1.*.*.card.move',
    });
    await jetstream(services).publish('kiban.v1.7.3.card.move', '{"id":1}');
    for await (const message of heard) expect(message.subject).toBe('kiban.v1.7.3.card.move');
    const consumer = await jetstream(observer).consumers.get(STREAM, OBSERVER);
    const message = await consumer.next({ expires: 10_000 });
    expect(message?.string()).toBe('{"id":1}');
    expect(await message?.ackAck()).toBe(true);
    expect(await consumer.next({ expires: 1_000 })).toBeNull();
  });

  it('publishes no event and no request of a service', async () => {
    for (const subject of [
      'kiban.v1.7.3.card.move',
      'kiban.auth.v1.resolve',
      'kiban.boards.v1.purge',
      'kiban.relay.boards.replay',
    ])
      expect([subject, await rejectionOf(subject)]).toEqual([
        subject,
        expect.stringMatching(/permissions violation/i),
      ]);
    expect((await (await jetstreamManager(services)).streams.info(STREAM)).state.last_seq).toBe(1);
  });

  it('changes, empties and deletes no stream, and no consumer of a service', async () => {
    const before = (await (await jetstreamManager(services)).streams.info(STREAM)).config;
    for (const call of [
      ...['UPDATE', 'PURGE', 'DELETE'].map((each) => `STREAM.${each}.${STREAM}`),
      'STREAM.CREATE.OTHER',
      `STREAM.MSG.DELETE.${STREAM}`,
      `CONSUMER.DELETE.${STREAM}.webhooks`,
      `CONSUMER.MSG.NEXT.${STREAM}.webhooks`,
      `CONSUMER.DURABLE.CREATE.${STREAM}.mine`,
    ])
      expect([call, await rejectionOf(`$JS.API.${call}`)]).toEqual([
        call,
        expect.stringMatching(/permissions violation/i),
      ]);
    expect((await (await jetstreamManager(services)).streams.info(STREAM)).config).toEqual(before);
  });
});

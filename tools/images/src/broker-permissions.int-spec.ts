import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventKinds, eventStream, type EventSource } from '@kiban/contracts';
import { findNatsServer } from '@kiban/dev/nats/find-server';
import { findFreePort } from '@kiban/dev/processes/free-port';
import { until } from '@kiban/dev/processes/until';
import { prepareBroker } from '@kiban/messaging';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const repositoryRoot = resolve(process.cwd());
const permissions = join(repositoryRoot, 'docker/nats/permissions.conf');

const LOGINS = {
  'boards-api': 'KIBAN_NATS_BOARDS_PASSWORD',
  auth: 'KIBAN_NATS_AUTH_PASSWORD',
  'webhook-dispatcher': 'KIBAN_NATS_WEBHOOKS_PASSWORD',
  'mcp-gateway': 'KIBAN_NATS_MCP_PASSWORD',
  setup: 'KIBAN_NATS_SETUP_PASSWORD',
  observer: 'KIBAN_NATS_OBSERVER_PASSWORD',
} as const;
type Login = keyof typeof LOGINS;

const LOGIN_OF: Record<EventSource, Login> = {
  boards: 'boards-api',
  auth: 'auth',
  webhooks: 'webhook-dispatcher',
};

const password = (login: Login): string => `pw-of-${login}`;

describe('the broker with the permissions of docker/nats', () => {
  let folder: string;
  let server: ChildProcess;
  let port: number;
  const connections: NatsConnection[] = [];

  async function signIn(user: Login, pass = password(user)): Promise<NatsConnection> {
    const connection = await connect({
      servers: `127.0.0.1:${port}`,
      user,
      pass,
      name: user,
      inboxPrefix: `_INBOX.${user}`,
      reconnect: false,
    });
    connections.push(connection);
    return connection;
  }

  /** What the server says to a message on `subject`: nothing, or that it may not be published. */
  async function refusalOfPublishing(login: Login, subject: string): Promise<string | undefined> {
    const connection = await signIn(login);
    const refusals: string[] = [];
    void (async () => {
      for await (const status of connection.status())
        if (status.type === 'error') refusals.push(status.error.message);
    })();
    connection.publish(subject, '{}');
    await connection.flush();
    // The refusal was written before the answer to the flush; one more turn lets the status reach its reader.
    await connection.flush();
    await connection.close();
    return refusals[0];
  }

  async function refusalOfSubscribing(login: Login, subject: string): Promise<string | undefined> {
    const connection = await signIn(login);
    let refusal: string | undefined;
    connection.subscribe(subject, {
      callback: (error) => {
        if (error) refusal = error.message;
      },
    });
    await connection.flush();
    await connection.flush();
    await connection.close();
    return refusal;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-nats-'));
    port = await findFreePort();
    const found = await findNatsServer({ repositoryRoot, env: process.env, note: () => undefined });
    // An include is looked for beside the file that names it.
    await writeFile(join(folder, 'permissions.conf'), await readFile(permissions));
    const configuration = join(folder, 'nats.conf');
    await writeFile(
      configuration,
      `listen: "127.0.0.1:${port}"\njetstream { store_dir: ${JSON.stringify(join(folder, 'store'))} }\ninclude ./permissions.conf\n`,
    );
    const passwords = Object.fromEntries(
      Object.entries(LOGINS).map(([login, name]) => [name, password(login as Login)]),
    );
    server = spawn(found.program, ['-c', configuration], {
      env: { ...process.env, ...passwords },
      stdio: 'ignore',
    });
    const up = await until(() => signIn('setup').catch(() => undefined), { withinMs: 20_000 });
    if (!up) throw new Error('the server did not start');
    // As the migration job does it, with its login; a second time, since a job may be repeated.
    await prepareBroker(up, { replicas: 1, durables: ['webhooks'] });
    await prepareBroker(up, { replicas: 1, durables: ['webhooks'] });
  });

  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()));
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(folder, { recursive: true });
  });

  it('refuses a wrong password', async () => {
    await expect(signIn('boards-api', 'wrong')).rejects.toThrow(/authorization/i);
  });

  it.each(Object.entries(eventKinds).map(([kind, { source }]) => [kind, source] as const))(
    'takes %s from %s and from nobody else',
    async (kind, source) => {
      const subject = `kiban.v1.7.3.${kind}`;
      for (const login of Object.keys(LOGINS) as Login[]) {
        const refusal = await refusalOfPublishing(login, subject);
        if (login === LOGIN_OF[source]) expect([login, refusal]).toEqual([login, undefined]);
        else expect([login, refusal]).toEqual([login, expect.stringMatching(/permissions violation/i)]);
      }
    },
  );

  it.each(['boards-api', 'webhook-dispatcher', 'mcp-gateway', 'observer'] as const)(
    'does not let %s hear or answer whose bearer is asked for, nor other services’ answers',
    async (login) => {
      expect(await refusalOfSubscribing(login, 'kiban.auth.v1.resolve')).toMatch(/permissions violation/i);
      expect(await refusalOfSubscribing(login, '_INBOX.>')).toMatch(/permissions violation/i);
      expect(await refusalOfSubscribing(login, '_INBOX.auth.>')).toMatch(/permissions violation/i);
      expect(await refusalOfPublishing(login, '_INBOX.auth.x.y')).toMatch(/permissions violation/i);
    },
  );

  it.each(['boards-api', 'auth', 'webhook-dispatcher', 'mcp-gateway', 'observer'] as const)(
    'does not let %s delete, empty or change the stream, or make another',
    async (login) => {
      for (const call of ['DELETE', 'PURGE', 'UPDATE'])
        expect(await refusalOfPublishing(login, `$JS.API.STREAM.${call}.${eventStream}`)).toMatch(
          /violation/i,
        );
      expect(await refusalOfPublishing(login, '$JS.API.STREAM.CREATE.OTHER')).toMatch(/violation/i);
      expect(await refusalOfPublishing(login, `$JS.API.CONSUMER.DELETE.${eventStream}.webhooks`)).toMatch(
        /violation/i,
      );
    },
  );

  it.each(['boards-api', 'webhook-dispatcher', 'mcp-gateway', 'observer'] as const)(
    'does not let %s make the others forget who is calling',
    async (login) => {
      expect(await refusalOfPublishing(login, 'kiban.auth.v1.drop')).toMatch(/permissions violation/i);
    },
  );

  it.each(['boards-api', 'auth', 'mcp-gateway', 'observer'] as const)(
    'does not let %s take the dispatcher’s messages',
    async (login) => {
      expect(await refusalOfPublishing(login, `$JS.API.CONSUMER.MSG.NEXT.${eventStream}.webhooks`)).toMatch(
        /violation/i,
      );
      expect(await refusalOfPublishing(login, `$JS.ACK.${eventStream}.webhooks.1.1.1.1.1`)).toMatch(
        /violation/i,
      );
    },
  );

  it('lets a service ask auth, and auth alone answer', async () => {
    const auth = await signIn('auth');
    auth.subscribe('kiban.auth.v1.resolve', {
      queue: 'auth',
      callback: (_error, message) => void message.respond('{"refused":"unknown"}'),
    });
    await auth.flush();
    for (const login of ['boards-api', 'webhook-dispatcher', 'mcp-gateway'] as const) {
      const asking = await signIn(login);
      const reply = await asking.request('kiban.auth.v1.resolve', '{}', { timeout: 5_000 });
      expect(reply.string()).toBe('{"refused":"unknown"}');
    }
  });

  it('lets every service confirm a dropped lease to auth', async () => {
    const auth = await signIn('auth');
    const services = ['boards-api', 'webhook-dispatcher', 'mcp-gateway'] as const;
    for (const login of services) {
      const service = await signIn(login);
      service.subscribe('kiban.auth.v1.drop', { callback: (_error, message) => void message.respond(login) });
      await service.flush();
    }
    const confirmations: string[] = [];
    const answers = await auth.requestMany('kiban.auth.v1.drop', '{}', {
      strategy: 'count',
      maxMessages: services.length,
      maxWait: 10_000,
    });
    for await (const message of answers) confirmations.push(message.string());
    expect(confirmations.sort()).toEqual([...services].sort());
  });

  it('lets the relay publish and look at the stream’s end, and the dispatcher consume', async () => {
    const boards = await signIn('boards-api');
    const ack = await jetstream(boards).publish('kiban.v1.7.3.card.create', '{"id":1}', { msgID: 'x1' });
    expect(ack.stream).toBe(eventStream);
    const manager = await jetstreamManager(boards);
    const last = await manager.streams.getMessage(eventStream, { last_by_subj: 'kiban.v1.*.*.card.>' });
    expect(last?.string()).toBe('{"id":1}');
    const dispatcher = await signIn('webhook-dispatcher');
    const consumer = await jetstream(dispatcher).consumers.get(eventStream, 'webhooks');
    let seen: string | undefined;
    while (seen !== 'kiban.v1.7.3.card.create') {
      const message = await consumer.next({ expires: 5_000 });
      if (!message) break;
      message.ack();
      seen = message.subject;
    }
    expect(seen).toBe('kiban.v1.7.3.card.create');
  });
});

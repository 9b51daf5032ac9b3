import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventKinds, eventStream, usageQueue, usageSubject, type EventSource } from '@kiban/contracts';
import { claimCell, prepareBroker } from '@kiban/messaging';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import {
  BROKER_LOGINS,
  startBroker,
  type BrokerLogin as Login,
  type BrokerWithPermissions,
} from './rehearsal/broker-with-permissions.js';

const LOGIN_OF: Record<EventSource, Login> = {
  boards: 'boards-api',
  auth: 'auth',
  webhooks: 'webhook-dispatcher',
};

describe('the broker with the permissions of docker/nats', () => {
  let broker: BrokerWithPermissions;
  const connections: NatsConnection[] = [];

  async function signIn(user: Login, pass = broker.password(user)): Promise<NatsConnection> {
    const connection = await connect({
      servers: `127.0.0.1:${broker.port}`,
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
  async function rejectionOfPublishing(login: Login, subject: string): Promise<string | undefined> {
    const connection = await signIn(login);
    const rejections: string[] = [];
    void (async () => {
      for await (const status of connection.status())
        if (status.type === 'error') rejections.push(status.error.message);
    })();
    connection.publish(subject, '{}');
    await connection.flush();
    // The refusal was written before the answer to the flush; one more turn lets the status reach its reader.
    await connection.flush();
    await connection.close();
    return rejections[0];
  }

  async function rejectionOfSubscribing(login: Login, subject: string): Promise<string | undefined> {
    const connection = await signIn(login);
    let rejection: string | undefined;
    connection.subscribe(subject, {
      callback: (error) => {
        if (error) rejection = error.message;
      },
    });
    await connection.flush();
    await connection.flush();
    await connection.close();
    return rejection;
  }

  beforeAll(async () => {
    broker = await startBroker(process.cwd(), process.env);
    const up = await signIn('setup');
    // As the migration job does it, with its login; a second time, since a job may be repeated.
    await prepareBroker(up, { replicas: 1, durables: ['webhooks'] });
    await prepareBroker(up, { replicas: 1, durables: ['webhooks'] });
  });

  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()));
    await broker.stop();
  });

  it('refuses a wrong password', async () => {
    await expect(signIn('boards-api', 'wrong')).rejects.toThrow(/authorization/i);
  });

  it.each(Object.entries(eventKinds).map(([kind, { source }]) => [kind, source] as const))(
    'accepts %s only from %s',
    async (kind, source) => {
      const subject = `kiban.v1.7.3.${kind}`;
      for (const login of BROKER_LOGINS) {
        const rejection = await rejectionOfPublishing(login, subject);
        if (login === LOGIN_OF[source]) expect([login, rejection]).toEqual([login, undefined]);
        else expect([login, rejection]).toEqual([login, expect.stringMatching(/permissions violation/i)]);
      }
    },
  );

  it.each(['boards-api', 'webhook-dispatcher', 'notifications', 'mcp-gateway', 'observer'] as const)(
    'does not let %s hear or answer whose bearer is asked for, nor other services’ answers',
    async (login) => {
      expect(await rejectionOfSubscribing(login, 'kiban.auth.v1.resolve')).toMatch(/permissions violation/i);
      expect(await rejectionOfSubscribing(login, '_INBOX.>')).toMatch(/permissions violation/i);
      expect(await rejectionOfSubscribing(login, '_INBOX.auth.>')).toMatch(/permissions violation/i);
      expect(await rejectionOfPublishing(login, '_INBOX.auth.x.y')).toMatch(/permissions violation/i);
    },
  );

  it.each(['boards-api', 'auth', 'webhook-dispatcher', 'notifications', 'mcp-gateway', 'observer'] as const)(
    'does not let %s delete, empty or change the stream, or make another',
    async (login) => {
      for (const call of ['DELETE', 'PURGE', 'UPDATE'])
        expect(await rejectionOfPublishing(login, `$JS.API.STREAM.${call}.${eventStream}`)).toMatch(
          /violation/i,
        );
      expect(await rejectionOfPublishing(login, '$JS.API.STREAM.CREATE.OTHER')).toMatch(/violation/i);
      expect(await rejectionOfPublishing(login, `$JS.API.CONSUMER.DELETE.${eventStream}.webhooks`)).toMatch(
        /violation/i,
      );
    },
  );

  it('lets boards-api alone claim the number of a cell, once', async () => {
    const boards = await signIn('boards-api');
    expect(await claimCell(boards, 3, 'first')).toBe('first');
    expect(await claimCell(boards, 3, 'second')).toBe('first');
    for (const call of ['DELETE', 'PURGE', 'UPDATE'])
      expect(await rejectionOfPublishing('boards-api', `$JS.API.STREAM.${call}.KIBAN_CELLS`)).toMatch(
        /violation/i,
      );
    for (const login of BROKER_LOGINS.filter((one) => one !== 'boards-api'))
      expect([login, await rejectionOfPublishing(login, 'kiban.cells.v1.4')]).toEqual([
        login,
        expect.stringMatching(/permissions violation/i),
      ]);
    // As boards-api gets it from a broker with the permissions of the release before, which its claim takes for that.
    await expect(claimCell(await signIn('observer'), 4, 'other')).rejects.toThrow(/permissions violation/i);
  });

  it.each(['boards-api', 'webhook-dispatcher', 'notifications', 'mcp-gateway', 'observer'] as const)(
    'does not let %s make the others forget who is calling',
    async (login) => {
      expect(await rejectionOfPublishing(login, 'kiban.auth.v1.drop')).toMatch(/permissions violation/i);
    },
  );

  it.each(['boards-api', 'auth', 'notifications', 'mcp-gateway', 'observer'] as const)(
    'does not let %s take the dispatcher’s messages',
    async (login) => {
      expect(await rejectionOfPublishing(login, `$JS.API.CONSUMER.MSG.NEXT.${eventStream}.webhooks`)).toMatch(
        /violation/i,
      );
      expect(await rejectionOfPublishing(login, `$JS.ACK.${eventStream}.webhooks.1.1.1.1.1`)).toMatch(
        /violation/i,
      );
    },
  );

  it.each(['boards-api', 'observer'] as const)(
    'allows %s to read the stream with ephemeral consumers, and no access to durable ones of others',
    async (login) => {
      const boards = await signIn('boards-api');
      await jetstream(boards).publish('kiban.v1.7.9.card.create', '{"id":2}');
      const reader = jetstream(await signIn(login));
      const consumer = await reader.consumers.get(eventStream, { filter_subjects: 'kiban.v1.7.9.>' });
      expect((await consumer.next({ expires: 10_000 }))?.string()).toBe('{"id":2}');
      // As the streams of boards follow the moves of all workspaces.
      await jetstream(boards).publish('kiban.v1.7.9.card.move', '{"id":3}');
      const moves = await reader.consumers.get(eventStream, { filter_subjects: 'kiban.v1.*.*.card.move' });
      expect((await moves.next({ expires: 10_000 }))?.subject).toMatch(/^kiban\.v1\.7\.\d\.card\.move$/);
      expect(await moves.delete()).toBe(true);

      const lasting = ['webhooks', 'notifications', login === 'observer' ? 'boards-members' : 'observer'];
      for (const name of lasting)
        for (const call of [
          `CREATE.${eventStream}.${name}`,
          `CREATE.${eventStream}.${name}.kiban.v1.>`,
          `DURABLE.CREATE.${eventStream}.${name}`,
          `INFO.${eventStream}.${name}`,
          `MSG.NEXT.${eventStream}.${name}`,
          `DELETE.${eventStream}.${name}`,
        ])
          expect([call, await rejectionOfPublishing(login, `$JS.API.CONSUMER.${call}`)]).toEqual([
            call,
            expect.stringMatching(/permissions violation/i),
          ]);
    },
  );

  it.each(['boards-api', 'observer'] as const)(
    'does not let %s change the dispatcher’s consumer by a request that names it inside only',
    async (login) => {
      const manager = await jetstreamManager(await signIn('webhook-dispatcher'));
      const before = (await manager.consumers.info(eventStream, 'webhooks')).config;
      expect(await rejectionOfPublishing(login, `$JS.API.CONSUMER.CREATE.${eventStream}`)).toMatch(
        /permissions violation/i,
      );
      const connection = await signIn(login);
      for (const name of [{ name: 'webhooks' }, { durable_name: 'webhooks' }]) {
        const config = { ...before, durable_name: undefined, ...name, filter_subject: 'kiban.v1.none' };
        // The server takes the name of the subject and makes another consumer, or refuses.
        await connection.request(
          `$JS.API.CONSUMER.CREATE.${eventStream}.passing.kiban.v1.none`,
          JSON.stringify({ stream_name: eventStream, config }),
          { timeout: 5_000 },
        );
      }
      expect((await manager.consumers.info(eventStream, 'webhooks')).config).toEqual(before);
    },
  );

  it.each(['boards-api', 'auth', 'webhook-dispatcher', 'notifications'] as const)(
    'lets the replicas of %s share their rate limit counts, and no other service',
    async (service) => {
      const subject = `kiban.limits.v1.${service}`;
      for (const login of BROKER_LOGINS) {
        const rejections = [
          await rejectionOfPublishing(login, subject),
          await rejectionOfSubscribing(login, subject),
        ];
        const refused = expect.stringMatching(/permissions violation/i);
        expect([login, ...rejections]).toEqual([
          login,
          ...(login === service ? [undefined, undefined] : [refused, refused]),
        ]);
      }
    },
  );

  it('lets a service ask auth, and auth alone answer', async () => {
    const auth = await signIn('auth');
    auth.subscribe('kiban.auth.v1.resolve', {
      queue: 'auth',
      callback: (_error, message) => void message.respond('{"refused":"unknown"}'),
    });
    await auth.flush();
    for (const login of ['boards-api', 'webhook-dispatcher', 'notifications', 'mcp-gateway'] as const) {
      const asking = await signIn(login);
      const reply = await asking.request('kiban.auth.v1.resolve', '{}', { timeout: 5_000 });
      expect(reply.string()).toBe('{"refused":"unknown"}');
    }
  });

  it.each(['kiban.auth.v1.audit', 'kiban.auth.v1.members'])(
    'lets boards-api and the dispatcher ask auth on %s, and nothing else hear or ask it',
    async (subject) => {
      for (const login of BROKER_LOGINS) {
        const mayAsk = login === 'boards-api' || login === 'webhook-dispatcher';
        const asked = await rejectionOfPublishing(login, subject);
        expect([login, asked === undefined]).toEqual([login, mayAsk]);
        const heard = await rejectionOfSubscribing(login, subject);
        expect([login, heard === undefined]).toEqual([login, login === 'auth']);
      }
    },
  );

  it('lets auth alone request the usage of a workspace, and boards-api alone reply', async () => {
    const boards = await signIn('boards-api');
    boards.subscribe(usageSubject, {
      queue: usageQueue,
      callback: (_error, message) => void message.respond('{"boards":1}'),
    });
    await boards.flush();
    const reply = await (await signIn('auth')).request(usageSubject, '{}', { timeout: 5_000 });
    expect(reply.string()).toBe('{"boards":1}');
    for (const login of BROKER_LOGINS.filter((each) => each !== 'auth'))
      expect([login, await rejectionOfPublishing(login, usageSubject)]).toEqual([
        login,
        expect.stringMatching(/permissions violation/i),
      ]);
    for (const login of BROKER_LOGINS.filter((each) => each !== 'boards-api'))
      expect([login, await rejectionOfSubscribing(login, usageSubject)]).toEqual([
        login,
        expect.stringMatching(/permissions violation/i),
      ]);
  });

  it('lets every service confirm a dropped lease to auth', async () => {
    const auth = await signIn('auth');
    const services = ['boards-api', 'webhook-dispatcher', 'notifications', 'mcp-gateway'] as const;
    for (const login of services) {
      const service = await signIn(login);
      service.subscribe('kiban.auth.v1.drop', { callback: (_error, message) => void message.respond(login) });
      await service.flush();
    }
    const confirmations: string[] = [];
    const responses = await auth.requestMany('kiban.auth.v1.drop', '{}', {
      strategy: 'count',
      maxMessages: services.length,
      maxWait: 10_000,
    });
    for await (const message of responses) confirmations.push(message.string());
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

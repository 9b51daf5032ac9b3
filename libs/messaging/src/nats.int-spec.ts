import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { eventually, selfSignedCertificate, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectOnce } from '@nats-io/transport-node';
import { connectionOptions, connectNats, type NatsConnection } from './nats.js';

const logger = createLogger('test', 'silent');

describe('the connection to the broker', () => {
  const servers: TestNatsServer[] = [];
  const connections: NatsConnection[] = [];
  let folder: string;
  let caFile: string;

  const serve = async (...flags: string[]): Promise<TestNatsServer> => {
    const server = await startNatsServer(flags);
    servers.push(server);
    return server;
  };
  const connect = async (options: { url: string; caFile?: string }): Promise<NatsConnection> => {
    const connection = await connectNats({ name: 'trial', logger, ...options });
    connections.push(connection);
    return connection;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-tls-'));
    caFile = join(folder, 'cert.pem');
    const { certificate, privateKey } = selfSignedCertificate();
    await writeFile(caFile, certificate);
    await writeFile(join(folder, 'key.pem'), privateKey, { mode: 0o600 });
  });

  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()));
    await Promise.all(servers.map((server) => server.close()));
    await rm(folder, { recursive: true });
  });

  it('uses any node of NATS_URL, and another one if that node dies', async () => {
    const [first, second] = [
      await serve('--user', 'a', '--pass', 'p'),
      await serve('--user', 'a', '--pass', 'p'),
    ];
    const nodes = [first, second].map(({ url }) => url.slice('nats://'.length));
    const connection = await connect({ url: `nats://a:p@${nodes.join(',')}` });
    const met = connection.getServer();
    const [used, other] = nodes[0] === met ? [first, nodes[1]] : [second, nodes[0]];
    await used.kill();
    await eventually('the other node is connected', () => connection.getServer() === other);
    await connection.flush();
  });

  it('survives a time of rejected passwords, as during a rotation', async () => {
    const flags = ['--user', 'a', '--pass', 'old'];
    const server = await startNatsServer(flags);
    servers.push(server);
    let attempts = 0;
    const connection = await connect({ url: server.url.replace('nats://', 'nats://a:old@') });
    void (async () => {
      for await (const status of connection.status()) if (status.type === 'reconnecting') attempts += 1;
    })();
    await server.kill();
    flags[3] = 'new';
    await server.start();
    const before = attempts;
    await eventually(
      'the broker has rejected it several times, or it gave up',
      () => connection.isClosed() || attempts >= before + 5,
    );
    expect(connection.isClosed()).toBe(false);
    await server.kill();
    flags[3] = 'old';
    await server.start();
    await eventually('it is signed in again', () =>
      connection.flush().then(
        () => true,
        () => false,
      ),
    );
  });

  it('is encrypted if NATS_URL has tls://, and verifies the server’s certificate', async () => {
    const server = await serve('--tls', '--tlscert', caFile, '--tlskey', join(folder, 'key.pem'));
    const url = server.url.replace('nats://', 'tls://');
    const connection = await connect({ url, caFile });
    expect(connection.info?.tls_required).toBe(true);
    await connection.flush();
    await expect(attempt({ url })).rejects.toThrow(/self-signed|certificate/i);
  });

  it('sends no password to a node without encryption', async () => {
    const server = await serve();
    await expect(attempt({ url: server.url.replace('nats://', 'tls://me:secret@') })).rejects.toThrow(
      /does not support 'tls'/,
    );
  });

  /** One attempt, as connectNats repeats them until it connects. */
  async function attempt(options: { url: string }): Promise<void> {
    const once = { reconnect: false, maxReconnectAttempts: 0 };
    const connection = await connectOnce({
      ...connectionOptions({ name: 'trial', logger, ...options }),
      ...once,
    });
    await connection.close();
  }
});

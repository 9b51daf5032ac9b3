import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createGuardedAgent } from '@kiban/outbound';
import type { Agent } from 'undici';
import { createTargetGuard } from '../targets/create-target-guard.js';
import type { TargetGuard } from '../targets/target-guard.js';
import { NameServer } from '../testing/name-server.js';
import { testSettings } from '../testing/test-engine.js';
import { sendAttempt } from './attempt-request.js';

/** The only address that the settings of this test allow. */
const OPENED = '127.0.0.9';

const names: Record<string, readonly string[]> = {
  'inside.test': ['127.0.0.1'],
  'inside6.test': ['::1'],
  'metadata.test': ['169.254.169.254'],
  'mapped.test': ['::ffff:127.0.0.1'],
  'nat64.test': ['64:ff9b::7f00:1'],
  'sixtofour.test': ['2002:7f00:1::'],
  'both.test': ['93.184.216.34', '127.0.0.1'],
  'both-families.test': ['93.184.216.34', '::1'],
  'half-open.test': [OPENED, '127.0.0.1'],
  '127-0-0-1.nip.test': ['127.0.0.1'],
  'private.test': ['10.0.0.1'],
  'zero.test': ['0.0.0.0'],
  'unique-local.test': ['fd00:ec2::254'],
  'opened.test': [OPENED],
};

/** Each names an internal address; PORT is where the sink listens, on every address of this machine. */
const hostile = [
  // One address in every spelling that URLs allow.
  'https://127.0.0.1:PORT/',
  'https://127.1:PORT/',
  'https://127.0.1:PORT/',
  'https://2130706433:PORT/',
  'https://0x7f000001:PORT/',
  'https://0x7f.1:PORT/',
  'https://0x7f.0.0.0x1:PORT/',
  'https://017700000001:PORT/',
  'https://0177.0.0.1:PORT/',
  'https://0177.0.0.01:PORT/',
  'https://127.0.0.1.:PORT/',
  'https://①②⑦.0.0.1:PORT/',
  'https://１２７.0.0.1:PORT/',
  'https://127。0。0。1:PORT/',
  'https://%31%32%37.0.0.1:PORT/',
  'https://127.255.255.254:PORT/',
  'https://0:PORT/',
  'https://0.0.0.0:PORT/',
  'http://127.0.0.1:PORT/',
  'http://[::1]:PORT/',
  // Private, shared, link-local and special ranges.
  'https://10.0.0.1:PORT/',
  'https://172.16.0.1:PORT/',
  'https://172.31.255.255:PORT/',
  'https://192.168.1.1:PORT/',
  'https://100.64.0.1:PORT/',
  'https://192.0.0.192:PORT/',
  'https://192.0.2.1:PORT/',
  'https://198.18.0.1:PORT/',
  'https://198.51.100.1:PORT/',
  'https://203.0.113.1:PORT/',
  'https://224.0.0.1:PORT/',
  'https://239.255.255.250:PORT/',
  'https://240.0.0.1:PORT/',
  'https://255.255.255.255:PORT/',
  // Metadata services of clouds, which contain credentials.
  'https://169.254.169.254/latest/meta-data/',
  'http://169.254.169.254/latest/meta-data/',
  'https://0xa9fea9fe:PORT/',
  'https://2852039166:PORT/',
  'https://169.254.170.2:PORT/',
  'https://100.100.100.200:PORT/',
  'https://168.63.129.16:PORT/',
  'https://[fd00:ec2::254]:PORT/',
  // IPv6, and its many notations of IPv4.
  'https://[::1]:PORT/',
  'https://[0:0:0:0:0:0:0:1]:PORT/',
  'https://[::]:PORT/',
  'https://[::ffff:127.0.0.1]:PORT/',
  'https://[::ffff:7f00:1]:PORT/',
  'https://[::ffff:a00:1]:PORT/',
  'https://[::127.0.0.1]:PORT/',
  'https://[::ffff:0:127.0.0.1]:PORT/',
  'https://[64:ff9b::7f00:1]:PORT/',
  'https://[64:ff9b:1::7f00:1]:PORT/',
  'https://[2002:7f00:1::]:PORT/',
  'https://[2001::1]:PORT/',
  'https://[fe80::1]:PORT/',
  'https://[fec0::1]:PORT/',
  'https://[fc00::1]:PORT/',
  'https://[ff02::1]:PORT/',
  'https://[100::1]:PORT/',
  'https://[2001:db8::1]:PORT/',
  'https://[3fff::1]:PORT/',
  'https://[5f00::1]:PORT/',
  // Names that resolve to internal addresses.
  'https://localhost:PORT/',
  'https://LOCALHOST:PORT/',
  'https://localhost.:PORT/',
  'https://sub.localhost:PORT/',
  'https://inside.test:PORT/',
  'https://inside6.test:PORT/',
  'https://metadata.test:PORT/',
  'https://mapped.test:PORT/',
  'https://nat64.test:PORT/',
  'https://sixtofour.test:PORT/',
  'https://both.test:PORT/',
  'https://both-families.test:PORT/',
  'https://half-open.test:PORT/',
  'http://half-open.test:PORT/',
  'https://127-0-0-1.nip.test:PORT/',
  'https://private.test:PORT/',
  'https://zero.test:PORT/',
  'https://unique-local.test:PORT/',
];

let sink: Server;
let sinkConnections = 0;
let nameServer: NameServer;
let guard: TargetGuard;
let agent: Agent;
let turn = 0;

beforeAll(async () => {
  sink = createServer((socket) => {
    sinkConnections += 1;
    socket.destroy();
  });
  sink.listen(0, '::');
  await once(sink, 'listening').catch(() => once(sink.listen(0, '0.0.0.0'), 'listening'));
  nameServer = await NameServer.listen((name) => {
    if (name !== 'rebinding.test') return names[name];
    turn += 1;
    // Each attempt sends two queries, one for each family; every other attempt receives another address.
    return [Math.floor(turn / 2) % 2 === 0 ? '127.0.0.1' : OPENED];
  });
  guard = createTargetGuard(
    testSettings({
      WEBHOOK_ALLOW_CIDRS: `${OPENED}/32`,
      WEBHOOK_ALLOW_HTTP: 'true',
      WEBHOOK_DNS_SERVERS: nameServer.address,
      WEBHOOK_DNS_TIMEOUT_MS: '2000',
    }),
  );
  agent = createGuardedAgent({ guard, connectTimeoutMs: 1_000 });
});
afterAll(async () => {
  await agent.destroy();
  await nameServer.close();
  sink.close();
});

const sinkPort = (): number => (sink.address() as AddressInfo).port;
const attempt = (url: string, body = '{}') =>
  sendAttempt(
    agent,
    { url, headers: { 'content-type': 'application/json' }, body: Buffer.from(body), timeoutMs: 3_000 },
    () => new Date(),
  );

describe('an internal address', () => {
  it('has at least sixty spellings here', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
  });

  it.each(hostile)('is not reached by %s [DEC-6.SSRF-1, DEC-6.SSRF-2]', async (text) => {
    const url = text.replace('PORT', String(sinkPort()));
    const result = await attempt(url);
    expect(result).toMatchObject({ delivered: false, status: null, error: 'blocked_address' });
    await expect(guard.check(url, 'url')).rejects.toMatchObject({ code: 'validation_failed' });
    expect(sinkConnections).toBe(0);
  });

  it('is rejected with a message that reveals no network', async () => {
    const sentences = await Promise.all(
      ['https://10.0.0.1/', 'https://169.254.169.254/', 'https://inside.test/', 'https://[::1]/'].map((url) =>
        guard.check(url, 'url').then(
          () => 'taken',
          (error: Error) => error.message,
        ),
      ),
    );
    expect(new Set(sentences).size).toBe(1);
    expect(sentences[0]).not.toMatch(/\d/);
  });
});

describe('a name whose address changes', () => {
  it('is connected to only at the address that was checked [DEC-6.SSRF-1]', async () => {
    const opened = createHttpServer((_request, response) =>
      response.writeHead(200, { connection: 'close' }).end(),
    );
    opened.listen(0, OPENED);
    await once(opened, 'listening');
    const { port } = opened.address() as AddressInfo;
    let inside = 0;
    const trap = createServer((socket) => {
      inside += 1;
      socket.destroy();
    });
    trap.listen(port, '127.0.0.1');
    await once(trap, 'listening');
    const errors = [];
    for (let round = 0; round < 40; round += 1)
      errors.push((await attempt(`http://rebinding.test:${port}/`)).error);
    expect(inside).toBe(0);
    // Both families were resolved, and each address was checked separately.
    expect(new Set(errors)).toEqual(new Set([null, 'blocked_address']));
    opened.closeAllConnections();
    opened.close();
    trap.close();
  });
});

describe('a port of the deployment', () => {
  const LOOPBACK = '127.0.0.0/8,::1/128';
  const guardOf = (settings: Record<string, string>): TargetGuard =>
    createTargetGuard(
      testSettings({ WEBHOOK_ALLOW_HTTP: 'true', WEBHOOK_DNS_SERVERS: nameServer.address, ...settings }),
    );
  const outcomes = async (ownGuard: TargetGuard, urls: string[]): Promise<unknown[]> => {
    const ownAgent = createGuardedAgent({ guard: ownGuard, connectTimeoutMs: 1_000 });
    const errors = await Promise.all(
      urls.map(async (url) => {
        const request = { url, headers: {}, body: Buffer.from('{}'), timeoutMs: 3_000 };
        const { error } = await sendAttempt(ownAgent, request, () => new Date());
        const isTaken = await ownGuard.check(url, 'url').then(
          () => true,
          () => false,
        );
        return { url, error, isTaken };
      }),
    );
    await ownAgent.destroy();
    return errors;
  };
  const blocked = (urls: string[]): unknown[] =>
    urls.map((url) => ({ url, error: 'blocked_address', isTaken: false }));
  const spellings = (port: number): string[] =>
    ['127.0.0.1', '127.7.7.7', '[::1]', '[::ffff:127.0.0.1]', 'localhost', 'inside.test', 'inside6.test'].map(
      (host) => `http://${host}:${port}/`,
    );

  it('is not reached if loopback is allowed, while another port is', async () => {
    const receiver = createHttpServer((_request, response) => response.writeHead(204).end());
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as AddressInfo;
    const own = guardOf({
      WEBHOOK_ALLOW_CIDRS: LOOPBACK,
      WEBHOOK_ALLOW_HOSTS: 'inside6.test',
      WEBHOOK_DENY_PORTS: `127.0.0.0/8:${sinkPort()},::1/128:${sinkPort()}`,
    });
    expect(await outcomes(own, spellings(sinkPort()))).toEqual(blocked(spellings(sinkPort())));
    expect(sinkConnections).toBe(0);
    const other = [`http://127.0.0.1:${port}/`, `http://inside.test:${port}/`];
    expect(await outcomes(own, other)).toEqual(other.map((url) => ({ url, error: null, isTaken: true })));
    receiver.closeAllConnections();
    receiver.close();
  });

  it('is not reached, nor any other internal port, if no range is allowed', async () => {
    const own = guardOf({ WEBHOOK_ALLOW_CIDRS: '' });
    expect(await outcomes(own, spellings(sinkPort()))).toEqual(blocked(spellings(sinkPort())));
    expect(sinkConnections).toBe(0);
  });
});

describe('an address that the settings allow', () => {
  it('is reached, even over plain http [DEC-6.SSRF-3]', async () => {
    const opened = createHttpServer((_request, response) => response.writeHead(204).end());
    opened.listen(0, OPENED);
    await once(opened, 'listening');
    const { port } = opened.address() as AddressInfo;
    for (const url of [`http://${OPENED}:${port}/`, `http://opened.test:${port}/`]) {
      await expect(guard.check(url, 'url')).resolves.toBeInstanceOf(URL);
      expect(await attempt(url)).toMatchObject({ delivered: true, status: 204 });
    }
    opened.closeAllConnections();
    opened.close();
  });
});

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApiToken, resolveSubject } from '@kiban/auth-client';
import { limits, type Principal } from '@kiban/contracts';
import type { HttpService } from '@kiban/http-kit';
import { connectNats, type NatsConnection } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { startNatsServer, type TestNatsServer } from '@kiban/testing';
import { createGateway } from './gateway.js';

const principal: Principal = {
  kind: 'oauth',
  credentialId: 'grant:1',
  workspace: { id: 1, slug: 'demo', name: 'Demo' },
  member: { id: 1, name: 'Aiko' },
  role: 'member',
  scopes: ['boards:read', 'boards:write'],
  via: { kind: 'oauth', name: 'A client' },
  audiences: ['mcp'],
  expiresAt: null,
};

let service: HttpService;
let broker: TestNatsServer;
let auth: NatsConnection;
let port: number;
const bearer = createApiToken(randomBytes);

beforeAll(async () => {
  broker = await startNatsServer();
  auth = await connectNats({ url: broker.url, name: 'auth', logger: createLogger('test', 'silent') });
  auth.subscribe(resolveSubject, {
    callback: (_, message) => void message.respond(JSON.stringify({ principal, leaseMs: 5_000 })),
  });
  await auth.flush();
  const { privateKey } = generateKeyPairSync('ed25519');
  Object.assign(process.env, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: '0',
    MANAGEMENT_PORT: '0',
    PUBLIC_ORIGIN: 'https://kiban.example',
    NATS_URL: broker.url,
    // No API answers there: a call that reaches it fails, which costs nothing.
    AUTH_INTERNAL_URL: 'http://127.0.0.1:1',
    INTERNAL_API_SECRET: randomBytes(32).toString('hex'),
    BOARDS_API_URL: 'http://127.0.0.1:1/api/v1',
    AUTH_API_URL: 'http://127.0.0.1:1/api/v1',
    INTERNAL_CREDENTIAL_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  });
  service = await createGateway();
  port = (await service.listen()).port;
});

afterAll(async () => {
  await service.close();
  await auth.close();
  await broker.close();
});

/** `one` as often as it fits, between `head` and `tail`. */
const filled = (head: string, one: string, tail: string, bytes = limits.bodyBytesMax - 200): string =>
  head + one.repeat(Math.floor((bytes - head.length - tail.length) / one.length)) + tail;
const keys = (count: number): string => Array.from({ length: count }, (_, n) => `"k${n}":1`).join(',');
const calling = (tool: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${tool}","arguments":`;

const post = (body: string, authorization = `Bearer ${bearer}`): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/mcp`, {
    method: 'POST',
    body,
    headers: {
      authorization,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
  });

describe('hostile calls', () => {
  it.each([
    ['empty cards', filled(`${calling('create_cards')}{"cards":[`, '{},', '{}]}}}')],
    ['9,000 empty cards', filled(`${calling('create_cards')}{"cards":[`, '{},', '{}]}}}', 27_000)],
    ['messages', filled('[', '{},', '{}]')],
    ['9,000 messages', filled('[', '{},', '{}]', 27_000)],
    ['deep arguments', `${calling('create_cards')}${'['.repeat(400_000)}${']'.repeat(400_000)}}}`],
    ['unknown arguments', `${calling('create_cards')}{${keys(80_000)}}}}`],
    ['4,900 unknown arguments', `${calling('create_cards')}{${keys(4_900)}}}}`],
    ['4,900 unknown cards', `${calling('create_cards')}{"cards":[${'{"k":1},'.repeat(1_200)}{}]}}}`],
    ['long names of arguments', `${calling('create_cards')}{"${'x'.repeat(500_000)}":1}}}`],
    [
      'a long uri',
      filled('{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"kiban://', 'x', '"}}'),
    ],
    [
      'a long version',
      filled(
        '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"',
        'x',
        '","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}',
      ),
    ],
    [
      'a long prompt',
      filled('{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"', 'x', '"}}'),
    ],
    ['19,000 unknown arguments', `${calling('create_cards')}{${keys(19_000)}}}}`],
    ['a long text', filled(`${calling('create_cards')}{"board":"`, 'x', '"}}}')],
    ['escapes', filled(`${calling('create_cards')}{"board":"`, '\\u0000', '"}}}')],
    ['a long method', filled('{"jsonrpc":"2.0","id":1,"method":"', 'x', '"}')],
    ['a long id', filled('{"jsonrpc":"2.0","method":"tools/list","id":"', 'x', '"}')],
    ['a long tool', filled('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"', 'x', '"}}')],
    [
      'wide parameters',
      filled('{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"a":[', '1,', '1]}}}', 38_000),
    ],
    ['cards as text', filled(`${calling('create_cards')}{"cards":"[`, '{},', '{}]"}}}')],
    ['5,000 cards as text', filled(`${calling('create_cards')}{"cards":"[`, '{},', '{}]"}}}', 8_500)],
    ['spaces', filled('{', ' ', '}')],
  ])('answers %s below 20 kB and cheaply', async (_, body) => {
    const before = process.cpuUsage();
    const response = await post(body);
    const text = await response.text();
    const { user, system } = process.cpuUsage(before);
    // The protocol answers a fault of a tool's arguments with 200 and isError.
    expect([200, 400]).toContain(response.status);
    expect(text.length).toBeLessThan(20_000);
    expect((user + system) / 1_000).toBeLessThan(200);
  });

  it('passes the largest call that is valid on to the API', async () => {
    const cards = Array.from({ length: limits.batchCardsMax }, (_, n) => ({
      list: 'To do',
      title: `Card ${n}`,
      description: 'd'.repeat(20_000),
    }));
    const response = await post(`${calling('create_cards')}${JSON.stringify({ board: 'Launch', cards })}}}`);
    // No API answers in this test; the arguments were valid.
    expect(await response.text()).not.toMatch(/invalid_arguments|-32600/);
  });

  it('answers 413 to a body over the limit, and the connection is used again', async () => {
    const response = await post(filled('{"a":"', 'x', '"}', 2 * limits.bodyBytesMax));
    expect(response.status).toBe(413);
    expect((await post('{}')).status).toBe(400);
  });

  it('reads no more than a bounded part of an endless body, and closes the connection', async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const closed = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
    socket.write(
      `POST /mcp HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${bearer}\r\n` +
        'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, ' '), Buffer.from('\r\n')]);
    while (!socket.destroyed)
      if (!socket.write(chunk))
        await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    expect(socket.bytesWritten).toBeLessThan(16 * limits.bodyBytesMax);
  });

  it('asks for the bearer before it reads the body', async () => {
    expect((await post(filled('[', '{},', '{}]'), '')).status).toBe(401);
  });
});

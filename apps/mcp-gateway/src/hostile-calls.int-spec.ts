import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limits } from '@kiban/contracts';
import { SignedInGateway } from './testing/signed-in-gateway.js';

let gateway: SignedInGateway;

beforeAll(async () => {
  gateway = await SignedInGateway.start();
});

afterAll(() => gateway.close());

/** Repeats `one` as often as it fits between `head` and `tail`. */
const filled = (head: string, one: string, tail: string, bytes = limits.bodyBytesMax - 200): string =>
  head + one.repeat(Math.floor((bytes - head.length - tail.length) / one.length)) + tail;
const keys = (count: number): string => Array.from({ length: count }, (_, n) => `"k${n}":1`).join(',');
const calling = (tool: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${tool}","arguments":`;

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
    ['arguments as text', filled(`${calling('create_cards')}"{`, '\\"a\\":1,', '\\"b\\":1}"}}', 60_000)],
    ['a list of arguments', filled(`${calling('create_cards')}[`, '1,', '1]}}', 9_000)],
    ['spaces', filled('{', ' ', '}')],
  ])('answers %s below 20 kB and cheaply', async (_, body) => {
    const before = process.cpuUsage();
    const response = await gateway.post(body);
    const text = await response.text();
    const { user, system } = process.cpuUsage(before);
    // The protocol answers a fault of a tool's arguments with 200 and isError.
    expect([200, 400]).toContain(response.status);
    expect(text.length).toBeLessThan(20_000);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });

  it('rejects too many arguments before it reads them', async () => {
    const response = await gateway.post(`${calling('create_cards')}{${keys(201)}}}}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('at most 200 properties');
    const fewer = await gateway.post(`${calling('create_cards')}{${keys(200)}}}}`);
    expect(await fewer.text()).toContain('Unknown: k0');
  });

  it('forwards the largest valid call to the API', async () => {
    const cards = Array.from({ length: limits.batchCardsMax }, (_, n) => ({
      list: 'To do',
      title: `Card ${n}`,
      description: 'd'.repeat(20_000),
    }));
    const response = await gateway.post(
      `${calling('create_cards')}${JSON.stringify({ board: 'Launch', cards })}}}`,
    );
    // No API runs in this test; the arguments were valid.
    expect(await response.text()).not.toMatch(/invalid_arguments|-32600/);
  });

  it('answers 413 to a body over the limit and reuses the connection', async () => {
    const response = await gateway.post(filled('{"a":"', 'x', '"}', 2 * limits.bodyBytesMax));
    expect(response.status).toBe(413);
    expect((await gateway.post('{}')).status).toBe(400);
  });

  it('reads a bounded part of an endless body and closes the connection', async () => {
    const socket = connect(gateway.port, '127.0.0.1').on('error', () => undefined);
    const closed = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
    socket.write(
      `POST /mcp HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${gateway.bearer}\r\n` +
        'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, ' '), Buffer.from('\r\n')]);
    while (!socket.destroyed)
      if (!socket.write(chunk))
        await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    expect(socket.bytesWritten).toBeLessThan(16 * limits.bodyBytesMax);
  });

  it('requires the bearer before it reads the body', async () => {
    expect((await gateway.post(filled('[', '{},', '{}]'), { authorization: '' })).status).toBe(401);
  });
});

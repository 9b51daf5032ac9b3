import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { ReceiverProgram, type Framework } from './receiver-program.js';

const newKey = (): string => `whsec_${randomBytes(32).toString('base64')}`;
const [oldKey, key] = [newKey(), newKey()];
const REPLAY_WINDOW_SECONDS = 300;
const BODY_BYTES_MAX = 1_048_576;

interface Delivery {
  body: Buffer;
  headers: Record<string, string>;
}

function delivery(id: number, { by = [key], secondsAgo = 0, title = 'Kuchen 🎂 注文' } = {}): Delivery {
  const webhookId = `evt_${id}`;
  const body = JSON.stringify({ id, event: 'card.create', data: { id: 1, title } });
  const signedAt = new Date(Date.now() - secondsAgo * 1_000);
  return {
    body: Buffer.from(body),
    headers: {
      'content-type': 'application/json',
      'webhook-id': webhookId,
      'webhook-timestamp': String(Math.floor(signedAt.getTime() / 1_000)),
      'webhook-signature': by.map((signer) => new Webhook(signer).sign(webhookId, signedAt, body)).join(' '),
    },
  };
}

/** Sends exactly these bytes and headers. */
function send(url: string, { body, headers }: Delivery): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: { ...headers, 'content-length': body.length } });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.end(body);
  });
}

describe.each<Framework>(['express', 'fastify', 'hono', 'nextjs'])('the %s receiver', (framework) => {
  let program: ReceiverProgram;
  beforeAll(async () => {
    program = await ReceiverProgram.start(framework, [key, oldKey]);
  });
  afterAll(() => program.close());

  const statusOf = async (given: Delivery): Promise<number> => (await send(program.url, given)).status;
  const storedIds = async (): Promise<number[]> => (await program.stored()).map(({ event }) => event.id);

  it('stores a signed delivery before its 2xx', async () => {
    expect(await statusOf(delivery(1))).toBe(204);
    expect(await program.stored()).toEqual([
      { webhookId: 'evt_1', event: JSON.parse(delivery(1).body.toString()) as unknown },
    ]);
  });

  it('accepts the old and the new key during a rotation, and no third one', async () => {
    expect(await statusOf(delivery(2, { by: [oldKey] }))).toBe(204);
    expect(await statusOf(delivery(3, { by: [newKey(), key] }))).toBe(204);
    expect(await statusOf(delivery(4, { by: [newKey()] }))).toBe(401);
    expect(await storedIds()).toEqual([1, 2, 3]);
  });

  it('rejects forged, truncated, unsigned and empty deliveries with 401, and stores none [DEC-2.EXAMPLE-1]', async () => {
    const before = await storedIds();
    const genuine = delivery(10);
    const { body, headers } = genuine;
    expect(await statusOf({ headers, body: delivery(10, { title: 'Other' }).body })).toBe(401);
    expect(await statusOf({ headers, body: body.subarray(0, -1) })).toBe(401);
    expect(await statusOf({ headers, body: Buffer.alloc(0) })).toBe(401);
    expect(await statusOf({ headers: { ...headers, 'webhook-id': 'evt_11' }, body })).toBe(401);
    expect(await statusOf({ headers: { 'content-type': 'application/json' }, body })).toBe(401);
    expect(await storedIds()).toEqual(before);
    expect(await statusOf(genuine)).toBe(204);
  });

  it('rejects a delivery that was signed outside of the replay window', async () => {
    const before = await storedIds();
    for (const secondsAgo of [REPLAY_WINDOW_SECONDS + 60, -REPLAY_WINDOW_SECONDS - 60])
      expect(await statusOf(delivery(20, { secondsAgo }))).toBe(401);
    expect(await storedIds()).toEqual(before);
  });

  it('rejects a compressed body with 415, whichever bytes are signed', async () => {
    const before = await storedIds();
    const { body, headers } = delivery(30);
    const compressed = { ...headers, 'content-encoding': 'gzip' };
    expect(await statusOf({ headers: compressed, body: gzipSync(body) })).toBe(415);
    expect(await statusOf({ headers: compressed, body })).toBe(415);
    expect(await statusOf({ headers, body: gzipSync(body) })).toBe(401);
    expect(await storedIds()).toEqual(before);
  });

  it('rejects a body over its limit with 413', async () => {
    const title = 'x'.repeat(BODY_BYTES_MAX);
    expect(await statusOf(delivery(40, { title }))).toBe(413);
    expect(await storedIds()).not.toContain(40);
  });

  it('takes any content type, as the signature alone decides', async () => {
    for (const [index, contentType] of ['text/plain', 'application/x-www-form-urlencoded'].entries()) {
      const { body, headers } = delivery(50 + index);
      expect(await statusOf({ body, headers: { ...headers, 'content-type': contentType } })).toBe(204);
    }
  });

  it('stores a repeated delivery once, also at the same time and after a kill [DEC-2.EXAMPLE-1]', async () => {
    const given = delivery(60);
    const statuses = await Promise.all(Array.from({ length: 5 }, () => statusOf(given)));
    expect(statuses).toEqual([204, 204, 204, 204, 204]);
    await program.restart();
    expect(await statusOf(delivery(60, { secondsAgo: 30 }))).toBe(204);
    expect((await storedIds()).filter((id) => id === 60)).toEqual([60]);
    expect(program.output).toMatch(/repeated card\.create 60/);
  });

  it('shows no key and no stack in its output and responses', async () => {
    const { text } = await send(program.url, delivery(70, { by: [newKey()] }));
    expect(text).toBe('The delivery is not genuine, or too old.');
    expect(program.output).not.toMatch(/whsec_|node_modules|at .*\.m?js/);
  });
});

it.each([[[]], [['whsec_']], [['secret', key]]])(
  'a receiver with malformed keys ends without showing them: %#',
  async (keys) => {
    const failure = await ReceiverProgram.start('express', keys).then(
      () => 'started',
      (error: unknown) => String(error),
    );
    expect(failure).toMatch('Set KIBAN_SIGNING_KEYS to one or more keys');
    expect(failure).not.toContain(key);
  },
);

import { describe, expect, it } from '@jest/globals';
import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { verifyWebhook, WebhookVerificationError, type WebhookHeaders } from './verify-webhook.js';

interface Vector {
  name: string;
  signingKey: string;
  body: string;
  webhookId: string;
  webhookTimestamp: string;
  webhookSignature: string;
}

const vectors = JSON.parse(
  readFileSync(new URL('../../../docs/webhooks/vectors.json', import.meta.url), 'utf8'),
) as Vector[];

const headersOf = (vector: Vector): Record<string, string> => ({
  'webhook-id': vector.webhookId,
  'webhook-timestamp': vector.webhookTimestamp,
  'webhook-signature': vector.webhookSignature,
});
const at = ({ webhookTimestamp }: Vector): number => Number(webhookTimestamp) * 1_000;
const [one] = vectors as [Vector];
const newKey = (): string => `whsec_${randomBytes(32).toString('base64')}`;

async function faultOf(
  headers: WebhookHeaders,
  body: string | Uint8Array = one.body,
  { keys = one.signingKey as string | string[], now = at(one) } = {},
): Promise<string> {
  const error: unknown = await verifyWebhook(keys, headers, body, { now }).catch((reason: unknown) => reason);
  if (!(error instanceof WebhookVerificationError)) throw new Error(`No rejection, but ${String(error)}.`);
  return error.code;
}

describe('the verification of a delivery', () => {
  it.each(vectors.map((vector): [string, Vector] => [vector.name, vector]))(
    'accepts the published vector: %s',
    async (_, vector) => {
      const event = await verifyWebhook(vector.signingKey, headersOf(vector), vector.body, {
        now: at(vector),
      });
      expect(event).toEqual(JSON.parse(vector.body));
    },
  );

  it('takes headers and bodies of every kind', async () => {
    const bytes = new TextEncoder().encode(one.body);
    const given: WebhookHeaders[] = [
      new Headers(headersOf(one)),
      Object.fromEntries(
        Object.entries(headersOf(one)).map(([name, value]) => [name.toUpperCase(), [value]]),
      ),
    ];
    for (const headers of given)
      for (const body of [bytes, bytes.buffer, Buffer.from(bytes)])
        await expect(verifyWebhook(one.signingKey, headers, body, { now: at(one) })).resolves.toMatchObject({
          event: 'card.create',
        });
  });

  it('accepts either key of a rotation, on either side', async () => {
    const [before, after] = [newKey(), newKey()];
    const signatures = [before, after].map((key) => signed(key, one));
    const both = { ...headersOf(one), 'webhook-signature': signatures.join(' ') };
    for (const key of [before, after])
      await expect(verifyWebhook(key, both, one.body, { now: at(one) })).resolves.toBeDefined();
    const single = { ...headersOf(one), 'webhook-signature': signatures[1] ?? '' };
    await expect(verifyWebhook([before, after], single, one.body, { now: at(one) })).resolves.toBeDefined();
    expect(await faultOf(single, one.body, { keys: before })).toBe('bad_signature');
  });

  it('narrows the event by its kind', async () => {
    const event = await verifyWebhook(one.signingKey, headersOf(one), one.body, { now: at(one) });
    const title: string | undefined = event.event === 'card.create' ? event.data.title : undefined;
    expect(title).toBe('Prepare the launch');
  });

  it('rejects a forged, changed, truncated or compressed body', async () => {
    const headers = headersOf(one);
    expect(await faultOf(headers, one.body.replace('launch', 'lunch'))).toBe('bad_signature');
    expect(await faultOf(headers, one.body.slice(0, -1))).toBe('bad_signature');
    expect(await faultOf(headers, '')).toBe('bad_signature');
    expect(await faultOf(headers, Buffer.from([0x1f, 0x8b, 8, 0]))).toBe('bad_signature');
    expect(await faultOf(headers, one.body, { keys: newKey() })).toBe('bad_signature');
    expect(await faultOf(headers, one.body, { keys: [] })).toBe('bad_signature');
    expect(await faultOf({ ...headers, 'webhook-id': 'evt_1' })).toBe('bad_signature');
  });

  it('rejects a replay outside of five minutes, before and after', async () => {
    const headers = headersOf(one);
    for (const seconds of [301, -301])
      expect(await faultOf(headers, one.body, { now: at(one) + seconds * 1_000 })).toBe('outside_tolerance');
    for (const seconds of [299, -299])
      await expect(
        verifyWebhook(one.signingKey, headers, one.body, { now: at(one) + seconds * 1_000 }),
      ).resolves.toBeDefined();
    for (const text of ['', 'now', '1e9', '-1', '9'.repeat(400)])
      expect(await faultOf({ ...headers, 'webhook-timestamp': text })).toMatch(/outside|missing/);
  });

  it('rejects missing, repeated and meaningless headers', async () => {
    const headers = headersOf(one);
    for (const name of Object.keys(headers))
      expect(await faultOf({ ...headers, [name]: undefined })).toBe('missing_header');
    expect(await faultOf({ ...headers, 'webhook-id': ['evt_1', 'evt_2'] })).toBe('missing_header');
    for (const signature of ['v1', 'v1,', 'v1,!!', 'v2,AAAA', 'v1,AAAA', ' '.repeat(9)])
      expect(await faultOf({ ...headers, 'webhook-signature': signature })).toBe('bad_signature');
    const many = `${'v1,AAAA '.repeat(5_000)}${one.webhookSignature}`;
    expect(await faultOf({ ...headers, 'webhook-signature': many })).toBe('bad_signature');
  });

  it('rejects a signed body that is no event', async () => {
    for (const body of ['[]', 'null', '{}', '{"event":1,"id":2}', 'text']) {
      const headers = { ...headersOf(one), 'webhook-signature': signed(one.signingKey, { ...one, body }) };
      expect(await faultOf(headers, body)).toBe('invalid_body');
    }
  });

  it('names a malformed key without showing it', async () => {
    for (const key of ['', 'secret-key', 'whsec_', 'whsec_***'])
      await expect(verifyWebhook(key, headersOf(one), one.body, { now: at(one) })).rejects.toThrow(
        'A signing key is whsec_ and base64',
      );
  });
});

function signed(key: string, { webhookId, webhookTimestamp, body }: Vector): string {
  const hmac = createHmac('sha256', Buffer.from(key.slice('whsec_'.length), 'base64'));
  return `v1,${hmac.update(`${webhookId}.${webhookTimestamp}.${body}`).digest('base64')}`;
}

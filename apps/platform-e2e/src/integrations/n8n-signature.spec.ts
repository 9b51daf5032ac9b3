import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isGenuine } from 'n8n-nodes-kiban/shared/signature';

const KEY = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const NOW = 1_800_000_000;
const body = Buffer.from('{"event":"card.move"}');

function headers(at = NOW, key = KEY) {
  const secret = Buffer.from(key.slice('whsec_'.length), 'base64');
  const digest = createHmac('sha256', secret).update(`evt_1.${at}.`).update(body).digest('base64');
  return { id: 'evt_1', timestamp: String(at), signature: `v1,${digest}` };
}

describe('the signature of a delivery', () => {
  it.each([0, 299, -299])('is genuine %p seconds away', (seconds) =>
    expect(isGenuine(KEY, headers(NOW + seconds), body, NOW)).toBe(true),
  );

  it.each([301, -301])('is too old or too new %p seconds away', (seconds) =>
    expect(isGenuine(KEY, headers(NOW + seconds), body, NOW)).toBe(false),
  );

  it('is genuine if one of several is', () => {
    const { id, timestamp, signature } = headers();
    const both = { id, timestamp, signature: `v1,${Buffer.alloc(32).toString('base64')} ${signature}` };
    expect(isGenuine(KEY, both, body, NOW)).toBe(true);
  });

  it.each([
    ['another key', headers(NOW, `whsec_${Buffer.alloc(32, 6).toString('base64')}`)],
    ['another id', { ...headers(), id: 'evt_2' }],
    ['a shorter digest', { ...headers(), signature: headers().signature.slice(0, -10) }],
    ['another scheme', { ...headers(), signature: headers().signature.replace('v1,', 'v1a,') }],
    ['no signature', { ...headers(), signature: '' }],
    ['a timestamp that is no number', { ...headers(), timestamp: '1.8e9' }],
    ['an endless timestamp', { ...headers(), timestamp: '9'.repeat(400) }],
  ])('is not genuine with %s', (_what, given) => expect(isGenuine(KEY, given, body, NOW)).toBe(false));

  it('covers every byte of the body', () => {
    expect(isGenuine(KEY, headers(), Buffer.concat([body, Buffer.from(' ')]), NOW)).toBe(false);
    expect(isGenuine(KEY, headers(), body.subarray(0, -1), NOW)).toBe(false);
  });
});

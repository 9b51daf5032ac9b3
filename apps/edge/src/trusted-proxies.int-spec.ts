import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TrustedProxies } from '@kiban/app-config';
import { TestEdge, type Echo } from './test-edge.js';

describe('what the edge says about the sender', () => {
  let testing: TestEdge;
  beforeEach(async () => {
    testing = await TestEdge.start();
  });
  afterEach(() => testing.close());

  it.each<[string, TrustedProxies, string, string]>([
    ['the address is the sender when no proxy is trusted', [], '198.51.100.7', '127.0.0.1'],
    ['the address is the sender when another proxy is trusted', ['10.0.0.0/8'], '198.51.100.7', '127.0.0.1'],
    ['the address is the one from a trusted proxy', ['loopback'], '198.51.100.7', '198.51.100.7'],
    [
      'the address is the last one that is not a trusted proxy',
      ['loopback', '10.0.0.0/8'],
      '1.2.3.4, 198.51.100.7, 10.0.0.2',
      '198.51.100.7',
    ],
    [
      'the address is the one before a number of proxies',
      2,
      '1.2.3.4, 198.51.100.7, 10.0.0.2',
      '198.51.100.7',
    ],
  ])('%s', async (_name, trustedProxies, forwarded, address) => {
    const edge = await testing.beforeEchoes({ trustedProxies });
    const response = await fetch(`http://127.0.0.1:${edge.port}/api/v1/boards`, {
      headers: { 'x-forwarded-for': forwarded, 'x-forwarded-host': 'evil.example', forwarded: 'for=1.2.3.4' },
    });
    const { headers } = (await response.json()) as Echo;
    expect(headers).toMatchObject({
      'x-forwarded-for': address,
      'x-forwarded-host': 'boards.example.org',
      'x-forwarded-proto': 'https',
    });
    expect(headers).not.toHaveProperty('forwarded');
    await edge.close();
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['the request of a browser', {}, false],
    ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }, true],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': 'http' }, true],
    ['Forwarded', { forwarded: 'for=127.0.0.1' }, true],
    ['X-Real-IP', { 'x-real-ip': '::1' }, true],
  ])('names a proxy to auth only with %s, on every path of a request', async (_name, headers, isNamed) => {
    const edge = await testing.beforeEchoes({ trustedProxies: [] });
    // The second request is forwarded by the server, since a router could normalise its path.
    for (const path of ['/sign-up', '/sign-up?a=%20', '/sign-up/%61']) {
      const response = await fetch(`http://127.0.0.1:${edge.port}${path}`, { headers });
      const { headers: echoed } = (await response.json()) as Echo;
      expect([path, echoed['x-kiban-proxied'], echoed['x-forwarded-for']]).toEqual([
        path,
        isNamed ? 'true' : undefined,
        '127.0.0.1',
      ]);
    }
    const response = await fetch(`http://127.0.0.1:${edge.port}/api/v1/boards`, { headers });
    expect(((await response.json()) as Echo).headers).not.toHaveProperty('x-kiban-proxied');
    await edge.close();
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TrustedProxies } from '@kiban/app-config';
import { TestEdge, type Echo } from './test-edge.js';

describe('the client address that the edge forwards', () => {
  let testing: TestEdge;
  beforeEach(async () => {
    testing = await TestEdge.start();
  });
  afterEach(() => testing.close());

  it.each<[string, TrustedProxies, string, string]>([
    ['is the sender when no proxy is trusted', [], '198.51.100.7', '127.0.0.1'],
    ['is the sender when another proxy is trusted', ['10.0.0.0/8'], '198.51.100.7', '127.0.0.1'],
    ['is the one from a trusted proxy', ['loopback'], '198.51.100.7', '198.51.100.7'],
    [
      'is the last one that is not a trusted proxy',
      ['loopback', '10.0.0.0/8'],
      '1.2.3.4, 198.51.100.7, 10.0.0.2',
      '198.51.100.7',
    ],
    ['is the one before a number of proxies', 2, '1.2.3.4, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
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
});

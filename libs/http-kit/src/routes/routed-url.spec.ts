import { describe, expect, it } from '@jest/globals';
import { routedUrl } from './routed-url.js';

describe('routedUrl', () => {
  it.each([
    ['/api/v1/boards/7?limit=5', '/api/v1/boards/7?limit=5'],
    ['/%73ign-up', '/sign-up'],
    ['/sign%2Dup?e=%41', '/sign-up?e=%41'],
    ['/oauth/%61uthorize', '/oauth/authorize'],
    ['/%2e%2E/%5f%7E%39%5A%7a', '/../_~9Zz'],
    ['/a%2Fb%20c%3F%25', '/a%2Fb%20c%3F%25'],
    ['/%2573ign-up', '/%2573ign-up'],
    ['/sign-up#part', '/sign-up'],
    ['/sign-up?a=1#part', '/sign-up?a=1'],
    ['http://evil.example/sign-up?a=1', '/sign-up?a=1'],
    ['HTTPS://evil.example', '/'],
    ['http://evil.example?a=1', '/?a=1'],
    ['*', '*'],
    ['/100%', '/100%'],
  ])('reads %s as %s', (sent, routed) => {
    expect(routedUrl(sent)).toBe(routed);
  });

  it('is linear in the length of the address', () => {
    expect(routedUrl(`/${'%7'.repeat(8_000)}`)).toHaveLength(16_001);
  });
});

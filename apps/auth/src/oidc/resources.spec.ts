import { describe, expect, it } from '@jest/globals';
import { identityOf, withoutEmptyMembers } from './client-metadata.js';
import { FetchAllowance } from './fetch-allowance.js';
import { Resources } from './resources.js';

describe('the resources', () => {
  const resources = new Resources('https://kiban.example');

  it('match each spelling that clients use', () => {
    for (const spelling of [
      'https://kiban.example/mcp',
      'https://kiban.example/mcp/',
      'https://KIBAN.example/mcp',
      'https://kiban.example:443/mcp',
      'https://kiban.example',
      'https://kiban.example/',
    ])
      expect(resources.canonical(spelling)).toBe('https://kiban.example/mcp');
    expect(resources.canonical('https://kiban.example/api/v1/')).toBe('https://kiban.example/api/v1');
  });

  it('do not match similar addresses', () => {
    for (const other of [
      'https://kiban.example/mcp/x',
      'https://kiban.example.evil/mcp',
      'http://kiban.example/mcp',
      'https://kiban.example/mcp?x=1',
      'mcp',
    ]) {
      expect(resources.canonical(other)).toBe(other);
      expect(resources.audienceOf(other)).toBeNull();
    }
  });
});

describe('a client’s identity', () => {
  it('is its document’s host, or null', () => {
    expect(identityOf({ clientId: 'https://client.example/m.json', clientName: 'C' })).toEqual({
      name: 'C',
      host: 'client.example',
      registration: 'document',
    });
    expect(identityOf({ clientId: 'dcr_1' })).toEqual({
      name: 'Unnamed client',
      host: null,
      registration: 'dynamic',
    });
  });

  it('has a name without control and direction characters, of bounded length', () => {
    expect(identityOf({ clientId: 'dcr_1', clientName: ' a\u202eb\u0000c\n ' }).name).toBe('abc');
    expect(identityOf({ clientId: 'dcr_1', clientName: 'x'.repeat(500) }).name).toHaveLength(100);
  });
});

describe('registration bodies', () => {
  it('lose empty properties', () => {
    expect(withoutEmptyMembers({ a: null, b: '', c: 0, d: [] })).toEqual({ c: 0, d: [] });
    expect(withoutEmptyMembers('text')).toBe('text');
  });
});

describe('fetches of client documents', () => {
  it('are limited a minute, for each host and each network', () => {
    let now = new Date(0);
    const allowance = new FetchAllowance(() => now);
    const take = (address: string, url: string): boolean => allowance.take(address, new URL(url));
    for (let count = 0; count < 30; count += 1)
      expect(take(`2001:db8::${count}`, 'https://one.example/x')).toBe(true);
    expect(take('192.0.2.1', 'https://one.example/y')).toBe(false);
    expect(take('2001:db8::ffff', 'https://two.example/x')).toBe(false);
    expect(take('192.0.2.2', 'https://three.example/x')).toBe(true);
    now = new Date(60_000);
    expect(take('192.0.2.1', 'https://one.example/y')).toBe(true);
  });
});

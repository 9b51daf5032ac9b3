import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ConfigurationError, readConfig, redactConfig } from './read-config.js';
import { base64Key, commaList, flag, serviceSettings } from './settings.js';

const complete = {
  PORT: '4001',
  MANAGEMENT_PORT: '4101',
  PUBLIC_ORIGIN: 'https://kiban.example',
  NATS_URL: 'nats://127.0.0.1:4222',
  AUTH_INTERNAL_URL: 'http://127.0.0.1:4102',
  INTERNAL_API_SECRET: 'x'.repeat(32),
};

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(serviceSettings, env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('reads settings with their types and defaults', () => {
    expect(readConfig(serviceSettings, complete)).toMatchObject({
      PORT: 4001,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
    });
  });

  it('lists every fault, each with the name of its setting', () => {
    const faults = faultsOf({
      ...complete,
      PORT: 'http',
      PUBLIC_ORIGIN: 'https://kiban.example/',
      NATS_URL: undefined,
    });
    expect(faults).toHaveLength(3);
    expect(faults).toContain('NATS_URL is not set');
    expect(faults.find((fault) => fault.startsWith('PORT'))).toMatch(/port number/);
    expect(faults.find((fault) => fault.startsWith('PUBLIC_ORIGIN'))).toMatch(
      /without a path or trailing slash/,
    );
  });

  it('treats an empty variable as unset', () => {
    expect(faultsOf({ ...complete, INTERNAL_API_SECRET: '' })).toEqual(['INTERNAL_API_SECRET is not set']);
  });

  it.each([
    'nats',
    'nats-0:4222',
    'nats://auth:pass@nats-0:4222',
    'tls://auth:p%2Cass@nats-0.nats:4222,tls://nats-1.nats:4222, nats-2',
    'nats://[::1]:4222',
  ])('accepts the broker’s address %s', (address) => {
    expect(faultsOf({ ...complete, NATS_URL: address })).toEqual([]);
  });

  it.each([',', 'http://nats:4222', 'nats://nats:4222/', 'nats://me:hunter2@', 'nats-0,,nats-1'])(
    'rejects the broker’s address %s without repeating its password',
    (address) => {
      const faults = faultsOf({ ...complete, NATS_URL: address });
      expect(faults).toEqual([expect.stringMatching(/^NATS_URL: must be comma-separated addresses/)]);
      expect(faults[0]).not.toContain('hunter2');
    },
  );

  it('rejects a missing file', () => {
    expect(faultsOf({ ...complete, NATS_CA_FILE: '/no/such/ca.pem' })).toEqual([
      'NATS_CA_FILE: must be the path of an existing file',
    ]);
  });

  it('accepts several secrets during a rotation, the current one first', () => {
    const [inUse, accepted] = ['a'.repeat(32), 'b'.repeat(32)];
    const read = (text: string): unknown =>
      readConfig(serviceSettings, { ...complete, INTERNAL_API_SECRET: text }).INTERNAL_API_SECRET;
    expect(read(inUse)).toEqual([inUse]);
    expect(read(`${inUse}, ${accepted}`)).toEqual([inUse, accepted]);
    expect(faultsOf({ ...complete, INTERNAL_API_SECRET: `${inUse},` })).toEqual([
      'INTERNAL_API_SECRET: must have at least 32 characters',
    ]);
  });

  it('rejects a short secret without repeating it', () => {
    const faults = faultsOf({ ...complete, INTERNAL_API_SECRET: 'hunter2' });
    expect(faults).toHaveLength(1);
    expect(faults[0]).not.toContain('hunter2');
  });
});

describe('settings', () => {
  const schema = z.object({ KEY: base64Key(32), ON: flag(false), LIST: commaList() });
  const key = Buffer.alloc(32, 7).toString('base64');

  it('reads keys, flags and lists', () => {
    expect(readConfig(schema, { KEY: key, ON: 'true', LIST: 'a, b,,c' })).toEqual({
      KEY: Buffer.alloc(32, 7),
      ON: true,
      LIST: ['a', 'b', 'c'],
    });
  });

  it('rejects a key of another length', () => {
    expect(() => readConfig(schema, { KEY: 'c2hvcnQ=' })).toThrow(/32 bytes in base64/);
  });

  it('rejects a flag that is neither true nor false', () => {
    expect(() => readConfig(schema, { KEY: key, ON: 'yes' })).toThrow(/true or false/);
  });
});

describe('redactConfig', () => {
  it('shows no secret and no password of an address', () => {
    const shown = JSON.stringify(
      redactConfig({
        DATABASE_URL: 'postgres://me:hunter2@db:5432/kiban',
        INTERNAL_API_SECRET: 'hunter2',
        SIGNING_JWKS: '{"d":"hunter2"}',
        PORT: 4000,
      }),
    );
    expect(shown).not.toContain('hunter2');
    expect(shown).toContain('db:5432');
    expect(shown).toContain('4000');
  });
});

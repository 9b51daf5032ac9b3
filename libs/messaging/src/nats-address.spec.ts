import { describe, expect, it } from '@jest/globals';
import { NatsAddressError, readNatsAddress } from './nats-address.js';

describe('NATS_URL', () => {
  it('names one node, with or without a scheme', () => {
    const one = { servers: ['127.0.0.1:4222'], login: undefined, encrypted: false };
    expect(readNatsAddress('nats://127.0.0.1:4222')).toEqual(one);
    expect(readNatsAddress('127.0.0.1:4222')).toEqual(one);
    expect(readNatsAddress('[::1]:4222').servers).toEqual(['[::1]:4222']);
    expect(readNatsAddress('nats').servers).toEqual(['nats']);
  });

  it('names several nodes with the first login in the list', () => {
    expect(readNatsAddress('nats://auth:p%40ss@nats-0:4222, nats-1:4222,nats://nats-2:4222')).toEqual({
      servers: ['nats-0:4222', 'nats-1:4222', 'nats-2:4222'],
      login: { user: 'auth', pass: 'p@ss' },
      encrypted: false,
    });
  });

  it('requires encryption to all nodes if one has tls://', () => {
    expect(readNatsAddress('tls://a:b@nats-0:4222,nats-1:4222').encrypted).toBe(true);
  });

  it.each(['', ' , ', 'nats://', 'http://nats:4222', 'nats://a:secret@:4222', 'nats://host:port'])(
    'is rejected without repeating it: “%s”',
    (text) => {
      expect(() => readNatsAddress(text)).toThrow(NatsAddressError);
      expect(() => readNatsAddress(text)).not.toThrow(/secret/);
    },
  );
});

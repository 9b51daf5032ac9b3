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

  it('names several nodes, whose login is the first that is given', () => {
    expect(readNatsAddress('nats://auth:p%40ss@nats-0:4222, nats-1:4222,nats://nats-2:4222')).toEqual({
      servers: ['nats-0:4222', 'nats-1:4222', 'nats-2:4222'],
      login: { user: 'auth', pass: 'p@ss' },
      encrypted: false,
    });
  });

  it('asks for encryption to all nodes with tls:// before any of them', () => {
    expect(readNatsAddress('tls://a:b@nats-0:4222,nats-1:4222').encrypted).toBe(true);
  });

  it.each(['', ' , ', 'nats://', 'http://nats:4222', 'nats://a:secret@:4222', 'nats://host:port'])(
    'is refused without being repeated: “%s”',
    (text) => {
      expect(() => readNatsAddress(text)).toThrow(NatsAddressError);
      expect(() => readNatsAddress(text)).not.toThrow(/secret/);
    },
  );
});

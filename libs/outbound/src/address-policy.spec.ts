import { describe, expect, it } from '@jest/globals';
import { AddressPolicy } from './address-policy.js';
import { isDeniedPort } from './denied-ports.js';
import { destinationOf } from './destination.js';

describe('a denied port', () => {
  const policy = new AddressPolicy({
    allowCidrs: ['127.0.0.0/8', '::1/128'],
    denyCidrs: [],
    allowHosts: ['anywhere.test'],
    allowHttp: true,
    denyPorts: ['127.0.0.0/8:5432', '127.0.0.0/8:80', '::1/128:5432'],
  });
  const permits = (address: string, url: string): boolean =>
    policy.permits(address, destinationOf(new URL(url)));

  it.each(['127.0.0.1', '127.9.9.9', '::ffff:127.0.0.1', '::1'])(
    'is blocked at the allowed address %s',
    (address) => {
      expect(permits(address, 'http://any.test:5432/')).toBe(false);
      expect(permits(address, 'http://any.test:5433/')).toBe(true);
    },
  );

  it('is blocked for a host that may resolve to any address', () => {
    expect(permits('127.0.0.1', 'https://anywhere.test:5432/')).toBe(false);
    expect(permits('10.0.0.1', 'https://anywhere.test:5432/')).toBe(true);
  });

  it('is also the default port of a URL', () => {
    expect(permits('127.0.0.1', 'http://any.test/')).toBe(false);
    expect(permits('127.0.0.1', 'https://any.test/')).toBe(true);
  });

  it.each(['127.0.0.1:80', '127.0.0.0/8', '::1/128:0', '::1/128:70000', 'x/8:80', ''])(
    'is invalid as %j',
    (text) => {
      expect(isDeniedPort(text)).toBe(false);
      const options = { allowCidrs: [], denyCidrs: [], allowHosts: [], allowHttp: false, denyPorts: [text] };
      expect(() => new AddressPolicy(options)).toThrow(TypeError);
    },
  );
});

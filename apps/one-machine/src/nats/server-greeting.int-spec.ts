import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { findFreePort } from '../processes/free-port.js';
import { checkExternalNats, natsAddresses } from './server-greeting.js';

async function withServer(greeting: string, use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((socket) => socket.on('error', () => undefined).end(greeting));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await use(`nats://user:secret@127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

describe('NATS_URL', () => {
  it('names one address or several', () => {
    expect(natsAddresses('nats://u:p@one:4333, two,tls://[::1]:5222')).toEqual([
      { host: 'one', port: 4333 },
      { host: 'two', port: 4222 },
      { host: '::1', port: 5222 },
    ]);
  });

  it('is accepted when a NATS server with JetStream answers there', async () => {
    expect(await checkExternalNats(process.env['KIBAN_TEST_NATS_URL'] ?? '')).toMatch(/^2\.\d+\.\d+/);
  });

  it('is rejected when no server responds, without showing the password', async () => {
    const url = `nats://user:secret@127.0.0.1:${await findFreePort()}`;
    const rejection = checkExternalNats(url);
    await expect(rejection).rejects.toMatchObject({ code: 'nats_unavailable' });
    await expect(rejection).rejects.not.toThrow(/secret/);
  });

  it.each([
    ['a server that is too old', 'INFO {"version":"2.9.25","jetstream":true}\r\n', 'nats_too_old'],
    ['a server without JetStream', 'INFO {"version":"2.12.1"}\r\n', 'nats_unavailable'],
    ['something that is not NATS', 'SSH-2.0-OpenSSH_9.2\r\n', 'nats_unavailable'],
  ])('is rejected for %s', async (_what, greeting, code) => {
    await withServer(greeting, async (url) => {
      await expect(checkExternalNats(url)).rejects.toMatchObject({ code });
    });
  });
});

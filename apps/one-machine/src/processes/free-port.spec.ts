import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { findFreePort, findFreePorts } from './free-port.js';

it('returns each port once', async () => {
  const ports = await findFreePorts(80);
  expect(new Set(ports).size).toBe(80);
});

it('returns no port that a program listens on', async () => {
  const next = (await findFreePort()) + 1;
  const other = createServer().listen({ host: '127.0.0.1', port: next });
  await once(other, 'listening').catch(() => undefined);
  expect(await findFreePorts(3)).not.toContain(next);
  other.close();
});

it('returns ports outside of the range of outgoing connections', async () => {
  for (const port of await findFreePorts(40)) expect(port).toBeLessThan(32_768);
});

it('returns different ports to concurrent callers', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => findFreePort()));
  expect(new Set(ports).size).toBe(50);
});

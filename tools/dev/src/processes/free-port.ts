import { createServer } from 'node:net';

/** A currently free TCP port on 127.0.0.1. */
export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('The operating system returned no port.'));
      });
    });
  });
}

/** Several different free ports on 127.0.0.1. */
export async function findFreePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) found.add(await findFreePort());
  return [...found];
}

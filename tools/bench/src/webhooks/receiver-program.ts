import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Takes deliveries as fast as Node can, in a process of its own, and tells its parent when each came:
 * pairs of card id and time (milliseconds since 1970, fractions included), in batches.
 */
let arrivals: [cardId: number, at: number][] = [];

const server = createServer((request, response) => {
  const at = performance.timeOrigin + performance.now();
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    response.writeHead(204).end();
    const { data } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { data: { id: number } };
    arrivals.push([data.id, at]);
  });
});

const timer = setInterval(() => {
  if (arrivals.length === 0) return;
  process.send?.({ arrivals });
  arrivals = [];
}, 20);

server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('disconnect', () => {
  clearInterval(timer);
  process.exit(0);
});

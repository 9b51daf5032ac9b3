import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Receives deliveries in a separate process on a given number of ports, each of which is a separate host to the
 * dispatcher. It reports each delivery's latency to its parent, from the event's timestamp, which is taken just before
 * the commit. Requests to `/hung` never get a response.
 */
const ports = Number(process.argv[2]);
let latencies: number[] = [];

function listen(): Promise<number> {
  const server: Server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const at = performance.timeOrigin + performance.now();
    if (request.url === '/hung') return;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(204).end();
      const { occurredAt } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { occurredAt: string };
      latencies.push(at - Date.parse(occurredAt));
    });
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}

const timer = setInterval(() => {
  if (latencies.length === 0) return;
  const { user, system } = process.cpuUsage();
  process.send?.({ latencies, cpuSeconds: (user + system) / 1e6 });
  latencies = [];
}, 20);
process.once('disconnect', () => {
  clearInterval(timer);
  process.exit(0);
});
process.send?.({ ports: await Promise.all(Array.from({ length: ports }, listen)) });

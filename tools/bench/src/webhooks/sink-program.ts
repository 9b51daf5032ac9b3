import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Takes deliveries in a process of its own, on as many ports as it is told (each is a host of its own to the
 * dispatcher, as customers' receivers are), and tells its parent how long each took to come: from the moment that the
 * event itself states, which is drawn just before its change commits. What comes to `/hung` is never answered.
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

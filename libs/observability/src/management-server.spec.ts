import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ManagementServer } from './management-server.js';
import { createRegistry } from './metrics.js';
import { Readiness } from './readiness.js';

describe('ManagementServer', () => {
  let readiness: Readiness;
  let server: ManagementServer;
  let address: string;

  beforeEach(async () => {
    readiness = new Readiness();
    server = new ManagementServer({
      host: '127.0.0.1',
      port: 0,
      readiness,
      registry: createRegistry('sample'),
    });
    address = `http://127.0.0.1:${await server.listen()}`;
  });

  afterEach(() => server.close());

  const status = async (path: string): Promise<number> => (await fetch(address + path)).status;

  it('stays live during an outage of a dependency, and is not ready', async () => {
    readiness.register('database', () => Promise.reject(new Error('connection refused')));
    expect(await status('/healthz/live')).toBe(200);
    const ready = await fetch(`${address}/healthz/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'not ready', faults: { database: 'connection refused' } });
  });

  it('is ready when every check passes, until it drains', async () => {
    readiness.register('database', () => Promise.resolve(null));
    expect(await status('/healthz/ready')).toBe(200);
    readiness.startDraining();
    expect(await status('/healthz/ready')).toBe(503);
    expect(await status('/healthz/live')).toBe(200);
  });

  it('serves the metrics of its own registry, labelled with the service', async () => {
    const text = await (await fetch(`${address}/metrics`)).text();
    expect(text).toContain('service="sample"');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'responds to %s with 405 and no content',
    async (method) => {
      for (const path of ['/healthz/live', '/healthz/ready', '/metrics']) {
        const response = await fetch(address + path, { method });
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe('GET, HEAD');
        expect((await response.text()).length).toBeLessThan(100);
      }
    },
  );

  it('responds to HEAD without content', async () => {
    const response = await fetch(`${address}/metrics`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('responds 404 to any other path', async () => {
    expect(await status('/internal/anything')).toBe(404);
  });
});

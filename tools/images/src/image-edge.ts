import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@kiban/one-machine/processes/free-port';
import { until } from '@kiban/one-machine/processes/until';
import type { ServiceName } from '@kiban/edge/service-name';
import { HARDENED, probeRunning } from './hardened-run.js';
import { localImage } from './image-names.js';
import type { ImageStore } from './image-store.js';
import type { OpenEdge } from './rehearsal/public-edge.js';

/** What routes.conf calls each service. */
const VARIABLES: Record<ServiceName, string> = {
  'boards-api': 'boards_api',
  auth: 'auth',
  'webhook-dispatcher': 'webhook_dispatcher',
  notifications: 'notifications',
  'mcp-gateway': 'mcp_gateway',
};

/** The public edge as Compose and the single-port component run it: the screen's image with the product's own routes. */
export function edgeFromImage(store: ImageStore): OpenEdge {
  return async (services) => {
    const folder = await mkdtemp(join(tmpdir(), 'kiban-edge-'));
    const port = await findFreePort();
    const host = await store.hostAddress();
    const lines = Object.entries(services).map(
      ([name, address]) => `set $${VARIABLES[name as ServiceName]} ${host}:${new URL(address).port};`,
    );
    const file = join(folder, 'edge.conf');
    await writeFile(file, [...lines, 'include /etc/kiban/routes.conf;', ''].join('\n'));
    const container = await store.podman([
      ...HARDENED,
      '--detach',
      `--publish=127.0.0.1:${port}:8080`,
      `--volume=${file}:/etc/kiban/edge/edge.conf:ro`,
      localImage('web'),
    ]);
    const origin = `http://127.0.0.1:${port}`;
    const up = await until(
      () =>
        fetch(origin).then(
          ({ ok }) => ok || undefined,
          () => undefined,
        ),
      { withinMs: 20_000, everyMs: 100 },
    );
    if (!up) throw new Error(`the edge's image does not answer: ${await store.podman(['logs', container])}`);
    await probeRunning(store, container);
    return {
      origin,
      async close() {
        await store.podman(['stop', '--time', '20', container]);
        await rm(folder, { recursive: true });
      },
    };
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@kiban/dev/processes/until';
import type { BuildSettings } from './config/build-settings.js';
import { fromImages, probeHardening } from './hardened-run.js';
import { SERVICE_IMAGES } from './image-names.js';
import type { ImageStore } from './image-store.js';
import { ApiUser } from './rehearsal/api-user.js';
import { Cluster } from './rehearsal/cluster.js';
import { SteadyLoad } from './rehearsal/steady-load.js';
import { WebhookInbox } from './rehearsal/webhook-inbox.js';

const LOAD_MS = 5_000;

/**
 * Looks at each service's container from within, and then runs all four together, hardened, against a
 * PostgreSQL and a NATS with least rights: boards are written and read, a tool is called, and every
 * card is told to a receiver once.
 */
export async function smokeImages(store: ImageStore, settings: BuildSettings): Promise<void> {
  for (const name of SERVICE_IMAGES)
    process.stdout.write(`${name}: ${JSON.stringify(await probeHardening(store, name))}\n`);
  const inbox = await WebhookInbox.listen();
  const cluster = await Cluster.start({
    repositoryRoot: settings.repositoryRoot,
    env: process.env,
    replicas: 1,
    settings: { SHUTDOWN_DRAIN_MS: '0' },
    launch: fromImages(store),
  });
  try {
    const user = new ApiUser(cluster.edge.origin, await cluster.seed());
    const board = await user.call<{ id: number }>('POST', '/boards', {
      name: 'Smoke',
      lists: [{ name: 'Now' }],
    });
    const { lists } = await user.call<{ lists: { id: number }[] }>('GET', `/boards/${board.id}`);
    await user.call('POST', '/webhooks', { url: inbox.url, events: ['card.create'] });
    const load = new SteadyLoad(user, { boardId: board.id, listId: lists[0]?.id ?? 0 });
    await delay(LOAD_MS);
    const report = await load.stop();
    const told = await until(
      async () => (inbox.received.length >= report.created.length ? inbox.received.length : undefined),
      { withinMs: 30_000 },
    );
    process.stdout.write(
      `together: ${report.created.length} cards, ${report.reads} reads, ${report.toolCalls} tool calls, ` +
        `${report.failures.length} failures, ${told ?? inbox.received.length} webhooks\n`,
    );
    if (report.failures.length > 0 || told !== report.created.length)
      throw new Error(`The smoke test failed: ${report.failures.slice(0, 3).join('; ')}`);
  } finally {
    const ends = await cluster.stop();
    process.stdout.write(`ended with ${ends.map(({ exitCode }) => exitCode ?? 'a signal').join(', ')}\n`);
    await inbox.close();
  }
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@kiban/one-machine/processes/until';
import { run } from './command.js';
import type { BuildSettings } from './config/build-settings.js';
import { fromImages, probeHardening } from './hardened-run.js';
import { edgeFromImage } from './image-edge.js';
import { SERVICE_IMAGES } from './image-names.js';
import type { ImageStore } from './image-store.js';
import { ApiUser } from './rehearsal/api-user.js';
import { withBackingServices } from './rehearsal/backing.js';
import { Cluster } from './rehearsal/cluster.js';
import { SteadyLoad } from './rehearsal/steady-load.js';
import { WebhookInbox } from './rehearsal/webhook-inbox.js';

const LOAD_MS = 5_000;

/**
 * Checks each service's container from inside, and then runs all five images, hardened, against a PostgreSQL and a NATS
 * with least rights. It runs the product's main job through the image of the public edge, and a load whose cards must
 * each be delivered to a receiver once.
 */
export async function smokeImages(store: ImageStore, settings: BuildSettings): Promise<void> {
  for (const name of SERVICE_IMAGES) say(`${name}: ${JSON.stringify(await probeHardening(store, name))}`);
  await withBackingServices(settings.repositoryRoot, async (scratch) => {
    const cluster = await Cluster.start({
      repositoryRoot: settings.repositoryRoot,
      env: process.env,
      replicas: 1,
      settings: { SHUTDOWN_DRAIN_MS: '0' },
      launch: fromImages(store),
      edge: { open: edgeFromImage(store), listenOn: '0.0.0.0' },
    });
    try {
      const deployment = await cluster.seed();
      const file = join(scratch, 'kiban.json');
      await writeFile(file, JSON.stringify(deployment), { mode: 0o600 });
      await mainJob(settings.repositoryRoot, file);
      await underLoad(new ApiUser(deployment));
    } finally {
      const ends = await cluster.stop();
      say(`ended with ${ends.map(({ exitCode }) => exitCode ?? 'a signal').join(', ')}`);
    }
  });
}

/** `npm run smoke`, against the images. */
async function mainJob(repositoryRoot: string, file: string): Promise<void> {
  const project = join(repositoryRoot, 'apps', 'platform-e2e');
  const compiler = join(repositoryRoot, 'node_modules', 'typescript', 'bin', 'tsc');
  await run(process.execPath, [compiler, '-b', project]);
  say(await run(process.execPath, [join(project, 'dist', 'src', 'smoke.js'), file]));
}

async function underLoad(user: ApiUser): Promise<void> {
  const inbox = await WebhookInbox.listen();
  try {
    const board = await user.call<{ id: number }>('POST', '/boards', {
      name: 'Smoke',
      lists: [{ name: 'Now' }],
    });
    const { lists } = await user.call<{ lists: { id: number }[] }>('GET', `/boards/${board.id}`);
    await user.call('POST', '/webhooks', { url: inbox.url, events: ['card.create'] });
    const load = new SteadyLoad(user, { boardId: board.id, listId: lists[0]?.id ?? 0 });
    await delay(LOAD_MS);
    const report = await load.stop();
    await until(async () => (inbox.received.length >= report.created.length ? true : undefined), {
      withinMs: 30_000,
    });
    say(
      `together: ${report.created.length} cards, ${report.reads} reads, ${report.toolCalls} tool calls, ` +
        `${report.failures.length} failures, ${inbox.received.length} webhooks`,
    );
    if (report.failures.length > 0 || inbox.received.length !== report.created.length)
      throw new Error(`The smoke test failed: ${report.failures.slice(0, 3).join('; ')}`);
  } finally {
    await inbox.close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

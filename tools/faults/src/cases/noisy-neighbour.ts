import { EventWriter } from '../stand/event-writer.js';
import { pause, type FaultStand } from '../stand/fault-stand.js';
import { count, settle, type FaultCase } from './fault-case.js';

const HEALTHY = 100;
const BACKLOG = 10_000;
const TIMEOUT_MS = 10_000;

/**
 * One endpoint hangs for its whole time-out with ten thousand deliveries queued for it, in the same
 * workspace as a hundred healthy ones: their latency must stay within twice the undisturbed figure.
 */
export const noisyNeighbour: FaultCase = {
  name: 'noisy-neighbour',
  title: 'One hung endpoint with 10,000 queued deliveries beside 100 healthy ones',
  quick: false,
  run: async (stand, scale) => {
    await stand.startDispatcher({
      WEBHOOK_TIMEOUT_MS: String(TIMEOUT_MS),
      WEBHOOK_SLOTS: '256',
      WEBHOOK_SLOTS_PER_HOST: '200',
      WEBHOOK_SLOTS_PER_WORKSPACE: '200',
      WEBHOOK_SLOTS_PER_ENDPOINT: '8',
      WEBHOOK_LEASE_MS: '45000',
    });
    await stand.startRelay();
    const workspaceId = stand.newWorkspace();
    const paths = Array.from({ length: HEALTHY }, (_, index) => `/healthy-${workspaceId}-${index}`);
    for (const path of paths) await stand.registerEndpoint(workspaceId, path);
    const events = 200 * scale;
    // The first run warms both processes up; the second is the undisturbed figure.
    await burst(stand, workspaceId, paths, 60);
    const calm = await burst(stand, workspaceId, paths, events);
    const hung = `/hung-${workspaceId}`;
    stand.receiver.on(hung, () => undefined);
    const hungId = await stand.registerEndpoint(workspaceId, hung, ['webhook.ping']);
    await queueBacklog(stand, workspaceId, hungId);
    await pause(500);
    const noisy = await burst(stand, workspaceId, paths, events);
    const [slots] = await stand.database.query<{ count: number }>(
      'SELECT count(*) AS count FROM webhooks.delivery WHERE endpoint_id = $1 AND state = 1',
      [hungId],
    );
    const ratio = noisy.p99 / calm.p99;
    const result = count(stand.receiver.mailbox(paths[0] ?? ''), noisy.allIds, 0);
    result.note = `p99 ${calm.p99.toFixed(0)} ms calm, ${noisy.p99.toFixed(0)} ms beside it (${ratio.toFixed(2)}×); the hung one holds ${slots?.count ?? 0} slots`;
    if (ratio > 2) result.faults.push(`p99 is ${ratio.toFixed(2)} times the undisturbed figure`);
    if ((slots?.count ?? 0) > 8) result.faults.push('the hung endpoint holds more than its slots');
    await stand.database.query(
      'UPDATE webhooks.delivery SET state = 5 WHERE endpoint_id = $1 AND state = 0',
      [hungId],
    );
    return result;
  },
};

const committedSoFar = new Map<number, string[]>();

/** Writes events at a steady pace. @returns the 99th percentile from commit to POST over all endpoints, in ms */
async function burst(
  stand: FaultStand,
  workspaceId: number,
  paths: readonly string[],
  events: number,
): Promise<{ p99: number; allIds: string[] }> {
  const committedAt = new Map<string, number>();
  for (let index = 0; index < events; index += 1) {
    const writer = new EventWriter(stand.database);
    const turn = pause(50);
    await writer.write(1, { workspaceId, writers: 1 });
    for (const id of writer.messageIds) committedAt.set(id, performance.now());
    await turn;
  }
  const ids = [...committedAt.keys()];
  for (const path of paths) await settle(stand.receiver.mailbox(path), () => ids);
  const latencies = paths.flatMap((path) => {
    const { firstAt } = stand.receiver.mailbox(path);
    return ids.map((id) => (firstAt.get(id) ?? Infinity) - (committedAt.get(id) ?? 0));
  });
  latencies.sort((a, b) => a - b);
  const allIds = [...(committedSoFar.get(workspaceId) ?? []), ...ids];
  committedSoFar.set(workspaceId, allIds);
  return { p99: latencies[Math.floor(latencies.length * 0.99)] ?? 0, allIds };
}

/** Queues deliveries of existing events, as “redeliver everything” does. */
async function queueBacklog(stand: FaultStand, workspaceId: number, endpointId: number): Promise<void> {
  await stand.database.query(
    `INSERT INTO webhooks.delivery (event_id, endpoint_id, workspace_id, kind, trigger, state, next_attempt_at)
     SELECT (SELECT min(id) FROM webhooks.event WHERE workspace_id = $1), $2, $1, 'card.update', 1, 0, now()
     FROM generate_series(1, $3::int)`,
    [workspaceId, endpointId, BACKLOG],
  );
}

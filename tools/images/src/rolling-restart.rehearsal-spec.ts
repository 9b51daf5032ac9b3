import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES } from '@kiban/dev/services/service-name';
import { eventually } from '@kiban/testing';
import { compileServices } from './rehearsal/compile-services.js';
import { ApiUser } from './rehearsal/api-user.js';
import { Cluster } from './rehearsal/cluster.js';
import type { ReplicaEnd } from './rehearsal/replica.js';
import { SteadyLoad, type LoadTarget } from './rehearsal/steady-load.js';
import { WebhookInbox } from './rehearsal/webhook-inbox.js';

const repositoryRoot = process.cwd();
/** What the manifests give a pod after preStop: 45 s less 8 s, the dispatcher 60 s less 8 s. */
const GRACE_MS = 37_000;

describe('two replicas of every service', () => {
  let cluster: Cluster;
  let inbox: WebhookInbox;
  let user: ApiUser;
  let target: LoadTarget;

  beforeAll(async () => {
    await compileServices(repositoryRoot);
    cluster = await Cluster.start({ repositoryRoot, env: process.env, replicas: 2 });
    user = new ApiUser(await cluster.seed());
    inbox = await WebhookInbox.listen();
    const board = await user.call<{ id: number }>('POST', '/boards', {
      name: 'Rehearsal',
      lists: [{ name: 'To do' }],
    });
    const { lists } = await user.call<{ lists: { id: number }[] }>('GET', `/boards/${board.id}`);
    target = { boardId: board.id, listId: lists[0]!.id };
    await user.call('POST', '/webhooks', { url: inbox.url, events: ['card.create'] });
  }, 240_000);

  afterAll(async () => {
    await cluster.stop();
    await inbox.close();
  }, 120_000);

  it('are replaced one by one under load: no failed request, no broken MCP call, no lost and no repeated webhook', async () => {
    const load = new SteadyLoad(user, target);
    const ends: ReplicaEnd[] = [];
    try {
      await eventually('the load runs', () => load.report.created.length > 5 && load.report.toolCalls > 2);
      for (const service of SERVICE_NAMES) ends.push(...(await cluster.rollOut(service, GRACE_MS)));
    } finally {
      await load.stop();
    }
    const { report } = load;

    expect(report.failures).toEqual([]);
    expect(report.reads).toBeGreaterThan(0);
    expect(ends).toHaveLength(2 * SERVICE_NAMES.length);
    expect(ends.map(({ exitCode }) => exitCode)).toEqual(ends.map(() => 0));
    await eventually(
      'every card was told of',
      () => new Set(inbox.received.map(({ data }) => data.id)).size >= report.created.length,
      60_000,
    );
    const told = inbox.received.map(({ data }) => data.id).sort((a, b) => a! - b!);
    expect(told).toEqual([...report.created].sort((a, b) => a - b));
  }, 600_000);

  it('never say or hear on the broker what its permissions refuse', async () => {
    const log = await cluster.broker.log();
    expect(log.split('\n').filter((line) => /violation/i.test(line))).toEqual([]);
  });
});

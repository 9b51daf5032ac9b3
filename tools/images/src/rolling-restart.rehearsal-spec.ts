import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES } from '@kiban/edge/service-name';
import { LoadedCluster } from './rehearsal/loaded-cluster.js';
import { GRACE_MS, type ReplicaEnd } from './rehearsal/replica.js';

describe('two replicas of every service', () => {
  let loaded: LoadedCluster;

  beforeAll(async () => {
    loaded = await LoadedCluster.start({ repositoryRoot: process.cwd(), env: process.env, replicas: 2 });
  }, 240_000);

  afterAll(() => loaded.stop(), 120_000);

  it('are replaced one by one under load: no failed request, no broken MCP call, no lost and no repeated webhook', async () => {
    const ends: ReplicaEnd[] = [];
    const report = await loaded.underLoad(async () => {
      for (const service of SERVICE_NAMES) ends.push(...(await loaded.cluster.rollOut(service, GRACE_MS)));
    });

    expect(report.failures).toEqual([]);
    expect(report.reads).toBeGreaterThan(0);
    expect(ends).toHaveLength(2 * SERVICE_NAMES.length);
    expect(ends.map(({ exitCode }) => exitCode)).toEqual(ends.map(() => 0));
    expect(await loaded.deliveredFor(report.created)).toEqual([...report.created].sort((a, b) => a - b));
    const slowest = Math.max(...ends.map(({ durationMs }) => durationMs));
    process.stderr.write(
      `${report.created.length} cards, ${report.reads} reads, ${report.toolCalls} tool calls, ` +
        `${report.failures.length} failures; the slowest of ${ends.length} ends took ${Math.round(slowest)} ms\n`,
    );
  }, 600_000);

  it('never say or hear on the broker what its permissions refuse', async () => {
    const log = await loaded.cluster.broker.log();
    expect(log.split('\n').filter((line) => /violation/i.test(line))).toEqual([]);
  });
});

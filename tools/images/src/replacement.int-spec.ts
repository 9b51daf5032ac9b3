import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES } from '@kiban/edge/service-name';
import { eventually } from '@kiban/testing';
import { withClient } from './rehearsal/database-with-roles.js';
import { LoadedCluster } from './rehearsal/loaded-cluster.js';
import { GRACE_MS, type ReplicaEnd } from './rehearsal/replica.js';

/** The roll-out of `npm run rehearse`, cut down to one replica of each service that gives way to another. */
describe('a replica of every service', () => {
  let loaded: LoadedCluster;

  beforeAll(async () => {
    loaded = await LoadedCluster.start({ repositoryRoot: process.cwd(), env: process.env, replicas: 1 });
  }, 240_000);

  afterAll(() => loaded.stop(), 120_000);

  it('gives way to another one under load: no failed request or MCP call, no lost or repeated webhook, and its exit code is 0', async () => {
    const ends: ReplicaEnd[] = [];
    const report = await loaded.underLoad(async () => {
      // All concurrently, as `kubectl apply` of a release does.
      const rolled = await Promise.all(
        SERVICE_NAMES.map((service) => loaded.cluster.rollOut(service, GRACE_MS)),
      );
      ends.push(...rolled.flat());
    });

    expect(report.failures).toEqual([]);
    expect(report.reads).toBeGreaterThan(0);
    expect(ends.map(({ exitCode }) => exitCode)).toEqual(SERVICE_NAMES.map(() => 0));
    expect(await loaded.deliveredFor(report.created)).toEqual([...report.created].sort((a, b) => a - b));
  }, 240_000);

  it('is unready while its schema is older than it needs, and says which migration is missing', async () => {
    const [replica] = loaded.cluster.replicasOf('boards-api');
    const health = async (): Promise<{ status: number; text: string }> => {
      const response = await fetch(`http://127.0.0.1:${replica?.managementPort}/healthz/ready`);
      return { status: response.status, text: await response.text() };
    };
    await withClient(loaded.cluster.database.url('owner'), async (client) => {
      const { rows } = await client.query<{ timestamp: string; name: string }>(
        'DELETE FROM boards.schema_migration WHERE id = (SELECT max(id) FROM boards.schema_migration) RETURNING timestamp, name',
      );
      const [latest] = rows;
      const unready = await eventually('it is unready', async () => {
        const seen = await health();
        return seen.status === 503 ? seen : undefined;
      });
      expect(unready.text).toContain(
        `schema boards lacks ${latest?.name}; run the migrations of this release`,
      );
      await client.query('INSERT INTO boards.schema_migration (timestamp, name) VALUES ($1, $2)', [
        latest?.timestamp,
        latest?.name,
      ]);
      await eventually('it is ready again', async () => (await health()).status === 200);
    });
  });

  it('never says or hears on the broker what its permissions refuse', async () => {
    const log = await loaded.cluster.broker.log();
    expect(log.split('\n').filter((line) => /violation/i.test(line))).toEqual([]);
  });
});

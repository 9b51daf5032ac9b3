import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES } from '@kiban/edge/service-name';
import { eventually } from '@kiban/testing';
import { readUpgradeSettings } from './config/upgrade-settings.js';
import { withClient } from './rehearsal/database-with-roles.js';
import { EditingLoad } from './rehearsal/editing-load.js';
import { fromSources } from './rehearsal/launch.js';
import { LoadedCluster } from './rehearsal/loaded-cluster.js';
import { GRACE_MS, type Replica } from './rehearsal/replica.js';
import { buildVersion, commitBefore, type BuiltVersion } from './rehearsal/version-before.js';

/** Cards that go through every step while both versions serve. */
const LIVES_WITH_BOTH = 30;

const WRONG_COUNTS = `
  SELECT l.id, l.card_count, count(c.id)::int AS found
  FROM boards.list AS l LEFT JOIN boards.card AS c ON c.list_id = l.id
  GROUP BY l.id HAVING l.card_count <> count(c.id)`;

const FUNCTIONS = `
  SELECT p.oid::regprocedure::text AS function, md5(p.prosrc) AS body FROM pg_proc AS p
  JOIN pg_namespace AS n ON n.oid = p.pronamespace
  WHERE n.nspname IN ('boards', 'auth', 'webhooks', 'notifications') ORDER BY 1`;

/**
 * The events of each outbox, and those whose id is not greater than one that was drawn more than a second before: sessions that
 * draw at the same time may insert in another order.
 */
const IDS_OF_EVENTS = ['auth', 'boards', 'webhooks']
  .map(
    (source) => `
  SELECT '${source}' AS source, count(*)::int AS events, count(*) FILTER (WHERE id <= earlier)::int AS smaller
  FROM (SELECT id, max(id) OVER (ORDER BY occurred_at
          RANGE BETWEEN UNBOUNDED PRECEDING AND interval '1 second' PRECEDING) AS earlier
        FROM ${source}.outbox) AS drawn`,
  )
  .join(' UNION ALL ');

interface IdsOfEvents {
  source: string;
  events: number;
  smaller: number;
}

/** docs/runbooks/upgrade-and-roll-back.md, with the version before from git. */
describe('an upgrade from the version before', () => {
  const root = process.cwd();
  let before: BuiltVersion;
  let loaded: LoadedCluster;

  beforeAll(async () => {
    const { from, versionsFolder } = readUpgradeSettings();
    before = await buildVersion(root, versionsFolder, await commitBefore(root, from));
    loaded = await LoadedCluster.start({
      repositoryRoot: root,
      env: process.env,
      replicas: 2,
      launch: fromSources(before.folder),
    });
  }, 900_000);

  afterAll(() => loaded.stop(), 120_000);

  const query = <Row>(statement: string): Promise<Row[]> =>
    withClient(
      loaded.cluster.database.url('owner'),
      async (client) => (await client.query(statement)).rows as Row[],
    );

  it('and its roll-back keep both versions serving one database: no failed request, no lost and no repeated webhook', async () => {
    const { cluster } = loaded;
    const old = fromSources(before.folder);
    const current = fromSources(root);
    const answered: number[][] = [];

    /** One replica of every service is of each version; both must serve. */
    const serveBoth = async (load: EditingLoad): Promise<void> => {
      const replicas: Replica[] = cluster.replicasOf('boards-api');
      const start = replicas.map((replica) => cluster.answersOf(replica));
      const until = load.lives + LIVES_WITH_BOTH;
      await eventually(
        'both versions serve',
        () => load.lives >= until || load.report.failures.length > 0,
        300_000,
      );
      answered.push(replicas.map((replica, index) => cluster.answersOf(replica) - (start[index] ?? 0)));
    };
    const replaceOneOfEach = async (): Promise<void> => {
      for (const service of SERVICE_NAMES) {
        const [replica] = cluster.replicasOf(service);
        if (replica) await cluster.replace(replica, GRACE_MS);
      }
    };

    const report = await loaded.underLoadOf(
      (user, target) => EditingLoad.start(user, target),
      async (load) => {
        cluster.use(current);
        await cluster.migrate();
        await replaceOneOfEach();
        await serveBoth(load);

        // A job of the version before that is started again must change nothing.
        const functions = await query(FUNCTIONS);
        cluster.use(old);
        await cluster.migrate();
        expect(await query(FUNCTIONS)).toEqual(functions);
        cluster.use(current);
        await replaceOneOfEach();

        cluster.use(old);
        await replaceOneOfEach();
        await serveBoth(load);
        await replaceOneOfEach();
      },
    );

    const ids = await query<IdsOfEvents>(IDS_OF_EVENTS);
    process.stderr.write(
      `from ${before.commit}: ${report.created.length} cards, ${report.reads} reads, ${report.toolCalls} tool calls, ` +
        `${report.failures.length} failures; answers of both versions: ${JSON.stringify(answered)}; ids of events: ${JSON.stringify(ids)}\n`,
    );
    expect(report.failures).toEqual([]);
    expect(answered.flat().filter((count) => count === 0)).toEqual([]);
    expect(await query(WRONG_COUNTS)).toEqual([]);
    expect(ids.filter(({ smaller }) => smaller > 0)).toEqual([]);
    const drawn = ids.find(({ source }) => source === 'boards')?.events ?? 0;
    expect(drawn).toBeGreaterThan(report.created.length);
    expect(await loaded.deliveredFor(report.created)).toEqual([...report.created].sort((a, b) => a - b));
  }, 900_000);
});

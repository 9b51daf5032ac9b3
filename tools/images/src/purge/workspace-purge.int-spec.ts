import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bundleProduct } from '@kiban/dev/build/service-bundles';
import { eventually } from '@kiban/testing';
import { Cluster } from '../rehearsal/cluster.js';
import { WebhookInbox } from '../rehearsal/webhook-inbox.js';
import { FilledWorkspace } from './filled-workspace.js';
import { WorkspaceTables } from './workspace-rows.js';

const repositoryRoot = process.cwd();
/** Several rounds of auth's purge (milliseconds). */
const PURGED_WITHIN_MS = 240_000;
/** Deliveries are usually due within a second. */
const QUIET_MS = 3_000;

describe('a deleted workspace, with two replicas of every service', () => {
  let cluster: Cluster;
  let inbox: WebhookInbox;
  let tables: WorkspaceTables;
  let doomed: FilledWorkspace;
  let neighbour: FilledWorkspace;

  beforeAll(async () => {
    await bundleProduct(repositoryRoot);
    cluster = await Cluster.start({
      repositoryRoot,
      env: process.env,
      replicas: 2,
      settings: { SHUTDOWN_DRAIN_MS: '0' },
    });
    inbox = await WebhookInbox.listen();
    tables = await WorkspaceTables.open(cluster.database.url('owner'));
    doomed = await FilledWorkspace.create(cluster, { mark: 'doomed7c1f', inbox, tables });
    neighbour = await FilledWorkspace.create(cluster, { mark: 'neighbour3b9a', inbox, tables });
  }, 400_000);

  afterAll(async () => {
    await tables.close();
    await inbox.close();
    await cluster.stop();
  }, 120_000);

  const remove = (): Promise<unknown> =>
    doomed.call('POST', '/workspace/delete', { name: doomed.owner.workspaceName });
  const deliveries = async (): Promise<number> => {
    const [row] = await tables.run(
      'SELECT count(*)::int AS count FROM webhooks.endpoint WHERE workspace_id = $1 AND status = $2',
      [doomed.id, 'active'],
    );
    return Number(row?.['count']);
  };

  it('receives nothing at its webhooks until it is restored, and loses no webhook [DEC-4.DELETE-2]', async () => {
    const active = await deliveries();
    await remove();
    const before = inbox.received.length;
    // Of the time before the deletion, and still to be delivered.
    await tables.run(
      `UPDATE webhooks.delivery SET state = 0, next_attempt_at = now(), finished_at = NULL
       WHERE id = (SELECT max(id) FROM webhooks.delivery WHERE workspace_id = $1)`,
      [doomed.id],
    );
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    expect(inbox.received).toHaveLength(before);
    expect(await deliveries()).toBe(active);
    await doomed.call('POST', '/workspace/restore');
    await tables.run(
      'UPDATE webhooks.delivery SET next_attempt_at = now() WHERE workspace_id = $1 AND state = 0',
      [doomed.id],
    );
    await eventually('the delivery after the restoration', () => inbox.received.length > before, 30_000);
  }, 60_000);

  it('leaves no row in any service after its days, and none of a neighbour changes [DEC-4.DELETE-7]', async () => {
    const rows = await tables.count(doomed.id);
    // Otherwise an empty table would show nothing. Entries pass through this one on their way to auth.
    delete rows['boards.audit_outbox'];
    expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([]);
    const kept = await tables.rowsOf(neighbour.id);
    await tables.run(
      `INSERT INTO auth.used_address (credential, address, last_day)
       SELECT 'token ' || id, '203.0.113.78', current_date FROM auth.api_token WHERE workspace_id = $1`,
      [doomed.id],
    );
    expect(await tables.mentioning('203.0.113.78')).not.toEqual([]);
    await remove();
    await cluster.broker.kill();
    await tables.run(
      `UPDATE auth.workspace SET deletion_at = now() - interval '2 minutes', purge_began_at = now() - interval '2 minutes'
       WHERE id = $1`,
      [doomed.id],
    );
    await eventually(
      'a purge without the broker',
      () => cluster.replicasOf('auth').some(({ log }) => log.includes('purge.service_silent')),
      PURGED_WITHIN_MS,
    );
    expect((await tables.count(doomed.id))['auth.workspace']).toBe(1);
    await cluster.broker.start();
    await eventually(
      'the end of the purge',
      async () => (await tables.count(doomed.id))['auth.workspace'] === 0,
      PURGED_WITHIN_MS,
    );
    expect(Object.entries(await tables.count(doomed.id)).filter(([, count]) => count > 0)).toEqual([]);
    expect(await tables.mentioning('203.0.113.78')).toEqual([]);
    // The account stays, and one entry about the end.
    const mentions = await tables.mentioning(doomed.mark);
    expect(mentions.map((row) => row.split(' ')[0])).toEqual(['auth.account', 'auth.audit_entry']);
    expect(mentions[1]).toContain('workspace.purge');
    expect(await tables.rowsOf(neighbour.id)).toEqual(kept);
    await neighbour.call('GET', '/boards');
  }, 600_000);
});

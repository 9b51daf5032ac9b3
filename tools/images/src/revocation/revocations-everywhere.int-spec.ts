import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leaseRevocationSubject } from '@kiban/auth-client';
import { bundleProduct } from '@kiban/dev/build/service-bundles';
import { eventually } from '@kiban/testing';
import { Cluster } from '../rehearsal/cluster.js';
import { LossyLink } from '../rehearsal/lossy-link.js';
import { revocationFigures } from './revocation-figures.js';
import { RevocationTrial, type RevocationReport } from './revocation-trial.js';
import { ENDING_KINDS, type RevocationKind } from './revocations.js';
import { ReplicaCalls } from './replica-calls.js';
import { WorkspacePeople } from './workspace-people.js';

const repositoryRoot = process.cwd();
/** Rounds of every kind of ending while nothing is wrong; the other conditions have one each. */
const ROUNDS = 2;

describe('what was taken back, with two replicas of every service', () => {
  let cluster: Cluster;
  let link: LossyLink;
  let calls: ReplicaCalls;
  /** A workspace for each kind, so that no ending's drop hides another one's. */
  let workspaces: Map<string, WorkspacePeople>;

  beforeAll(async () => {
    await bundleProduct(repositoryRoot);
    cluster = await Cluster.start({
      repositoryRoot,
      env: process.env,
      replicas: 2,
      settings: { SHUTDOWN_DRAIN_MS: '0' },
      brokerLink: async (port) => (link = await LossyLink.listen(port)).port,
    });
    calls = new ReplicaCalls(cluster);
    workspaces = new Map();
    for (const { name } of ENDING_KINDS) workspaces.set(name, await WorkspacePeople.found(cluster, name));
  }, 400_000);

  afterAll(async () => {
    await cluster.stop();
    await link.close();
  }, 120_000);

  const prepare = async (kind: RevocationKind, leadMs: number): Promise<RevocationTrial> => {
    const people = workspaces.get(kind.name)!;
    // A broker that has just restarted may not accept event streams yet; then their preparation is repeated.
    return eventually(
      `what is to end is in use: ${kind.name}`,
      async () => {
        const testing = new RevocationTrial(await kind.prepare(people, leadMs), calls);
        await testing.use();
        return testing;
      },
      30_000,
    );
  };

  /** Everything in use first, then `fault`, then every kind of ending side by side. */
  const endDuring = async (fault: () => Promise<void>): Promise<RevocationReport[]> => {
    const trials: RevocationTrial[] = [];
    for (const kind of ENDING_KINDS) trials.push(await prepare(kind, 8_000));
    await fault();
    return Promise.all(trials.map((testing) => testing.run()));
  };

  const expectObeyed = (condition: string, reports: readonly RevocationReport[]): void => {
    process.stdout.write(revocationFigures(condition, reports));
    for (const { kind, stale, wronglyRejected, replicas } of reports)
      expect({ kind, stale, wronglyRejected, replicas }).toEqual({
        kind,
        stale: [],
        wronglyRejected: [],
        // Two of each service that takes bearers.
        replicas: 10,
      });
  };

  it('is refused by the very next request everywhere, and its streams end [DEC-4.12, DEC-4.13, DEC-3.10]', async () => {
    const reports: RevocationReport[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const kind of ENDING_KINDS) reports.push(await (await prepare(kind, 3_000)).run());
    expectObeyed('all is well', reports);
  }, 240_000);

  it('is refused also when the broker loses every message about it [DEC-4.13, DEC-4.14]', async () => {
    const lostBefore = link.lost;
    try {
      const reports = await endDuring(async () => link.lose(leaseRevocationSubject));
      expectObeyed('messages lost', reports);
      expect(link.lost).toBeGreaterThan(lostBefore);
    } finally {
      link.lose();
    }
  }, 120_000);

  it('is refused also while the broker hangs [DEC-4.14]', async () => {
    try {
      expectObeyed('broker hangs', await endDuring(async () => cluster.broker.hang()));
    } finally {
      cluster.broker.wake();
    }
  }, 120_000);

  it('is refused also while the broker restarts [DEC-4.14]', async () => {
    let started: Promise<void> | undefined;
    const reports = await endDuring(async () => {
      await cluster.broker.kill();
      started = delay(400).then(() => cluster.broker.start());
    });
    await started;
    expectObeyed('broker restarts', reports);
  }, 120_000);

  it('is refused also while the broker is down [DEC-4.14]', async () => {
    try {
      expectObeyed('broker down', await endDuring(() => cluster.broker.kill()));
    } finally {
      await cluster.broker.start();
    }
  }, 120_000);
});

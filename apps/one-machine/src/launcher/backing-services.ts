import type { Progress } from '../console/progress.js';
import { findNatsServer } from '../nats/find-server.js';
import { NatsServer, type NatsAccounts } from '../nats/nats-server.js';
import { formatVersion } from '../nats/server-version.js';
import { chooseClusterPlace } from '../postgres/cluster-place.js';
import { EmbeddedCluster } from '../postgres/embedded-cluster.js';
import type { DataFolder } from '../data-folder/data-folder.js';
import { findFreePort } from '../processes/free-port.js';
import { rotateLog } from '../processes/log-file.js';
import type { ProcessLedger } from '../processes/process-ledger.js';
import { SupervisedProcess, type DeathNotice } from '../processes/supervised-process.js';

export interface BackingContext {
  readonly folder: DataFolder;
  readonly ledger: ProcessLedger;
  readonly progress: Progress;
  readonly onDeath: DeathNotice;
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  /** Receives every process as soon as it exists, so that a later failure can still stop it. */
  readonly started: (child: SupervisedProcess) => void;
}

export interface RunningPostgres {
  readonly cluster: EmbeddedCluster;
  readonly binFolder: string;
}

/** Starts the embedded PostgreSQL and resolves once it accepts connections. */
export async function startEmbeddedPostgres(
  context: BackingContext,
  superuserPassword: string,
  durable: boolean,
): Promise<RunningPostgres> {
  const { folder, ledger, progress, onDeath } = context;
  return progress.step(
    'PostgreSQL',
    async () => {
      const place = await chooseClusterPlace(folder.path, folder.postgres);
      if (place.note !== undefined) progress.say(`  ${place.note}`);
      const logFile = folder.logFile('postgres');
      rotateLog(logFile);
      const cluster = new EmbeddedCluster({
        place,
        port: await findFreePort(),
        superuserPassword,
        logFile,
        durable,
        env: context.env,
      });
      const { endedLeftover } = await cluster.prepare();
      if (endedLeftover) progress.say('  stopped a PostgreSQL of an earlier start');
      const child = new SupervisedProcess(cluster.plan(), ledger, onDeath);
      context.started(child);
      await child.start();
      await cluster.waitUntilReady();
      return { cluster, binFolder: place.binaries.binFolder };
    },
    ({ cluster }) => `embedded, files in ${cluster.data}`,
  );
}

export interface RunningNats {
  readonly url: string;
  readonly program: string;
}

/** Finds and starts a NATS server with JetStream and resolves once it accepts connections. */
export async function startOwnNats(
  context: BackingContext,
  promise: { readonly durable: boolean; readonly accounts?: NatsAccounts },
): Promise<RunningNats> {
  const { folder, ledger, progress, onDeath } = context;
  return progress
    .step(
      'NATS',
      async () => {
        const found = await findNatsServer({
          root: context.root,
          env: context.env,
          note: (text) => progress.say(`  ${text}`),
        });
        const logFile = folder.logFile('nats');
        rotateLog(logFile);
        const port = await findFreePort();
        const server = new NatsServer({
          server: found,
          folder: folder.nats,
          port,
          logFile,
          env: context.env,
          ...promise,
        });
        const child = new SupervisedProcess(await server.prepare(), ledger, onDeath);
        context.started(child);
        await child.start();
        await server.waitUntilReady();
        return { found, url: server.url };
      },
      ({ found }) => `${formatVersion(found.version)} with JetStream (${found.origin})`,
    )
    .then(({ found, url }) => ({ url, program: found.program }));
}

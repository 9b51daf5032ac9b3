import { serviceProgram } from '../build/service-bundles.js';
import type { Progress } from '../console/progress.js';
import type { DataFolder } from '../data-folder/data-folder.js';
import { lastLines, rotateLog } from '../processes/log-file.js';
import type { ProcessLedger } from '../processes/process-ledger.js';
import { SupervisedProcess, type DeathNotice } from '../processes/supervised-process.js';
import { until } from '../processes/until.js';
import { SetupProblem } from '../setup-problem.js';
import type { Deployment } from './deployment.js';
import { serviceEnvironment } from './service-environment.js';
import { SERVICE_NAMES, type ServiceName } from './service-name.js';

const READY_WITHIN_MS = 60_000;
/** The dispatcher lets attempts under way end, which take up to their deadline of 10 s, and records them. */
const STOP_GRACE_MS: Readonly<Partial<Record<ServiceName, number>>> = { 'webhook-dispatcher': 20_000 };
const STOP_GRACE_DEFAULT_MS = 8_000;

export interface FleetContext {
  readonly folder: DataFolder;
  readonly ledger: ProcessLedger;
  readonly progress: Progress;
  readonly onDeath: DeathNotice;
  readonly repositoryRoot: string;
  readonly started: (child: SupervisedProcess) => void;
  readonly signal: AbortSignal;
}

/** Whether a service says that it can do its work. */
export async function isReady(managementUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${managementUrl}/healthz/ready`, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * What a request leaves behind lives for milliseconds: with room for more of it in the young generation, less is copied
 * and collected (a tenth of a request's CPU time). The manifests and the image set the same.
 */
const NEW_SPACE_FLAG = '--max-semi-space-size=32';

/** Starts every service as a child process and resolves once all of them are ready. */
export async function startServices(context: FleetContext, deployment: Deployment): Promise<void> {
  const preload = new URL('./follow-launcher.js', import.meta.url).href;
  await Promise.all(
    SERVICE_NAMES.map(async (name) => {
      const logFile = context.folder.logFile(name);
      rotateLog(logFile);
      const child = new SupervisedProcess(
        {
          name,
          command: process.execPath,
          args: [NEW_SPACE_FLAG, '--import', preload, serviceProgram(context.repositoryRoot, name)],
          env: serviceEnvironment(name, deployment),
          cwd: context.repositoryRoot,
          logFile,
          stopSignal: 'SIGTERM',
          stopGraceMs: STOP_GRACE_MS[name] ?? STOP_GRACE_DEFAULT_MS,
          followsLauncher: true,
        },
        context.ledger,
        context.onDeath,
      );
      context.started(child);
      await context.progress.step(name, async () => {
        await child.start();
        await waitUntilReady(name, child, context, deployment);
      });
    }),
  );
}

/** A service that dies three times on its first start will not get well by itself: that ends the start. */
const DEATHS_MAX = 3;

async function waitUntilReady(
  name: ServiceName,
  child: SupervisedProcess,
  { folder, signal }: FleetContext,
  { addresses }: Deployment,
): Promise<void> {
  const outcome = await until(
    async () => {
      if (await isReady(addresses[name].managementUrl)) return 'ready';
      return child.restarts >= DEATHS_MAX ? 'dying' : undefined;
    },
    { withinMs: READY_WITHIN_MS, everyMs: 100, signal },
  );
  if (outcome === 'ready' || signal.aborted) return;
  const logFile = folder.logFile(name);
  const why =
    outcome === 'dying' ? 'ends as soon as it is started' : `is not ready after ${READY_WITHIN_MS / 1000} s`;
  const said = lastLines(logFile, 15).map((line) => `    ${line}`);
  throw new SetupProblem(
    'service_not_ready',
    `${name} ${why}; the end of its log ${logFile}:\n${said.join('\n') || '    (empty)'}`,
  );
}

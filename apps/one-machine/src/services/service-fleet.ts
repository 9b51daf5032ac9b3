import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceProgram } from './service-programs.js';
import type { Progress } from '../console/progress.js';
import type { DataFolder } from '../data-folder/data-folder.js';
import { lastLines, rotateLog } from '../processes/log-file.js';
import type { ProcessLedger } from '../processes/process-ledger.js';
import { SupervisedProcess, type DeathNotice } from '../processes/supervised-process.js';
import { until } from '../processes/until.js';
import { SetupProblem } from '../setup-problem.js';
import type { Deployment } from './deployment.js';
import { serviceEnvironment } from './service-environment.js';
import type { ServiceName } from '@kiban/edge/service-name';

const READY_WITHIN_MS = 60_000;
/** The dispatcher waits for attempts in flight, up to their deadline of 10 s, and records them. */
const STOP_GRACE_MS: Readonly<Partial<Record<ServiceName, number>>> = { 'webhook-dispatcher': 20_000 };
const STOP_GRACE_DEFAULT_MS = 8_000;

export interface FleetContext {
  readonly folder: DataFolder;
  readonly ledger: ProcessLedger;
  readonly progress: Progress;
  readonly onDeath: DeathNotice;
  readonly root: string;
  readonly started: (child: SupervisedProcess) => void;
  readonly signal: AbortSignal;
}

/** Whether a service reports that it is ready. */
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
 * Objects of a request live for milliseconds: a larger young generation reduces copying and collecting, which takes a
 * tenth of a request's CPU time. The manifests and the image set the same value.
 */
const NEW_SPACE_FLAG = '--max-semi-space-size=32';

/** Starts a service as a child process and resolves once it is ready. */
export async function startService(
  name: ServiceName,
  context: FleetContext,
  deployment: Deployment,
): Promise<void> {
  const preload = pathToFileURL(join(context.root, 'apps', 'one-machine', 'bin', 'follow-launcher.mjs')).href;
  const logFile = context.folder.logFile(name);
  rotateLog(logFile);
  const child = new SupervisedProcess(
    {
      name,
      command: process.execPath,
      args: [NEW_SPACE_FLAG, '--import', preload, serviceProgram(context.root, name)],
      env: serviceEnvironment(name, deployment),
      cwd: context.root,
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
}

/** A service that dies three times on its first start does not recover, so the start fails. */
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
    { withinMs: READY_WITHIN_MS, everyMs: 50, signal },
  );
  if (outcome === 'ready' || signal.aborted) return;
  const logFile = folder.logFile(name);
  const why =
    outcome === 'dying'
      ? 'exits immediately after its start'
      : `is not ready after ${READY_WITHIN_MS / 1000} s`;
  const lines = lastLines(logFile, 15).map((line) => `    ${line}`);
  throw new SetupProblem(
    'service_not_ready',
    `${name} ${why}; the end of its log ${logFile}:\n${lines.join('\n') || '    (empty)'}`,
  );
}

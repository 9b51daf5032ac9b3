import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { serviceProgram } from './service-programs.js';
import { rotateLog } from '../processes/log-file.js';
import { SetupProblem } from '../setup-problem.js';
import { lastLineOf, runScript } from './run-script.js';
import type { Deployment } from './deployment.js';
import { migrationEnvironment, TABLES_OF } from './service-environment.js';
import { SERVICE_NAMES } from '@kiban/edge/service-name';

export interface MigrationRun {
  readonly root: string;
  readonly deployment: Pick<Deployment, 'database' | 'settings'>;
  readonly logFile: string;
  readonly signal: AbortSignal;
}

/**
 * Runs the migrations unless the same build has already run them on this data: `stampFile` is stored with the database.
 * Resolves to whether they ran.
 */
export async function migrateOnce(run: MigrationRun, stampFile: string, stamp: string): Promise<boolean> {
  const done = await readFile(stampFile, 'utf8').catch(() => '');
  if (done === stamp) return false;
  await migrateAll(run);
  await writeFile(stampFile, stamp);
  return true;
}

/** Migrates the schemas of all services with tables concurrently, each with its own program. */
export async function migrateAll({ root, deployment, logFile, signal }: MigrationRun): Promise<void> {
  rotateLog(logFile);
  await Promise.all(
    SERVICE_NAMES.map(async (name) => {
      const tables = TABLES_OF[name];
      if (tables === undefined) return;
      const program = serviceProgram(root, name, 'migrate');
      const env = migrationEnvironment(tables, deployment);
      const { code, stdout, stderr } = await runScript(program, env, root, signal);
      await appendFile(logFile, `── ${name}\n${stdout}${stderr}`, { mode: 0o600 });
      if (code === 0) return;
      throw new SetupProblem(
        'migration_failed',
        `The migrations of ${name} failed: ${lastLineOf(stderr) || `exit code ${code}`} (full output in ` +
          `${logFile}).`,
      );
    }),
  );
}

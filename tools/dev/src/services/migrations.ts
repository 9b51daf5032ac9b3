import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SetupProblem } from '../setup-problem.js';
import { lastLineOf, runScript } from './run-script.js';
import { migrationEnvironment, TABLES_OF, type Deployment } from './service-environment.js';
import { SERVICE_NAMES } from './service-name.js';

/** Brings the schemas of all services with tables up to date, each with its own program, at the same time. */
export async function migrateAll(
  repositoryRoot: string,
  deployment: Deployment,
  logFile: string,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    SERVICE_NAMES.map(async (name) => {
      const tables = TABLES_OF[name];
      if (tables === undefined) return;
      const program = join(repositoryRoot, 'apps', name, 'dist', 'src', 'migrate.js');
      const env = migrationEnvironment(tables, deployment);
      const { code, stdout, stderr } = await runScript(program, env, repositoryRoot, signal);
      await appendFile(logFile, `── ${name}\n${stdout}${stderr}`, { mode: 0o600 });
      if (code === 0) return;
      throw new SetupProblem(
        'migration_failed',
        `The tables of ${name} could not be brought up to date: ${lastLineOf(stderr) || `exit code ${code}`} (all of it is in ` +
          `${logFile}).`,
      );
    }),
  );
}

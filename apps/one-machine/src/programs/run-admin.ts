import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { LauncherSettings } from '../config/launcher-settings.js';
import { DataFolder } from '../data-folder/data-folder.js';
import { loadSecrets } from '../data-folder/secrets.js';
import { readDeploymentFile } from '../launcher/deployment-file.js';
import { accessFor } from '../postgres/service-logins.js';
import { isStillRunning } from '../processes/process-identity.js';
import { ProcessLedger } from '../processes/process-ledger.js';
import { chooseServiceAddresses } from '../services/service-addresses.js';
import { serviceEnvironment } from '../services/service-environment.js';
import { serviceProgram } from '../services/service-programs.js';
import { SetupProblem } from '../setup-problem.js';

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/**
 * The operator’s commands of auth, on the deployment that runs with these settings.
 *
 * @param root of the product, whose admin program is there
 * @returns the exit code
 */
export async function runAdmin(
  root: string,
  settings: LauncherSettings,
  args: readonly string[],
): Promise<number> {
  const folder = new DataFolder(settings.dataFolder);
  if (!ProcessLedger.read(folder.ledgerFile).some(isStillRunning))
    throw new SetupProblem('not_running', 'Kiban does not run here: start it with npm start first.');
  const running = await readDeploymentFile(folder.addressesFile);
  const secrets = await loadSecrets(folder.secretsFile);
  const environment = serviceEnvironment('auth', {
    settings: { ...settings, publicOrigin: running.origin },
    secrets,
    addresses: await chooseServiceAddresses(),
    database: accessFor(running.databaseUrl, databaseOf(running.databaseUrl), secrets.postgres),
    natsUrl: running.natsUrl,
  });
  const child = spawn(process.execPath, [serviceProgram(root, 'auth', 'admin'), ...args], {
    env: { ...environment, LOG_LEVEL: 'silent' },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

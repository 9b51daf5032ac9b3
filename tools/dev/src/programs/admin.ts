import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { makeBundles } from '../build/bundles.js';
import { programBundles, serviceProgram } from '../build/service-bundles.js';
import { readDevSettings } from '../config/dev-settings.js';
import { DataFolder } from '../data-folder/data-folder.js';
import { loadSecrets } from '../data-folder/secrets.js';
import { readDeploymentFile } from '../launcher/deployment-file.js';
import { accessFor } from '../postgres/service-logins.js';
import { isStillRunning } from '../processes/process-identity.js';
import { ProcessLedger } from '../processes/process-ledger.js';
import { findRepositoryRoot } from '../repository-root.js';
import { chooseServiceAddresses } from '../services/service-addresses.js';
import { serviceEnvironment } from '../services/service-environment.js';
import { SetupProblem } from '../setup-problem.js';
import { runProgram } from './run-program.js';

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** `npm run admin -- list`: the operator’s commands of auth, on the deployment that `npm start` runs here. */
await runProgram(async () => {
  const repositoryRoot = findRepositoryRoot();
  const settings = readDevSettings(process.env, repositoryRoot);
  const folder = new DataFolder(settings.dataFolder);
  if (!ProcessLedger.read(folder.ledgerFile).some(isStillRunning))
    throw new SetupProblem('not_running', 'Kiban does not run here: start it with npm start first.');
  const running = await readDeploymentFile(folder.addressesFile);
  const secrets = await loadSecrets(folder.secretsFile);
  const addresses = await chooseServiceAddresses();
  await makeBundles(repositoryRoot, programBundles('admin'));
  const environment = serviceEnvironment('auth', {
    settings: { ...settings, publicOrigin: running.origin },
    secrets,
    addresses,
    database: accessFor(running.databaseUrl, databaseOf(running.databaseUrl), secrets.postgres),
    natsUrl: running.natsUrl,
  });
  const child = spawn(
    process.execPath,
    [serviceProgram(repositoryRoot, 'auth', 'admin'), ...process.argv.slice(2)],
    { env: { ...environment, LOG_LEVEL: 'silent' }, stdio: 'inherit' },
  );
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
});

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLauncherSettings } from './config/launcher-settings.js';
import { FROM_A_PACKAGE } from './console/wording.js';
import { packedProduct, readPackedFile } from './packed/packed-product.js';
import { resetData } from './programs/reset-data.js';
import { runAdmin } from './programs/run-admin.js';
import { runProgram } from './programs/run-program.js';
import { startProduct } from './programs/start-product.js';

/** This file is apps/one-machine/dist/main.mjs of the package. */
const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

const HELP = `kiban-server: the whole of Kiban on this machine

  kiban-server            starts it, in the foreground, until Ctrl-C
  kiban-server admin …    commands of the operator, while it runs: admin list
  kiban-server reset      ends what is left of a killed start, and deletes all data

Data are in ./.kiban; KIBAN_DATA_DIR names another folder. PORT (4000), HOST (127.0.0.1), PUBLIC_ORIGIN, SMTP_URL, DATABASE_URL and
NATS_URL are the same as in a clone: /docs/self-hosting of the running product.
`;

await runProgram(async () => {
  const [command = 'start', ...args] = process.argv.slice(2);
  const settings = (): ReturnType<typeof readLauncherSettings> =>
    readLauncherSettings(process.env, process.cwd(), '.kiban');
  switch (command) {
    case 'start':
      return startProduct(packedProduct(root), settings());
    case 'admin':
      return runAdmin(root, settings(), args);
    case 'reset':
      return resetData(settings(), FROM_A_PACKAGE);
    case '--version':
      process.stdout.write(`${readPackedFile(root).version}\n`);
      return 0;
    case '--help':
    case 'help':
      process.stdout.write(HELP);
      return 0;
    default:
      process.stderr.write(`✖ kiban-server has no command ${command}.\n\n${HELP}`);
      return 2;
  }
}, FROM_A_PACKAGE);

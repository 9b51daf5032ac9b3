import { join } from 'node:path';
import { readDeployment } from './client/deployment.js';
import { runMainJob } from './main-job.js';

/** `npm run smoke`: the product's main job against a running service, one line per step. Exit code 1 at the first failure. */
const file = process.argv[2] ?? join(process.env['KIBAN_DATA_DIR'] ?? '.data', 'kiban.json');
const began = Date.now();
try {
  await runMainJob(await readDeployment(file), (step) => process.stdout.write(`✔ ${step}\n`));
  process.stdout.write(`The main job succeeded (${((Date.now() - began) / 1_000).toFixed(1)} s).\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`✘ ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}

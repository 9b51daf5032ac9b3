import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleProduct } from '@kiban/dev/build/service-bundles';
import { writeDeploymentFile } from '@kiban/one-machine/launcher/deployment-file';
import { runProgram } from '@kiban/one-machine/programs/run-program';
import { findRepositoryRoot } from '@kiban/dev/repository-root';
import { runJest } from '@kiban/dev/test-run/jest-process';
import { countLine, countOf, succeeded } from '@kiban/dev/test-run/jest-result';
import { testRunEnvironment } from './config/test-backing-settings.js';
import { withBackingServices } from './rehearsal/backing.js';
import { Cluster } from './rehearsal/cluster.js';

/**
 * `npm run rehearse -- suite [arguments of Jest]`: the black-box tests against two replicas of every service on one
 * PostgreSQL and one NATS, where each request meets another replica than the one before it.
 */
await runProgram(async () => {
  const repositoryRoot = findRepositoryRoot();
  await bundleProduct(repositoryRoot);
  return withBackingServices(repositoryRoot, async (scratch) => {
    // Without a mail server, a test reads there what would have been mailed.
    const logFolder = join(scratch, 'logs');
    await mkdir(logFolder, { recursive: true });
    const cluster = await Cluster.start({
      repositoryRoot,
      env: process.env,
      replicas: 2,
      settings: { SHUTDOWN_DRAIN_MS: '0', MAIL_LINKS_IN_LOG: 'true', LOG_LEVEL: 'info' },
      logFolder,
    });
    try {
      const stack = join(scratch, 'kiban.json');
      await writeDeploymentFile(stack, await cluster.seed());
      // As `npm start` keeps it: a test speaks to the API as the gateway does.
      const secrets = { internalCredential: { privateKey: cluster.credentialPrivateKey } };
      await writeFile(join(scratch, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 });
      // The names of projects come last, since Jest takes all that follows for such names.
      const args = [...process.argv.slice(3), '--selectProjects', 'e2e'];
      const result = await runJest(
        repositoryRoot,
        args,
        testRunEnvironment({ KIBAN_TEST_STACK: stack }),
        join(scratch, 'result.json'),
      );
      if (!result) return 1;
      const count = countOf(result);
      process.stdout.write(`${countLine(count)}\n`);
      return succeeded(count) ? 0 : 1;
    } finally {
      await cluster.stop();
    }
  });
});

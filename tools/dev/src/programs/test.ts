import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cloneProduct } from '../product/clone-product.js';
import { bundleProduct } from '../build/service-bundles.js';
import { readLauncherSettings } from '@kiban/one-machine/config/launcher-settings';
import { ConsoleProgress } from '@kiban/one-machine/console/progress';
import { DataFolder } from '@kiban/one-machine/data-folder/data-folder';
import { Stack } from '@kiban/one-machine/launcher/stack';
import { onStopSignals } from '@kiban/one-machine/launcher/stop-signals';
import { TestBacking } from '../backing/test-backing.js';
import { removeOutsidePlace } from '@kiban/one-machine/postgres/cluster-place';
import { findFreePort } from '@kiban/one-machine/processes/free-port';
import { findRepositoryRoot } from '../repository-root.js';
import { runEveryTest } from '../test-run/every-test.js';
import { runJest, selectedTests } from '../test-run/jest-process.js';
import {
  countLine,
  countOf,
  countsByFile,
  failureLines,
  filesToRepeat,
  succeeded,
  unstableTests,
  withRepetition,
  type JestResult,
  type TestCount,
} from '../test-run/jest-result.js';
import { runProgram, showFault } from '@kiban/one-machine/programs/run-program';

const NOTHING: TestCount = { passed: 0, failed: 0, skipped: 0 };

/** Launcher settings of the developer's deployment, which tests never use. */
const DEVELOPERS_OWN = ['DATABASE_URL', 'HOST', 'KIBAN_DATA_DIR', 'NATS_URL', 'PORT', 'PUBLIC_ORIGIN'];

/** All tests sign up from the same address. */
const UNBOUNDED_SIGN_UPS = { SIGN_UPS_PER_HOUR: '0', SIGN_INS_PER_HOUR: '0', INVITATIONS_PER_DAY: '0' };

/** Providers of companies run beside the tests. */
const LOCAL_PROVIDERS = { SIGN_IN_ALLOW_CIDRS: '127.0.0.0/8', SIGN_IN_ALLOW_HTTP: 'true' };

/**
 * `npm test`: runs every test whose inputs have changed, as targets of Nx (nx.json); `npm test -- --all` runs every test.
 * `npm test -- <arguments of Jest>` runs tests with a separate PostgreSQL, NATS and (for black-box tests) deployment; so do the targets.
 */
await runProgram(async () => {
  const repositoryRoot = findRepositoryRoot();
  const args = process.argv.slice(2);
  if (args.length === 0 || args[0] === '--all') return runEveryTest(repositoryRoot, args.length > 0);
  const tests = await selectedTests(repositoryRoot, args);
  const scratch = await mkdtemp(join(tmpdir(), 'kiban-test-'));
  const progress = new ConsoleProgress((text) => process.stderr.write(text));
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !DEVELOPERS_OWN.includes(name)),
  );
  const asRoot = process.getuid?.() === 0;
  const folder = new DataFolder(join(scratch, 'backing'));
  const backing = new TestBacking({ folder, progress, repositoryRoot, env });
  let stack: Stack | undefined;
  let count = NOTHING;
  const interrupt = new AbortController();
  const interrupted = new Promise<'interrupted'>((resolve) => {
    onStopSignals(
      () => {
        interrupt.abort();
        resolve('interrupted');
      },
      () => {
        backing.kill();
        stack?.kill();
        process.exit(130);
      },
    );
  });
  /** For the target of Nx that runs this program. */
  const publish = async (result: JestResult): Promise<void> => {
    count = countOf(result);
    const file = env['KIBAN_TEST_RESULTS'];
    if (file) await writeFile(file, JSON.stringify(countsByFile(result, repositoryRoot)));
  };
  const run = async (): Promise<void> => {
    await new DataFolder(scratch).open(asRoot);
    await folder.open(asRoot);
    const exports: Record<string, string> = {
      ...(await backing.start(randomBytes(18).toString('base64url'))),
    };
    if (tests.some((path) => path.includes('/apps/platform-e2e/'))) {
      // A test may start any program of the product.
      await progress.step('Build', () => bundleProduct(repositoryRoot, { signal: interrupt.signal }));
      const port = String(await findFreePort());
      const settings = readLauncherSettings(
        {
          ...UNBOUNDED_SIGN_UPS,
          ...LOCAL_PROVIDERS,
          ...env,
          PORT: port,
          KIBAN_DATA_DIR: join(scratch, 'stack'),
        },
        repositoryRoot,
      );
      const stackFolder = new DataFolder(settings.dataFolder);
      await stackFolder.open(asRoot);
      stack = new Stack({ settings, folder: stackFolder, progress, product: cloneProduct(repositoryRoot) });
      await stack.start();
      if (tests.some((path) => path.endsWith('/packages.e2e-spec.ts'))) await stack.packed();
      exports['KIBAN_TEST_STACK'] = stackFolder.addressesFile;
    }
    const jestEnv = { ...env, ...exports };
    // What services print fills the place of the failures in a long output.
    const quiet = env['CI'] ? ['--silent'] : [];
    const result = await runJest(repositoryRoot, [...quiet, ...args], jestEnv, join(scratch, 'result.json'));
    if (result === undefined || interrupt.signal.aborted) return;
    await publish(result);
    const files = filesToRepeat(result);
    for (const line of failureLines(result)) process.stdout.write(`Failed test: ${line}\n`);
    // Without CI a developer repeats a test, and sees both results.
    if (files.length === 0 || !env['CI'] || interrupt.signal.aborted) return;
    process.stderr.write(
      `Failed integration and black-box tests run once more, alone: ${files.length} files.\n`,
    );
    const again = [...quiet, '--runTestsByPath', ...files];
    const repetition = await runJest(repositoryRoot, again, jestEnv, join(scratch, 'again.json'), 1);
    if (repetition === undefined) return;
    await publish(withRepetition(result, repetition));
    for (const line of failureLines(repetition)) process.stdout.write(`Failed again: ${line}\n`);
    for (const name of unstableTests(result, repetition)) process.stdout.write(`Unstable test: ${name}\n`);
  };
  const running = tests.length === 0 ? Promise.resolve() : run();
  try {
    if (tests.length === 0) process.stderr.write('✖ No test file was selected.\n');
    await Promise.race([running, interrupted]);
  } catch (error) {
    // Printed here, so that the count stays the last line.
    showFault(error);
    count = { ...count, failed: count.failed + 1 };
  } finally {
    // After an interruption a start may still be in progress: it is stopped and awaited before its files are deleted.
    await Promise.all([stack?.stop(), backing.stop()]);
    await Promise.race([running.catch(() => undefined), delay(10_000)]);
    await stack?.stop();
    await backing.stop();
    await removeOutsidePlace(join(scratch, 'stack'));
    await rm(scratch, { recursive: true, force: true, maxRetries: 3 });
    process.stdout.write(`${countLine(count)}\n`);
  }
  return succeeded(count) ? 0 : 1;
});

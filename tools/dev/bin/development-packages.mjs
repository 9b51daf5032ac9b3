#!/usr/bin/env node
// `npm ci` installs what runs the product (.npmrc). This adds what tests, checks, generators and benchmarks need, when the first of
// them runs: the same lock file, without its omission. `npm run setup` does nothing else.
//
// Plain JavaScript without a package, because it runs before they are there.
// Why one lock file: docs/decisions/0078-two-steps-of-one-installation.md.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const repositoryRoot = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

const ARGUMENTS = [
  'install',
  '--include=dev',
  // The lock file is read and never written.
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Paths of the packages of the lock file that are not installed in their version, by the record that npm writes at the end of an
 * installation. `npm install --package-lock-only` writes it as well, so their files are looked for. npm leaves out packages for other
 * platforms, so they do not count.
 *
 * @throws an Error when npm has installed nothing
 */
function missingPackages(root) {
  let installed;
  try {
    installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  } catch (error) {
    throw new Error('The dependencies are not installed: run npm ci first.', { cause: error });
  }
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(
      ([path, { link, optional, version }]) =>
        path.includes('node_modules/') &&
        !link &&
        !optional &&
        (installed[path]?.version !== version || !existsSync(join(root, path, 'package.json'))),
    )
    .map(([path]) => path);
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function numberIn(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/** Waits until no other command installs. @returns what gives the place free */
async function takeTurn(root, say) {
  const file = join(root, '.kiban-installing');
  for (let waits = 0; ; waits += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const pid = numberIn(file);
      // Between the two calls of its owner the file is empty.
      if (pid === 0 && waits < 4) await delay(250);
      // Read again, since another command may have taken the turn of the dead one in the meantime.
      else if (!isRunning(pid)) {
        if (numberIn(file) === pid) rmSync(file, { force: true });
      } else {
        if (waits === 0) say(`Another command (process ${pid}) installs packages; waiting for it …`);
        await delay(250);
      }
    }
  }
}

/** @returns the exit code of npm, whose messages and progress are shown; a signal that ends this process ends npm as well */
function runNpm(root) {
  const npm = process.env.npm_execpath;
  const isWindows = process.platform === 'win32';
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...ARGUMENTS]] : ['npm', ARGUMENTS];
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: command === 'npm' && isWindows,
  });
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  }).finally(() => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, pass);
  });
}

/**
 * Installs what is missing.
 *
 * @throws an Error with a sentence for the reader
 */
export async function installDevelopmentPackages(root, say) {
  if (missingPackages(root).length === 0) return;
  let release;
  try {
    release = await takeTurn(root, say);
  } catch (error) {
    throw new Error(
      `Packages for tests and checks are missing, and the clone cannot be written to (${error.code}).`,
      { cause: error },
    );
  }
  try {
    const missing = missingPackages(root);
    if (missing.length === 0) return;
    const startedAt = Date.now();
    say('Installing the packages that only tests, checks and generators need (once) …');
    // A killed installation leaves parts of packages, which npm takes for whole ones.
    for (const path of missing) rmSync(join(root, path), { recursive: true, force: true });
    if ((await runNpm(root)) !== 0)
      throw new Error(
        'They could not be installed; the message of npm is above. They come from the package registry: run the command ' +
          'again when it can be reached. npm start works without them.',
      );
    if (missingPackages(root).length > 0)
      throw new Error('node_modules differs from package-lock.json: run npm ci and the command again.');
    say(`Installed (${Math.round((Date.now() - startedAt) / 1_000)} s).`);
  } finally {
    release();
  }
}

/** For a command that needs them: installs what is missing, or ends this process with a sentence. */
export async function needDevelopmentPackages() {
  try {
    await installDevelopmentPackages(repositoryRoot, (line) => console.error(line));
  } catch (error) {
    console.error(`✖ ${error.message}`);
    process.exit(1);
  }
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await needDevelopmentPackages();

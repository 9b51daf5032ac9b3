import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { unpackBundledChromium } from './bundled-chromium.js';

const run = promisify(execFile);

/** A Chromium that runs on this machine. */
export interface FoundBrowser {
  readonly program: string;
  /** Its version output. */
  readonly version: string;
  /** Additional environment variables that it needs. */
  readonly env: Readonly<Record<string, string>>;
}

/** Thrown when no Chromium runs and none can be unpacked. */
export class NoBrowserError extends Error {
  readonly code = 'no_browser';
  constructor(reason: string) {
    super(
      `No Chromium: ${reason}. Install one (Debian, Ubuntu: apt-get install chromium; others: Chrome or Chromium), or set ` +
        'CHROMIUM_BIN=<program>.',
    );
    this.name = 'NoBrowserError';
  }
}

/** Chromium without a window: for the same tests it takes about half of the processor time of a full one. */
const HEADLESS_SHELL = ['chromium-headless-shell'];
const FULL = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/google/chrome'];
const PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium: the one that CHROMIUM_BIN names, an installed headless shell, the headless shell in an npm package of this repository
 * (Linux on x64), or an installed full one. `CHROMIUM_BIN=bundled` selects the one of the package, and `CHROMIUM_BIN=full` a full one.
 * @throws NoBrowserError
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<FoundBrowser> {
  const named = env['CHROMIUM_BIN'] ?? '';
  if (named === '') {
    const browser =
      (await installedBrowser(env, HEADLESS_SHELL)) ??
      (await bundledBrowser()) ??
      (await installedBrowser(env, FULL, PROGRAMS));
    if (browser) return browser;
  } else if (named === 'bundled') {
    const browser = await bundledBrowser();
    if (browser) return browser;
  } else {
    const browser = await (named === 'full' ? installedBrowser(env, FULL, PROGRAMS) : tried(named, {}));
    if (!browser) throw new NoBrowserError(`CHROMIUM_BIN=${named} does not run on this machine`);
    return browser;
  }
  throw new NoBrowserError(
    `none is installed, and the bundled one does not run on ${process.platform}/${process.arch}`,
  );
}

async function installedBrowser(
  env: NodeJS.ProcessEnv,
  names: readonly string[],
  programs: readonly string[] = [],
): Promise<FoundBrowser | undefined> {
  const onPath = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const folders = [...onPath, ...FOLDERS];
  for (const program of [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...programs,
  ]) {
    const browser = await tried(program, {});
    if (browser) return browser;
  }
  return undefined;
}

async function bundledBrowser(): Promise<FoundBrowser | undefined> {
  const bundled = await unpackBundledChromium();
  if (!bundled) return undefined;
  const env = { FONTCONFIG_FILE: bundled.fontsFile };
  // The machine's libraries, when present, are newer.
  return (
    (await tried(bundled.program, env)) ??
    (await tried(bundled.program, { ...env, LD_LIBRARY_PATH: bundled.librariesFolder }))
  );
}

/** Version output of a program; undefined when it is missing, cannot run or is not a browser. */
async function tried(program: string, env: Record<string, string>): Promise<FoundBrowser | undefined> {
  try {
    await access(program, constants.X_OK);
    const { stdout } = await run(program, ['--version'], {
      timeout: 30_000,
      env: { ...process.env, ...env },
    });
    const version = stdout.trim();
    return /chrom/i.test(version) ? { program, version, env } : undefined;
  } catch {
    return undefined;
  }
}

import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SetupProblem } from '@kiban/one-machine/setup-problem';

/** A program and the one file that it runs from, as paths from the root of the repository. */
export interface Bundle {
  readonly entry: string;
  readonly output: string;
  /** Packages stay outside for programs that run once: bundling them takes longer than loading them. */
  readonly packages: 'inside' | 'outside';
}

export interface BundleResult {
  /** Whether a bundle was made. */
  readonly built: boolean;
  /** It changes with every input of these bundles. */
  readonly stamp: string;
}

export interface BundleOptions {
  /** By default only where a program reads them. */
  readonly sourceMaps?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** What tools/dev/bin/bundle-record.mjs exports: plain JavaScript, because it also runs before anything is bundled. */
interface BundleRecords {
  freshStamps(root: string, bundles: readonly string[], sourceMaps: boolean): readonly (string | undefined)[];
}

/** Makes those of the bundles that are missing or older than a source. Does not check types. */
export async function makeBundles(
  repositoryRoot: string,
  bundles: readonly Bundle[],
  { sourceMaps = areSourceMapsRead(process.env), signal }: BundleOptions = {},
): Promise<BundleResult> {
  const bin = join(repositoryRoot, 'tools', 'dev', 'bin');
  const records = (await import(pathToFileURL(join(bin, 'bundle-record.mjs')).href)) as BundleRecords;
  const stamps = (): readonly (string | undefined)[] =>
    records.freshStamps(
      repositoryRoot,
      bundles.map(({ output }) => output),
      sourceMaps,
    );
  const before = stamps();
  const stale = bundles.filter((_, index) => before[index] === undefined);
  if (stale.length > 0) {
    await Promise.all(
      (['outside', 'inside'] as const).map(async (packages) => {
        const programs = stale.filter((bundle) => bundle.packages === packages);
        if (programs.length === 0) return;
        const flags = [
          ...(sourceMaps ? ['--source-maps'] : []),
          ...(packages === 'outside' ? ['--own-code'] : []),
        ];
        const pairs = programs.map(({ entry, output }) => `${entry}=${output}`);
        await runBundler(repositoryRoot, join(bin, 'bundle.mjs'), [...flags, ...pairs], signal);
      }),
    );
  }
  const after = stale.length === 0 ? before : stamps();
  // A bundle that changed during the build has no stamp; the random part makes the result equal to no other.
  const stamp = createHash('sha256').update(after.map((each) => each ?? randomUUID()).join('\n'));
  return { built: stale.length > 0, stamp: stamp.digest('hex') };
}

/** What a bundle was made from: paths from the root, also of what is not left in it. @throws when it has no record */
export async function inputsOfBundle(repositoryRoot: string, { output }: Bundle): Promise<readonly string[]> {
  const record = await readFile(join(repositoryRoot, `${output}.inputs.json`), 'utf8');
  return (JSON.parse(record) as { inputs: readonly string[] }).inputs;
}

/** Whether a started program gets the option that makes Node read source maps; they take a quarter of the build's time. */
function areSourceMapsRead(env: NodeJS.ProcessEnv): boolean {
  return Object.entries(env).some(
    ([name, value]) => name.endsWith('NODE_OPTIONS') && value?.includes('--enable-source-maps') === true,
  );
}

async function runBundler(
  repositoryRoot: string,
  program: string,
  args: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(signal ? { signal } : {}),
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  throw new SetupProblem(
    'build_failed',
    `The sources cannot be bundled; correct this and run again:\n${complaint.trim()}`,
  );
}

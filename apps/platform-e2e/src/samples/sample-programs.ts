import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import ts from 'typescript';

const run = promisify(execFile);

/** What runs the samples of one language. */
export interface SampleProgram {
  /** As in `x-codeSamples`. */
  label: string;
  program: string;
  argumentsFor: (source: string) => string[];
}

const PROGRAMS: readonly (SampleProgram & { needs: string })[] = [
  { label: 'curl', needs: 'curl', program: 'sh', argumentsFor: (source) => ['-c', source] },
  {
    label: 'TypeScript',
    needs: process.execPath,
    program: process.execPath,
    argumentsFor: (source) => ['--input-type=module', '--eval', withoutTypes(source)],
  },
  { label: 'Python', needs: 'python3', program: 'python3', argumentsFor: (source) => ['-c', source] },
];

/** Node 20 runs no TypeScript. */
function withoutTypes(source: string): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(source, { compilerOptions }).outputText;
}

/** Those that this machine has; prints the name of each that it lacks. */
export async function installedPrograms(): Promise<SampleProgram[]> {
  const installed: SampleProgram[] = [];
  for (const candidate of PROGRAMS) {
    const isInstalled = await run(candidate.needs, ['--version']).then(
      () => true,
      () => false,
    );
    if (isInstalled) installed.push(candidate);
    else
      process.stderr.write(`\nSKIPPED, ${candidate.label} samples: ${candidate.needs} is not installed.\n\n`);
  }
  return installed;
}

export interface SampleOutcome {
  exitCode: number;
  output: string;
}

/** Runs a sample with `token` where it reads one: in the environment. */
export async function runSample(
  { program, argumentsFor }: SampleProgram,
  source: string,
  token: string,
): Promise<SampleOutcome> {
  const env = { ...process.env, NODE_OPTIONS: '', KIBAN_TOKEN: token, NO_PROXY: '*', no_proxy: '*' };
  const options = { env, timeout: 60_000, maxBuffer: 64 * 1_048_576 };
  return run(program, argumentsFor(source), options).then(
    ({ stdout, stderr }) => ({ exitCode: 0, output: stdout + stderr }),
    (error: { code?: unknown; message: string; stderr?: string }) => ({
      exitCode: typeof error.code === 'number' ? error.code : 1,
      output: error.stderr || error.message,
    }),
  );
}

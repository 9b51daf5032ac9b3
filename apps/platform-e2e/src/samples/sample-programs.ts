import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { Interpreter, type SampleOutcome } from './interpreter.js';

const run = promisify(execFile);

/** A sample that takes longer waits without end. */
const TIMEOUT_MS = 60_000;

/** Runs the samples of one language. */
export interface SampleRunner {
  run(source: string, env: NodeJS.ProcessEnv, timeoutMs?: number): Promise<SampleOutcome>;
  close(): Promise<void>;
}

/** What runs the samples of one language. */
export interface SampleProgram {
  /** As in `x-codeSamples`. */
  label: string;
  start: () => SampleRunner;
}

interface Language {
  label: string;
  program: string;
  /** Arguments with which the program prints something, and runs no sample. */
  check: readonly string[];
  /** @param printed by the check */
  start: (printed: string) => SampleRunner;
}

const LANGUAGES: readonly Language[] = [
  { label: 'curl', program: 'curl', check: ['--version'], start: () => new ShellSamples() },
  {
    label: 'TypeScript',
    program: process.execPath,
    check: ['--version'],
    start: () => new TypeScriptSamples(),
  },
  {
    label: 'Python',
    program: 'python3',
    // The path of the interpreter: `python3` may be a script of a version manager, which takes longer than a sample.
    check: ['-c', 'import sys; print(sys.executable)'],
    start: (path) => new PythonSamples(path.trim()),
  },
];

const fileBeside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A shell for each sample: nearly all of its time is curl's. */
class ShellSamples implements SampleRunner {
  run(source: string, env: NodeJS.ProcessEnv, timeoutMs = TIMEOUT_MS): Promise<SampleOutcome> {
    const options = { env, timeout: timeoutMs, maxBuffer: 64 * 1_048_576 };
    return run('sh', ['-c', source], options).then(
      ({ stdout, stderr }) => ({ exitCode: 0, output: stdout + stderr }),
      (error: { code?: unknown; message: string; stderr?: string }) => ({
        exitCode: typeof error.code === 'number' ? error.code : 1,
        output: error.stderr || error.message,
      }),
    );
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** One Node for all samples. */
class TypeScriptSamples implements SampleRunner {
  private readonly interpreter = new Interpreter({
    command: [process.execPath, fileBeside('node-samples.mjs')],
    stopSignal: 'SIGKILL',
  });

  run(source: string, env: NodeJS.ProcessEnv, timeoutMs = TIMEOUT_MS): Promise<SampleOutcome> {
    return this.interpreter.run(withoutTypes(source), env, timeoutMs);
  }

  close(): Promise<void> {
    return this.interpreter.close();
  }
}

/** Node 20 runs no TypeScript. */
function withoutTypes(source: string): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(source, { compilerOptions }).outputText;
}

/** One interpreter for all samples that begin with the same imports: most of the time of a short program. */
class PythonSamples implements SampleRunner {
  private readonly interpreters = new Map<string, Interpreter>();

  constructor(private readonly program: string) {}

  run(source: string, env: NodeJS.ProcessEnv, timeoutMs = TIMEOUT_MS): Promise<SampleOutcome> {
    const imports = /^(?:(?:import|from) .*\n)*/.exec(source)?.[0] ?? '';
    const found = this.interpreters.get(imports);
    if (found !== undefined) return found.run(source, env, timeoutMs);
    const command = [this.program, fileBeside('python-samples.py'), imports] as const;
    // It ends the process of the sample before itself.
    const started = new Interpreter({ command, stopSignal: 'SIGTERM' });
    this.interpreters.set(imports, started);
    return started.run(source, env, timeoutMs);
  }

  async close(): Promise<void> {
    await Promise.all([...this.interpreters.values()].map((interpreter) => interpreter.close()));
  }
}

/** Those that this machine has; prints the name of each that it lacks. */
export async function installedPrograms(): Promise<SampleProgram[]> {
  const installed: SampleProgram[] = [];
  for (const { label, program, check, start } of LANGUAGES) {
    const checked = await run(program, check).catch(() => undefined);
    if (checked !== undefined) installed.push({ label, start: () => start(checked.stdout) });
    else process.stderr.write(`\nSKIPPED, ${label} samples: ${program} is not installed.\n\n`);
  }
  return installed;
}

/** The environment of a sample, which reads `token` there. */
export function sampleEnvironment(token: string): NodeJS.ProcessEnv {
  return { ...process.env, NODE_OPTIONS: '', KIBAN_TOKEN: token, NO_PROXY: '*', no_proxy: '*' };
}

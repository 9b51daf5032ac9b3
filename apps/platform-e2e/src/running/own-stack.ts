import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually } from '@kiban/testing';
import { readDeployment, type Deployment } from '../client/deployment.js';
import { freePort } from './free-port.js';

const run = promisify(execFile);

interface RunningProcess {
  name: string;
  pid: number;
}

interface LauncherSecrets {
  postgres: Record<string, string>;
  nats: string;
  internalApiSecret: string;
  internalCredential: { privateKey: string };
  cookieKeys: string;
  signingJwks: string;
  encryptionKeys: Record<string, string>;
}

/** All tests sign up from the same address. */
const UNBOUNDED_SIGN_UPS = { SIGN_UPS_PER_HOUR: '0', SIGN_INS_PER_HOUR: '0', INVITATIONS_PER_DAY: '0' };

/** From the source; a compiled tool passes the root of the repository. */
const rootFromSource = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * A deployment that one test file may break: started by the program of `npm start` on a free port with separate data.
 * The shared deployment stays intact.
 */
export class OwnStack {
  private constructor(
    private readonly launcher: ChildProcess,
    private readonly folder: string,
    private readonly output: readonly Buffer[],
    readonly deployment: Deployment,
  ) {}

  /** Everything that `npm start` printed so far. */
  get printed(): string {
    return Buffer.concat(this.output).toString('utf8');
  }

  /** @param settings environment of the services, in addition to the launcher's */
  static async start(settings: NodeJS.ProcessEnv = {}, repositoryRoot = rootFromSource): Promise<OwnStack> {
    const folder = await mkdtemp(join(tmpdir(), 'kiban-e2e-'));
    // When the tests run as root, PostgreSQL runs under another account, which needs access to the folder.
    await chmod(folder, 0o711);
    const output: Buffer[] = [];
    const launcher = spawn(process.execPath, [join(repositoryRoot, 'tools', 'dev', 'bin', 'start.mjs')], {
      cwd: repositoryRoot,
      env: {
        ...withoutJest(process.env),
        KIBAN_DATA_DIR: join(folder, 'data'),
        PORT: String(await freePort()),
        ...UNBOUNDED_SIGN_UPS,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [launcher.stdout, launcher.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    try {
      const deployment = await eventually(
        'the deployment is ready',
        async () => {
          if (launcher.exitCode !== null) return 'ended' as const;
          return readDeployment(join(folder, 'data', 'kiban.json')).catch(() => undefined);
        },
        240_000,
      );
      if (deployment === 'ended') throw new Error(`The launcher ended with ${launcher.exitCode}.`);
      return new OwnStack(launcher, folder, output, deployment);
    } catch (error) {
      await endLauncher(launcher);
      await rm(folder, { recursive: true, force: true });
      throw new Error(`No deployment: ${Buffer.concat(output).toString('utf8').slice(-3_000)}`, {
        cause: error,
      });
    }
  }

  /** The current pid of a part (`nats`, `postgres`, a service), from the launcher's ledger. */
  async pidOf(name: string): Promise<number> {
    const found = (await this.processes()).find((entry) => entry.name === name);
    if (!found) throw new Error(`${name} does not run.`);
    return found.pid;
  }

  /** Command line of a part, with arguments separated by spaces. */
  async commandLine(name: string): Promise<string> {
    const pid = await this.pidOf(name);
    // Read from a file on Linux, because some small systems have no `ps`.
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(async () => {
      const { stdout } = await run('ps', ['-ww', '-o', 'args=', '-p', String(pid)]);
      return stdout;
    });
    return text.replaceAll('\0', ' ').trim();
  }

  /** The environment of a part; only on Linux. */
  async environmentOf(name: string): Promise<NodeJS.ProcessEnv> {
    const text = await readFile(`/proc/${await this.pidOf(name)}/environ`, 'utf8');
    const environment: NodeJS.ProcessEnv = {};
    for (const line of text.split('\0')) {
      const [name = '', ...value] = line.split('=');
      if (name !== '' && !name.startsWith('NODE_CHANNEL_')) environment[name] = value.join('=');
    }
    return environment;
  }

  /** Sends a signal (default SIGKILL) to a part that this stack started. */
  async signal(name: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<number> {
    const pid = await this.pidOf(name);
    process.kill(pid, signal);
    return pid;
  }

  /** Resolves when the launcher has restarted a part under another pid than `formerPid`. */
  async restarted(name: string, formerPid: number): Promise<void> {
    await eventually(
      `${name} runs again`,
      async () => (await this.processes()).some((entry) => entry.name === name && entry.pid !== formerPid),
      60_000,
    );
  }

  /** The current logs of all parts. */
  async logs(): Promise<string> {
    const folder = join(this.folder, 'data', 'logs');
    const texts = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
    return (await Promise.all(texts)).join('\n');
  }

  /** The deployment's keys and passwords as text. */
  async secrets(): Promise<string[]> {
    const text = await readFile(join(this.folder, 'data', 'secrets.json'), 'utf8');
    const { postgres, nats, internalApiSecret, internalCredential, cookieKeys, ...rest } = JSON.parse(
      text,
    ) as LauncherSecrets;
    const signing = JSON.parse(rest.signingJwks) as { keys: { d: string }[] };
    return [
      ...Object.values(postgres),
      nats,
      internalApiSecret,
      internalCredential.privateKey,
      cookieKeys,
      ...signing.keys.map(({ d }) => d),
      ...Object.values(rest.encryptionKeys),
    ];
  }

  async stop(): Promise<void> {
    await endLauncher(this.launcher);
    await rm(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }

  private async processes(): Promise<RunningProcess[]> {
    const text = await readFile(join(this.folder, 'data', 'processes.json'), 'utf8');
    return (JSON.parse(text) as { processes: RunningProcess[] }).processes;
  }
}

async function endLauncher(launcher: ChildProcess): Promise<void> {
  if (launcher.exitCode !== null || launcher.signalCode !== null) return;
  const ended = once(launcher, 'exit');
  launcher.kill('SIGINT');
  await ended;
}

/** The launcher's environment, without Jest's variables and the test run's addresses. */
function withoutJest(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = /^(JEST_|KIBAN_TEST_|NODE_OPTIONS$|NODE_ENV$|DATABASE_URL$|NATS_URL$|HOST$|PUBLIC_ORIGIN$)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !own.test(name)));
}

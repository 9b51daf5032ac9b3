import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNatsServer } from '@kiban/one-machine/nats/find-server';
import { findFreePort } from '@kiban/one-machine/processes/free-port';
import { until } from '@kiban/one-machine/processes/until';

const LOGINS = {
  'boards-api': 'KIBAN_NATS_BOARDS_PASSWORD',
  auth: 'KIBAN_NATS_AUTH_PASSWORD',
  'webhook-dispatcher': 'KIBAN_NATS_WEBHOOKS_PASSWORD',
  notifications: 'KIBAN_NATS_NOTIFICATIONS_PASSWORD',
  'mcp-gateway': 'KIBAN_NATS_MCP_PASSWORD',
  setup: 'KIBAN_NATS_SETUP_PASSWORD',
  observer: 'KIBAN_NATS_OBSERVER_PASSWORD',
} as const;
export type BrokerLogin = keyof typeof LOGINS;
export const BROKER_LOGINS = Object.keys(LOGINS) as BrokerLogin[];

/** A NATS server of its own with the users and permissions of docker/nats. */
export interface BrokerWithPermissions {
  port: number;
  password(login: BrokerLogin): string;
  url(login: BrokerLogin): string;
  /**
   * Gives each user a second one beside it, with the same permissions, or takes the first ones away, without a restart.
   * @param users which of them may sign in
   */
  admit(users: 'first' | 'both' | 'second'): Promise<void>;
  /** Address with the second user of a login. */
  secondUrl(login: BrokerLogin): string;
  /** What the server wrote, refusals of its permissions above all. */
  log(): Promise<string>;
  /** Starts it again after `kill()`, at the same port and with what it had stored. */
  start(): Promise<void>;
  /** Ends the process without a chance to tidy up. */
  kill(): Promise<void>;
  /** Keeps its connections open but does not respond, until `wake()`. */
  hang(): void;
  wake(): void;
  /** Ends it and deletes its store. */
  stop(): Promise<void>;
}

export async function startBroker(
  repositoryRoot: string,
  env: NodeJS.ProcessEnv,
): Promise<BrokerWithPermissions> {
  const folder = await mkdtemp(join(tmpdir(), 'kiban-nats-'));
  const port = await findFreePort();
  const found = await findNatsServer({ root: repositoryRoot, env, note: () => undefined });
  const password = (login: BrokerLogin): string => `pw-of-${login}`;
  // An include is looked for beside the file that names it.
  const permissions = await readFile(join(repositoryRoot, 'docker/nats/permissions.conf'), 'utf8');
  await writeFile(join(folder, 'permissions.conf'), permissions);
  const configuration = join(folder, 'nats.conf');
  const logFile = join(folder, 'nats.log');
  await writeFile(
    configuration,
    [
      `listen: "127.0.0.1:${port}"`,
      `log_file: ${JSON.stringify(logFile)}`,
      `jetstream { store_dir: ${JSON.stringify(join(folder, 'store'))} }`,
      'include ./permissions.conf',
      '',
    ].join('\n'),
  );
  const passwords = BROKER_LOGINS.map((login) => [LOGINS[login], password(login)]);
  let server: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGCONT');
    server.kill(signal);
    await ended;
  };
  const broker: BrokerWithPermissions = {
    port,
    password,
    url: (login) => `nats://${login}:${password(login)}@127.0.0.1:${port}`,
    secondUrl: (login) => `nats://${login}-2:${password(login)}-2@127.0.0.1:${port}`,
    async admit(users) {
      await writeFile(join(folder, 'permissions.conf'), withUsers(permissions, users));
      const reloads = async (): Promise<number> =>
        (await readFile(logFile, 'utf8')).split('Reloaded server configuration').length;
      const before = await reloads();
      server?.kill('SIGHUP');
      if (!(await until(async () => ((await reloads()) > before ? true : undefined), { withinMs: 10_000 })))
        throw new Error('the NATS server did not take its changed configuration');
    },
    log: () => readFile(logFile, 'utf8'),
    async start() {
      server = spawn(found.program, ['-c', configuration], {
        env: { ...env, ...(Object.fromEntries(passwords) as Record<string, string>) },
        stdio: 'ignore',
      });
      if (!(await until(() => greets(port), { withinMs: 20_000 })))
        throw new Error('the NATS server did not start');
    },
    kill: () => end('SIGKILL'),
    hang: () => void server?.kill('SIGSTOP'),
    wake: () => void server?.kill('SIGCONT'),
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
  await broker.start();
  return broker;
}

const USER_BLOCK = /^ {4}\{\n(?: {6}#.*\n)*? {6}user: (\S+)\n {6}password: (\$\w+)\n[\s\S]*?^ {4}\},?\n/gm;

/** The permissions with a second user after each, or in its place. */
function withUsers(permissions: string, users: 'first' | 'both' | 'second'): string {
  return permissions.replaceAll(USER_BLOCK, (block, user: string, variable: string) => {
    const first = block.replace(/\},?\n$/, '},\n');
    const second = first
      .replace(`user: ${user}\n`, `user: ${user}-2\n`)
      .replace(`password: ${variable}\n`, `password: "pw-of-${user}-2"\n`);
    return { first, both: first + second, second }[users];
  });
}

function greets(port: number): Promise<true | undefined> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(undefined));
  });
}

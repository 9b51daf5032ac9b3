import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './eventually.js';

/** A NATS server of a test's own, which it may kill and start again; its store outlives both. */
export interface TestNatsServer {
  readonly url: string;
  start(): Promise<void>;
  /** Ends the process, by default without a chance to tidy up. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Deletes what was stored, as a broker that lost its disk. The server must be down. */
  wipe(): Promise<void>;
  /** Ends it and deletes its store. */
  close(): Promise<void>;
}

/** Starts a server on a free port that stays the same over restarts. @param flags further ones of nats-server */
export async function startNatsServer(flags: readonly string[] = []): Promise<TestNatsServer> {
  const program = process.env['KIBAN_TEST_NATS_SERVER_BIN'];
  if (!program)
    throw new Error(
      'KIBAN_TEST_NATS_SERVER_BIN is not set: run the tests with “npm test”, or start “node tools/dev/bin/backing.mjs”.',
    );
  const folder = await mkdtemp(join(tmpdir(), 'kiban-nats-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const server: TestNatsServer = {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      const store = join(folder, 'store');
      child = spawn(program, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', store, ...flags], {
        stdio: 'ignore',
      });
      await eventually('the NATS server to listen', () => responses(port));
    },
    async kill(signal = 'SIGKILL') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
    async wipe() {
      await rm(join(folder, 'store'), { recursive: true, force: true });
    },
    async close() {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A NATS server greets first; a bare connection is not enough. */
function responses(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (result: boolean): void => {
      socket.destroy();
      resolve(result);
    };
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.setTimeout(500, () => end(false));
  });
}

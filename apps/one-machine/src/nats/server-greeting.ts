import { connect } from 'node:net';
import { redactedAddress } from '../console/redacted-address.js';
import { reasonOf, SetupProblem } from '../setup-problem.js';
import { formatVersion, isAtLeast, OLDEST_NATS, parseVersion } from './server-version.js';

/** The INFO line that a NATS server sends before authentication. */
export interface ServerGreeting {
  readonly version: string;
  readonly jetstream: boolean;
}

/** The addresses in NATS_URL: comma-separated, each with an optional scheme and port. */
export function natsAddresses(url: string): { host: string; port: number }[] {
  return url
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const parsed = new URL(part.includes('://') ? part.replace(/^\w+:/, 'http:') : `http://${part}`);
      return { host: parsed.hostname.replace(/^\[|\]$/g, ''), port: Number(parsed.port || 4222) };
    });
}

/** The login in NATS_URL, which its first part with credentials has for all. */
export function natsLogin(url: string): { user: string | null; password: string | null } {
  const [, user, password] = /(?:^|,)\s*(?:\w+:\/\/)?([^:@/,]+):([^@/,]*)@/.exec(url) ?? [];
  const decoded = (part: string | undefined): string | null =>
    part === undefined ? null : decodeURIComponent(part);
  return { user: decoded(user), password: decoded(password) };
}

export async function readGreeting(host: string, port: number, withinMs: number): Promise<ServerGreeting> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect({ host, port });
    const finish = (act: () => void): void => {
      socket.destroy();
      act();
    };
    socket.setTimeout(withinMs, () => finish(() => reject(new Error(`no response within ${withinMs} ms`))));
    socket.once('error', (error) => finish(() => reject(error)));
    socket.once('close', () => reject(new Error('the connection closed without an INFO line')));
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('utf8');
      const end = received.indexOf('\r\n');
      if (end < 0 && received.length < 64 * 1024) return;
      finish(() => {
        try {
          const info = JSON.parse(received.slice('INFO '.length, end)) as Partial<ServerGreeting>;
          resolve({ version: String(info.version), jetstream: info.jetstream === true });
        } catch {
          reject(new Error('the server there is not NATS'));
        }
      });
    });
  });
}

/** Checks that the server in NATS_URL is reachable, new enough and has JetStream. Resolves to its version. */
export async function checkExternalNats(url: string): Promise<string> {
  let greeting: ServerGreeting | undefined;
  let failure = 'it names no address';
  for (const { host, port } of addressesOrProblem(url)) {
    try {
      greeting = await readGreeting(host, port, 5_000);
      break;
    } catch (error) {
      failure = reasonOf(error);
    }
  }
  if (greeting === undefined) {
    throw new SetupProblem(
      'nats_unavailable',
      `No NATS server can be reached at NATS_URL=${redactedAddress(url)} (${failure}): start it, correct the address, or unset NATS_URL to ` +
        'let npm start use its own.',
    );
  }
  const version = parseVersion(greeting.version);
  if (version === undefined || !isAtLeast(version, OLDEST_NATS)) {
    throw new SetupProblem(
      'nats_too_old',
      `The NATS server at NATS_URL=${redactedAddress(url)} is ${greeting.version}, but Kiban needs ${formatVersion(OLDEST_NATS)} or later: ` +
        'upgrade it, or unset NATS_URL.',
    );
  }
  if (!greeting.jetstream) {
    throw new SetupProblem(
      'nats_unavailable',
      `The NATS server at NATS_URL=${redactedAddress(url)} runs without JetStream: start it with -js, or unset NATS_URL.`,
    );
  }
  return greeting.version;
}

function addressesOrProblem(url: string): { host: string; port: number }[] {
  try {
    return natsAddresses(url);
  } catch (error) {
    throw new SetupProblem('setting_invalid', 'NATS_URL must be a URL such as nats://127.0.0.1:4222.', {
      cause: error,
    });
  }
}

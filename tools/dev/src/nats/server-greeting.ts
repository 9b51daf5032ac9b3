import { connect } from 'node:net';
import { redactedAddress } from '../console/redacted-address.js';
import { reasonOf, SetupProblem } from '../setup-problem.js';
import { formatVersion, isAtLeast, OLDEST_NATS, parseVersion } from './server-version.js';

/** What a NATS server says of itself before anybody signs in (the INFO line of its protocol). */
export interface ServerGreeting {
  readonly version: string;
  readonly jetstream: boolean;
}

/** The addresses in NATS_URL: one or several with commas, each with or without a scheme and a port. */
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

export async function readGreeting(host: string, port: number, withinMs: number): Promise<ServerGreeting> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect({ host, port });
    const finish = (act: () => void): void => {
      socket.destroy();
      act();
    };
    socket.setTimeout(withinMs, () => finish(() => reject(new Error(`no answer within ${withinMs} ms`))));
    socket.once('error', (error) => finish(() => reject(error)));
    socket.once('close', () => reject(new Error('the connection was closed without a greeting')));
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('utf8');
      const end = received.indexOf('\r\n');
      if (end < 0 && received.length < 64 * 1024) return;
      finish(() => {
        try {
          const info = JSON.parse(received.slice('INFO '.length, end)) as Partial<ServerGreeting>;
          resolve({ version: String(info.version), jetstream: info.jetstream === true });
        } catch {
          reject(new Error('what answers there is not NATS'));
        }
      });
    });
  });
}

/** Checks the server that NATS_URL names: there, new enough and with JetStream. Resolves to its version. */
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
        'let npm start bring its own.',
    );
  }
  const version = parseVersion(greeting.version);
  if (version === undefined || !isAtLeast(version, OLDEST_NATS)) {
    throw new SetupProblem(
      'nats_too_old',
      `The NATS server at NATS_URL=${redactedAddress(url)} is ${greeting.version} and Kiban needs ${formatVersion(OLDEST_NATS)} or later: ` +
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
    throw new SetupProblem('setting_invalid', 'NATS_URL is no address such as nats://127.0.0.1:4222.', {
      cause: error,
    });
  }
}

import type { LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { BlockedAddressError } from './address-policy.js';
import type { ResolvedAddress } from './name-lookup.js';
import type { TargetGuard } from './target-guard.js';
import { hostnameOf, isLiteral } from './target-url.js';

export interface GuardedAgentOptions {
  guard: TargetGuard;
  connectTimeoutMs: number;
}

/**
 * The HTTP client of deliveries. Each connection passes three gates: an address in the URL itself
 * (for which no look-up happens), every address that a name resolves to (the ones checked are the ones
 * dialled, so a name cannot change in between), and the address that the socket ended up at.
 */
export function createGuardedAgent(options: GuardedAgentOptions): Agent {
  const connectors = {
    'http:': connector('http:', options),
    'https:': connector('https:', options),
  };
  return new Agent({
    connect: (target, callback) =>
      connectors[target.protocol === 'https:' ? 'https:' : 'http:'](target, callback),
    pipelining: 1,
    // Below what receivers commonly keep, so that a delivery is not sent on a connection just being closed.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 30_000,
    maxHeaderSize: 16_384,
    // The attempt has a deadline of its own over all; undici's are idle timers, which a slow drip outlives.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

function connector(
  protocol: 'http:' | 'https:',
  { guard, connectTimeoutMs }: GuardedAgentOptions,
): buildConnector.connector {
  const connect = buildConnector({
    timeout: connectTimeoutMs,
    allowH2: false,
    autoSelectFamily: true,
    lookup: guardedLookup(guard, protocol),
    ...(protocol === 'https:' ? { minVersion: 'TLSv1.2', rejectUnauthorized: true } : {}),
  } as buildConnector.BuildOptions);
  return (target, callback) => {
    const hostname = hostnameOf(target);
    if (isLiteral(hostname) && !guard.permits(hostname, hostname, protocol)) {
      callback(new BlockedAddressError(), null);
      return;
    }
    connect(target, (...[error, socket]) => {
      if (error !== null) return callback(error, null);
      if (socket.remoteAddress && guard.permits(socket.remoteAddress, hostname, protocol))
        return callback(null, socket);
      socket.destroy();
      callback(new BlockedAddressError(), null);
    });
  };
}

type LookupAnswer = (
  error: NodeJS.ErrnoException | null,
  address: string | ResolvedAddress[],
  family?: number,
) => void;

/** Node asks for one address or, for its choice between IPv4 and IPv6, for all: both forms are answered. */
function guardedLookup(guard: TargetGuard, protocol: string): LookupFunction {
  return (hostname, options, callback) => {
    const answer = callback as LookupAnswer;
    guard.resolve(hostname, protocol).then(
      (addresses) => {
        const first = addresses[0];
        if (options.all) answer(null, addresses);
        else if (first) answer(null, first.address, first.family);
      },
      (error: unknown) => answer(error as NodeJS.ErrnoException, options.all ? [] : ''),
    );
  };
}

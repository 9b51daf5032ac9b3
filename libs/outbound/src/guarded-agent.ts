import type { LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import type { AddressGuard } from './address-guard.js';
import { BlockedAddressError } from './address-policy.js';
import { destinationOf, isLiteral, type Destination } from './destination.js';
import { skipInterimResponses } from './interim-responses.js';
import type { ResolvedAddress } from './name-lookup.js';

export interface GuardedAgentOptions {
  guard: AddressGuard;
  connectTimeoutMs: number;
}

/**
 * The HTTP client for user-supplied URLs. Each connection is checked three times:
 * - an IP address in the URL itself, which needs no look-up;
 * - every address that a name resolves to; exactly these are dialled, so a name cannot change in between;
 * - the address of the connected socket.
 */
export function createGuardedAgent(options: GuardedAgentOptions): Agent {
  return new Agent({
    connect: connector(options),
    pipelining: 1,
    // Far below the idle time of common servers: a request on a connection that is being closed is lost.
    keepAliveTimeout: 1_000,
    keepAliveMaxTimeout: 30_000,
    maxHeaderSize: 16_384,
    // Each request has a deadline for its whole duration; undici's are idle timers, which a slow drip outlasts.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** Connectors cache TLS sessions, so one is kept for each port. */
const CONNECTORS_MAX = 100;

function connector(options: GuardedAgentOptions): buildConnector.connector {
  const { guard } = options;
  const connectors = new Map<string, buildConnector.connector>();
  const connectorOf = (destination: Destination): buildConnector.connector => {
    const key = `${destination.protocol}${destination.port}`;
    const cached = connectors.get(key);
    if (cached) return cached;
    if (connectors.size >= CONNECTORS_MAX) connectors.clear();
    const made = portConnector(options, destination);
    connectors.set(key, made);
    return made;
  };
  return (target, callback) => {
    const destination = destinationOf(target);
    const { hostname } = destination;
    if (isLiteral(hostname) && !guard.permits(hostname, destination)) {
      callback(new BlockedAddressError(), null);
      return;
    }
    connectorOf(destination)(target, (...[error, socket]) => {
      if (error !== null) return callback(error, null);
      if (socket.remoteAddress && guard.permits(socket.remoteAddress, destination))
        return callback(null, skipInterimResponses(socket));
      socket.destroy();
      callback(new BlockedAddressError(), null);
    });
  };
}

/** The look-up needs the port, which Node does not pass to it. */
function portConnector(
  { guard, connectTimeoutMs }: GuardedAgentOptions,
  { port, protocol }: Destination,
): buildConnector.connector {
  return buildConnector({
    timeout: connectTimeoutMs,
    allowH2: false,
    autoSelectFamily: true,
    lookup: guardedLookup((hostname) => guard.resolve({ hostname, port, protocol })),
    ...(protocol === 'https:' ? { minVersion: 'TLSv1.2', rejectUnauthorized: true } : {}),
  } as buildConnector.BuildOptions);
}

type LookupResult = (
  error: NodeJS.ErrnoException | null,
  address: string | ResolvedAddress[],
  family?: number,
) => void;

/** Node requests one address or, for its choice between IPv4 and IPv6, all of them: both forms are supported. */
function guardedLookup(resolve: (hostname: string) => Promise<ResolvedAddress[]>): LookupFunction {
  return (hostname, options, callback) => {
    const response = callback as LookupResult;
    resolve(hostname).then(
      (addresses) => {
        const first = addresses[0];
        if (options.all) response(null, addresses);
        else if (first) response(null, first.address, first.family);
      },
      (error: unknown) => response(error as NodeJS.ErrnoException, options.all ? [] : ''),
    );
  };
}

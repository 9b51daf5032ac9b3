/** Thrown for an invalid NATS_URL. The message never repeats it, since it carries a password. */
export class NatsAddressError extends Error {
  readonly code = 'nats_address_invalid';
  constructor() {
    super(
      'NATS_URL must be one address or several with commas, such as tls://user:password@nats-0:4222,tls://nats-1:4222.',
    );
    this.name = 'NatsAddressError';
  }
}

/** The addresses of a broker's nodes, and the login for all of them. */
export interface NatsAddress {
  /** Host and port of each node. */
  readonly servers: string[];
  readonly login: { user: string; pass: string } | undefined;
  /** True if at least one part has `tls://`: then no data is sent to a node without TLS. */
  readonly encrypted: boolean;
}

const SCHEME = /^\w+:\/\//;

/**
 * Reads NATS_URL: the nodes separated by commas, each with `nats://`, `tls://` or no scheme. User and password apply to
 * all nodes, and come from the first part that has them.
 * @throws NatsAddressError
 */
export function readNatsAddress(text: string): NatsAddress {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const urls = parts.map((part) => {
    const address = SCHEME.test(part) ? part : `nats://${part}`;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url?.host || !['nats:', 'tls:'].includes(url.protocol)) throw new NatsAddressError();
    return url;
  });
  if (urls.length === 0) throw new NatsAddressError();
  const signed = urls.find(({ username }) => username !== '');
  return {
    servers: urls.map(({ host }) => host),
    login: signed && {
      user: decodeURIComponent(signed.username),
      pass: decodeURIComponent(signed.password),
    },
    encrypted: urls.some(({ protocol }) => protocol === 'tls:'),
  };
}

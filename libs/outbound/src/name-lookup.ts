import { lookup as lookupLocally, Resolver } from 'node:dns/promises';

export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

export interface NameLookup {
  /** Every address of `hostname`. Rejects if there is none or no reply arrives in time. */
  resolve(hostname: string): Promise<ResolvedAddress[]>;
}

/** Thrown if no name server replied in time, or the name does not exist. */
export class NameNotResolvedError extends Error {
  readonly code = 'dns_error';
  constructor(cause?: unknown) {
    super('The host name could not be resolved.', { cause });
    this.name = 'NameNotResolvedError';
  }
}

/**
 * Queries name servers without the thread pool that `dns.lookup` shares with the file system: four slow names there
 * would delay every other delivery.
 * Names that only this machine resolves (its hosts file) use `dns.lookup`, after the name servers replied that they do
 * not exist.
 */
export class ResolverLookup implements NameLookup {
  private readonly resolver: Resolver;
  private readonly ownServers: boolean;

  constructor(private readonly options: { timeoutMs: number; servers: readonly string[] }) {
    this.resolver = new Resolver({ timeout: Math.ceil(options.timeoutMs / 2), tries: 2 });
    this.ownServers = options.servers.length > 0;
    if (this.ownServers) this.resolver.setServers(options.servers);
  }

  async resolve(hostname: string): Promise<ResolvedAddress[]> {
    const name = hostname.replace(/\.$/, '').toLowerCase();
    // RFC 6761 §6.3: these names are the machine itself, whatever a name server replies.
    if (name === 'localhost' || name.endsWith('.localhost'))
      return [
        { address: '127.0.0.1', family: 4 },
        { address: '::1', family: 6 },
      ];
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new NameNotResolvedError()), this.options.timeoutMs);
    });
    try {
      return await Promise.race([this.resolveName(name), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async resolveName(name: string): Promise<ResolvedAddress[]> {
    const [four, six] = await Promise.allSettled([
      this.resolver.resolve4(name),
      this.resolver.resolve6(name),
    ]);
    const found: ResolvedAddress[] = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 as const })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 as const })) : []),
    ];
    if (found.length > 0) return found;
    const fault: unknown = four.status === 'rejected' ? four.reason : undefined;
    if (this.ownServers || !isNoSuchName(fault)) throw new NameNotResolvedError(fault);
    try {
      const local = await lookupLocally(name, { all: true });
      return local.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
    } catch (error) {
      throw new NameNotResolvedError(error);
    }
  }
}

function isNoSuchName(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOTFOUND' || code === 'ENODATA' || code === 'ECONNREFUSED';
}

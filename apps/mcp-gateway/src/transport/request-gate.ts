import type { IncomingMessage } from 'node:http';

/** Pages that people run MCP clients in: these call {mcp_url} from the browser. */
const KNOWN_ORIGINS = [
  'https://claude.ai',
  'https://claude.com',
  'https://chatgpt.com',
  'https://vscode.dev',
];

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const KNOWN_MAX = 100;

export interface RequestGateOptions {
  publicOrigin: string;
  allowedOrigins: readonly string[];
  allowedHosts: readonly string[];
}

/**
 * Refuses requests that a page of another site makes a browser send (MCP, "Security Warning" of the
 * transport): a foreign `Origin`, or a `Host` that is not ours, as after DNS rebinding.
 */
export class RequestGate {
  private readonly origins: ReadonlySet<string>;
  private readonly hosts: ReadonlySet<string>;
  /** Names with their ports, as they came, that were found to be ours: almost every request comes by the same one. */
  private readonly known = new Set<string>();

  constructor(options: RequestGateOptions) {
    this.origins = new Set([options.publicOrigin, ...KNOWN_ORIGINS, ...options.allowedOrigins]);
    this.hosts = new Set([new URL(options.publicOrigin).hostname, ...options.allowedHosts]);
  }

  /** @returns why the request is refused, or null */
  fault({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
    const { host, origin } = headers;
    const forwarded = headers['x-forwarded-host'];
    if (!this.isOurHost(host)) return 'This service is not called by this host name.';
    if (forwarded !== undefined && ![forwarded].flat().every((name) => this.isOurHost(name)))
      return 'This service is not called by this host name.';
    if (origin !== undefined && !this.isAllowedOrigin(origin))
      return 'Pages of this origin may not call this server; an operator can allow it with MCP_ALLOWED_ORIGINS.';
    return null;
  }

  private isOurHost(host: string | undefined): boolean {
    if (!host) return false;
    if (this.known.has(host)) return true;
    if (!URL.canParse(`http://${host}`)) return false;
    const { hostname } = new URL(`http://${host}`);
    if (!this.hosts.has(hostname) && !LOOPBACK.has(hostname)) return false;
    if (this.known.size < KNOWN_MAX) this.known.add(host);
    return true;
  }

  private isAllowedOrigin(origin: string): boolean {
    if (this.origins.has(origin)) return true;
    // Tools such as the protocol's Inspector run their page on a free port of the same machine.
    return URL.canParse(origin) && LOOPBACK.has(new URL(origin).hostname);
  }
}

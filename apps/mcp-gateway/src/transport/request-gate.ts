import type { IncomingMessage } from 'node:http';

/** Origins of hosted MCP clients that call {mcp_url} from the browser. */
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
 * Rejects requests that a page of another site makes a browser send (MCP, "Security Warning" of the
 * transport): a foreign `Origin`, or a foreign `Host`, as after DNS rebinding.
 */
export class RequestGate {
  private readonly origins: ReadonlySet<string>;
  private readonly hosts: ReadonlySet<string>;
  /** Accepted `Host` headers, cached: almost every request sends the same one. */
  private readonly known = new Set<string>();

  constructor(options: RequestGateOptions) {
    this.origins = new Set([options.publicOrigin, ...KNOWN_ORIGINS, ...options.allowedOrigins]);
    this.hosts = new Set([new URL(options.publicOrigin).hostname, ...options.allowedHosts]);
  }

  /** @returns why the request is rejected, or null */
  fault({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
    const { host, origin } = headers;
    const forwarded = headers['x-forwarded-host'];
    if (!this.isOurHost(host))
      return 'This host name is not accepted; use the public address of the service.';
    if (forwarded !== undefined && ![forwarded].flat().every((name) => this.isOurHost(name)))
      return 'This host name is not accepted; use the public address of the service.';
    if (origin !== undefined && !this.isAllowedOrigin(origin))
      return 'This origin is not allowed; an operator can add it to MCP_ALLOWED_ORIGINS.';
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
    // Tools such as MCP Inspector serve their page on a free port of the same machine.
    return URL.canParse(origin) && LOOPBACK.has(new URL(origin).hostname);
  }
}

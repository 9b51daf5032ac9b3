import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@kiban/observability';
import { AddressGuard, AddressPolicy, createGuardedAgent, ResolverLookup } from '@kiban/outbound';
import { Agent, request, type Dispatcher } from 'undici';
import type { FetchAllowance } from './fetch-allowance.js';
import { parseMetadata } from './metadata-text.js';

/** The same as the protocol library’s own limit, which it does not export. */
const DEADLINE_MS = 2_500;
const DNS_TIMEOUT_MS = 2_000;
const BYTES_MAX = 65_536;
const LOGGED_LENGTH_MAX = 200;
/** The part of a response that the library reads besides the body. */
const HEADERS_PASSED = ['cache-control', 'expires'];

export interface DocumentFetchParts {
  /** `host=base address` pairs: fetch documents of a host from this address instead. */
  sources: readonly string[];
  allowance: FetchAllowance;
  /** The request that caused the fetch. */
  request: () => { ip: string };
  logger: Logger;
}

/**
 * Fetches client metadata documents and keys from addresses that clients name. Anyone can trigger a fetch without
 * signing in. Therefore each fetch is counted, connects to public addresses only, follows no redirect, and is bounded
 * in bytes and time. Every failed fetch takes the same time, because its duration would reveal which internal hosts
 * and ports exist.
 */
export class DocumentFetch {
  private readonly sources: ReadonlyMap<string, string>;
  private readonly failed = new WeakMap<object, ReadonlyMap<string, unknown>>();
  private readonly guarded: Dispatcher;
  private readonly unguarded = new Agent({ connect: { timeout: DEADLINE_MS } });

  /** @throws TypeError when a source is not `host=http://address` */
  constructor(private readonly parts: DocumentFetchParts) {
    this.sources = sourcesOf(parts.sources);
    const policy = new AddressPolicy({ allowCidrs: [], denyCidrs: [], allowHosts: [], allowHttp: false });
    const names = new ResolverLookup({ timeoutMs: DNS_TIMEOUT_MS, servers: [] });
    this.guarded = createGuardedAgent({
      guard: new AddressGuard(policy, names),
      connectTimeoutMs: DEADLINE_MS,
    });
  }

  /** For the protocol library, whose own guard checks the address only after connecting. */
  async fetch(input: string | URL): Promise<Response> {
    const url = new URL(input);
    const request = this.parts.request();
    // The library requests a missing client a second time, to render the error.
    const failed = this.failed.get(request);
    if (failed?.has(url.href)) throw failed.get(url.href);
    try {
      return await this.allowed(url, request.ip);
    } catch (error) {
      this.failed.set(request, new Map([...(failed ?? []), [url.href, error]]));
      throw error;
    }
  }

  private async allowed(url: URL, address: string): Promise<Response> {
    const startedAt = performance.now();
    const isAllowed = this.parts.allowance.take(address, url);
    try {
      if (!isAllowed) throw new Error('This network or host has reached its fetch limit.');
      return await this.get(url);
    } catch (error) {
      const fault = String(error).slice(0, LOGGED_LENGTH_MAX);
      const host = url.host.slice(0, LOGGED_LENGTH_MAX);
      this.parts.logger.info({ error: fault, address, host }, 'oauth.fetch_failed');
      if (isAllowed) await delay(DEADLINE_MS - (performance.now() - startedAt));
      throw new Error('The document could not be fetched.', { cause: error });
    }
  }

  private async get(url: URL): Promise<Response> {
    const source = this.sources.get(url.host);
    // The guard would reject the relay’s own address. The operator configured it, and no other address is allowed.
    const target = source === undefined ? url : new URL(url.pathname + url.search, source);
    const { statusCode, headers, body } = await request(target, {
      dispatcher: source === undefined ? this.guarded : this.unguarded,
      headers: { accept: 'application/json' },
      reset: true,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    // An aborted body emits an error, which needs a listener.
    body.on('error', () => undefined);
    const isFound = statusCode === 200;
    const text = isFound ? await textOf(body) : null;
    if (!isFound) body.destroy();
    const passed = HEADERS_PASSED.flatMap((name) =>
      [headers[name] ?? []].flat().map((value) => [name, value]),
    );
    return new Response(text, { status: isFound ? 200 : 404, headers: passed as [string, string][] });
  }
}

/** @throws when the library must not receive the document */
async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > BYTES_MAX) throw new Error(`The document is larger than ${BYTES_MAX} bytes.`);
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  parseMetadata(text);
  return text;
}

function sourcesOf(pairs: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      const base = pair.slice(at + 1);
      if (at < 1 || !URL.canParse(base)) throw new TypeError(`${pair} must be host=http://address`);
      return [pair.slice(0, at), base] as const;
    }),
  );
}

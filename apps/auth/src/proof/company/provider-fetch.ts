import { AddressGuard, AddressPolicy, createGuardedAgent, ResolverLookup } from '@kiban/outbound';
import { Inject, Injectable } from '@nestjs/common';
import type { CustomFetch } from 'openid-client';
import { request, type Dispatcher } from 'undici';
import type { AuthConfig } from '../../config/auth-config.js';
import { AUTH_CONFIG } from '../../infrastructure/tokens.js';

const BYTES_MAX = 262_144;
const WITHOUT_BODY = [204, 205, 304];

/**
 * Sends requests to addresses that workspace owners and their providers name. The addresses are checked before the connection, no
 * redirect is followed, and time and bytes are bounded.
 */
@Injectable()
export class ProviderFetch {
  private readonly agent: Dispatcher;
  private readonly timeoutMs: number;

  constructor(@Inject(AUTH_CONFIG) config: AuthConfig) {
    this.timeoutMs = config.SIGN_IN_PROVIDER_TIMEOUT_MS;
    const policy = new AddressPolicy({
      allowCidrs: config.SIGN_IN_ALLOW_CIDRS,
      denyCidrs: [],
      allowHosts: [],
      allowHttp: config.SIGN_IN_ALLOW_HTTP,
    });
    const names = new ResolverLookup({ timeoutMs: this.timeoutMs, servers: config.SIGN_IN_DNS_SERVERS });
    this.agent = createGuardedAgent({
      guard: new AddressGuard(policy, names),
      connectTimeoutMs: this.timeoutMs,
    });
  }

  readonly fetch: CustomFetch = async (url, { method, headers, body }) => {
    const response = await request(url, {
      dispatcher: this.agent,
      method: method as Dispatcher.HttpMethod,
      headers,
      body: body instanceof URLSearchParams ? body.toString() : (body as string | undefined),
      signal: AbortSignal.timeout(this.timeoutMs),
    });
    // An aborted body emits an error, which needs a listener.
    response.body.on('error', () => undefined);
    const text = await textOf(response.body);
    const pairs = Object.entries(response.headers).flatMap(([name, values]) =>
      [values ?? []].flat().map((value): [string, string] => [name, value]),
    );
    const { statusCode: status } = response;
    return new Response(WITHOUT_BODY.includes(status) ? null : text, { status, headers: pairs });
  };
}

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > BYTES_MAX) throw new Error(`The response is larger than ${BYTES_MAX} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

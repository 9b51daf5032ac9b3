import type { IncomingMessage, ServerResponse } from 'node:http';
import { scopes as resourceScopes } from '@kiban/contracts';
import { withoutEmptyMembers } from './client-metadata.js';
import type { Resources } from './resources.js';

/** As much as the protocol library takes itself. */
const BODY_BYTES_MAX = 56 * 1_024;

/** A request whose body was read; the library takes `body` when the stream is at its end. */
type ParsedRequest = IncomingMessage & { body?: unknown };

/** Thrown for a body that is larger than any request to the authorization server. */
export class BodyTooLargeError extends Error {
  readonly code = 'body_too_large';
  constructor() {
    super(`The body must be at most ${BODY_BYTES_MAX} bytes.`);
    this.name = 'BodyTooLargeError';
  }
}

/**
 * Makes a request what the protocol library expects. Its addresses are built from the Host header, so that
 * is set to our own; several clients spell the resource in ways that differ from step to step, ask for no
 * scope, or register with members that say nothing.
 */
export class RequestNormaliser {
  private readonly host: string;
  private readonly scheme: string;

  constructor(private readonly resources: Resources) {
    const { host, protocol } = new URL(resources.origin);
    this.host = host;
    this.scheme = protocol.slice(0, -1);
  }

  /** @throws BodyTooLargeError */
  async normalise(request: ParsedRequest): Promise<void> {
    this.pinHost(request);
    const path = (request.url ?? '').split('?')[0];
    if (path === '/oauth/authorize' && request.method === 'GET') this.authorization(request);
    else if (path === '/oauth/authorize' && request.method === 'POST') await this.form(request, true);
    else if (path === '/oauth/token') await this.form(request, false);
    else if (path === '/oauth/register' && request.method === 'POST') await this.registration(request);
  }

  private pinHost(request: IncomingMessage): void {
    request.headers.host = this.host;
    request.headers['x-forwarded-proto'] = this.scheme;
    delete request.headers['x-forwarded-host'];
    delete request.headers['forwarded'];
  }

  private authorization(request: IncomingMessage): void {
    const [path, query = ''] = (request.url ?? '').split('?', 2);
    request.url = `${path}?${this.parameters(new URLSearchParams(query), true).toString()}`;
  }

  private async form(request: ParsedRequest, isAuthorization: boolean): Promise<void> {
    if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return;
    const parameters = this.parameters(new URLSearchParams(await readText(request)), isAuthorization);
    const body: Record<string, string | string[]> = {};
    for (const name of new Set(parameters.keys())) {
      const values = parameters.getAll(name);
      body[name] = values.length > 1 ? values : (values[0] as string);
    }
    request.body = body;
  }

  private async registration(request: ParsedRequest): Promise<void> {
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return;
    const text = await readText(request);
    try {
      request.body = withoutEmptyMembers(JSON.parse(text));
    } catch {
      // The library says in the protocol's words what is wrong with it.
      request.body = text === '' ? 'empty' : text;
    }
  }

  private parameters(parameters: URLSearchParams, isAuthorization: boolean): URLSearchParams {
    const asked = parameters.getAll('resource').filter(Boolean);
    if (asked.length > 0) {
      parameters.delete('resource');
      for (const resource of new Set(asked.map((name) => this.resources.canonical(name))))
        parameters.append('resource', resource);
    }
    if (isAuthorization && !hasResourceScope(parameters.get('scope')))
      parameters.set('scope', [parameters.get('scope'), ...resourceScopes].filter(Boolean).join(' '));
    return parameters;
  }
}

function hasResourceScope(scope: string | null): boolean {
  return (scope ?? '').split(' ').some((name) => (resourceScopes as readonly string[]).includes(name));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_BYTES_MAX) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Registration has no CORS of the library's own, though browser clients register themselves. @returns whether it was a preflight and is answered */
export function answerRegistrationCors(request: IncomingMessage, response: ServerResponse): boolean {
  if ((request.url ?? '').split('?')[0] !== '/oauth/register') return false;
  response.setHeader('access-control-allow-origin', '*');
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204, {
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, mcp-protocol-version',
    'access-control-max-age': '600',
  });
  response.end();
  return true;
}

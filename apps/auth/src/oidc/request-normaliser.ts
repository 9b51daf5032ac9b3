import type { IncomingMessage, ServerResponse } from 'node:http';
import { connectionScopes as resourceScopes } from '@kiban/contracts';
import { withoutEmptyMembers } from './client-metadata.js';
import { deviceRoutes } from './device-flow.js';
import { parseMetadata, UnsafeMetadataError } from './metadata-text.js';
import { readBody, RequestBodyError, type BodyBounds } from './request-body.js';
import { screenClientId, workspaceParameter, type Resources } from './resources.js';

/** The same limit as the protocol library’s. */
const BODY: BodyBounds = { bytesMax: 56 * 1_024, deadlineMs: 10_000 };
/** Anyone can store metadata. No known client sends more than a tenth of this. */
const METADATA_BODY: BodyBounds = { ...BODY, bytesMax: 16 * 1_024 };
const PARAMETERS_MAX = 100;

/** A request whose body was read; the library uses `body` when the stream has ended. */
type ParsedRequest = IncomingMessage & { body?: unknown };

/**
 * Converts a request into the form that the protocol library expects. The library builds addresses from the Host
 * header, so that is set to the public origin. Several clients vary the spelling of the resource, request no scope,
 * or register empty properties.
 */
export class RequestNormaliser {
  private readonly host: string;
  private readonly scheme: string;

  constructor(private readonly resources: Resources) {
    const { host, protocol } = new URL(resources.origin);
    this.host = host;
    this.scheme = protocol.slice(0, -1);
  }

  /**
   * @param address the client’s IP address, according to `TRUSTED_PROXIES`
   * @throws RequestBodyError
   */
  async normalise(request: ParsedRequest, address: string): Promise<void> {
    this.pinSender(request, address);
    const [path, query = ''] = (request.url ?? '').split('?', 2);
    const isRegistration = path === '/oauth/register';
    // The library reads some bodies without a deadline and leaves the rest of others unread on the connection.
    const text = hasBody(request)
      ? (await readBody(request, isRegistration ? METADATA_BODY : BODY)).toString('utf8')
      : '';
    request.body = text;
    const isAuthorization = path === '/oauth/authorize' || path === deviceRoutes.device_authorization;
    if (isAuthorization && request.method === 'GET') request.url = `${path}?${this.parameters(query, true)}`;
    else if (isRegistration && isOf(request, 'application/json')) request.body = metadataOf(text);
    else if (isOf(request, 'application/x-www-form-urlencoded'))
      request.body = this.parameters(text, isAuthorization);
  }

  private pinSender(request: IncomingMessage, address: string): void {
    request.headers.host = this.host;
    request.headers['x-forwarded-proto'] = this.scheme;
    // The library uses the leftmost address, which any sender can choose.
    request.headers['x-forwarded-for'] = address;
    delete request.headers['x-forwarded-host'];
    delete request.headers['forwarded'];
  }

  private parameters(text: string, isAuthorization: boolean): string {
    if (text.split('&', PARAMETERS_MAX + 1).length > PARAMETERS_MAX)
      throw new RequestBodyError(400, `A request must have at most ${PARAMETERS_MAX} parameters.`);
    const parameters = new URLSearchParams(text);
    const requested = parameters.getAll('resource').filter(Boolean);
    if (requested.length > 0) {
      parameters.delete('resource');
      for (const resource of new Set(requested.map((name) => this.resources.canonical(name))))
        parameters.append('resource', resource);
    }
    // Other clients let the person choose; the library would reject a parameter that they send twice.
    if (parameters.get('client_id') !== screenClientId) parameters.delete(workspaceParameter);
    if (isAuthorization && !hasResourceScope(parameters.get('scope')))
      parameters.set('scope', [parameters.get('scope'), ...resourceScopes].filter(Boolean).join(' '));
    return parameters.toString();
  }
}

function hasResourceScope(scope: string | null): boolean {
  return (scope ?? '').split(' ').some((name) => (resourceScopes as readonly string[]).includes(name));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isOf({ headers }: IncomingMessage, type: string): boolean {
  return new RegExp(`^${type}\\b`, 'i').test(headers['content-type'] ?? '');
}

/**
 * @returns the text itself if it is not an object: the library then reports the fault in the protocol’s terms
 * @throws RequestBodyError
 */
function metadataOf(text: string): unknown {
  try {
    const metadata = parseMetadata(text);
    return typeof metadata === 'object' && metadata !== null ? withoutEmptyMembers(metadata) : text;
  } catch (error) {
    if (error instanceof UnsafeMetadataError) throw new RequestBodyError(400, error.message);
    return text || 'empty';
  }
}

/**
 * The library has no CORS for registration, although browser clients register themselves. @returns true when it was a
 * preflight and the response is sent
 */
export function handleRegistrationCors(request: IncomingMessage, response: ServerResponse): boolean {
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

import { errors, type ClientMetadata } from 'oidc-provider';
import { screenClientId } from './resources.js';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const GRANT_TYPES = new Set(['authorization_code', 'refresh_token']);
const REDIRECT_URIS_MAX = 20;
const NEVER_REDIRECTED_TO = /^(javascript|data|vbscript|file|blob|about|view-source):$/i;

export function isLoopback(uri: string): boolean {
  return URL.canParse(uri) && LOOPBACK.has(new URL(uri).hostname);
}

/**
 * Converts a client’s metadata into the form that the protocol library accepts, and rejects unsafe metadata. It runs
 * for registrations and for metadata documents.
 * @param sent the body, for a registration
 * @throws errors.InvalidRedirectUri, errors.InvalidClientMetadata
 */
export function normaliseClient(metadata: ClientMetadata, sent: Record<string, unknown> | undefined): void {
  if (metadata.client_id === screenClientId) return;
  const uris = textsOf(metadata, 'redirect_uris')
    .filter((uri) => URL.canParse(uri))
    .map((uri) => new URL(uri));
  if (uris.length > REDIRECT_URIS_MAX)
    throw new errors.InvalidRedirectUri(`redirect_uris must have at most ${REDIRECT_URIS_MAX} items`);
  for (const uri of uris) {
    if (uri.protocol === 'http:' && !LOOPBACK.has(uri.hostname))
      throw new errors.InvalidRedirectUri('redirect_uris must use https, except on loopback addresses');
    if (NEVER_REDIRECTED_TO.test(uri.protocol))
      throw new errors.InvalidRedirectUri('redirect_uris must not use this scheme');
  }
  // Stored metadata was converted at its registration.
  const isDocument = metadata.client_id.startsWith('https://');
  if (sent === undefined && !isDocument) return;
  // A client with a loopback port or a custom scheme is a native one, although many do not declare it. Only native
  // clients may change their port between starts (RFC 8252 §7.3).
  if (sent?.['application_type'] === undefined && uris.some((uri) => uri.protocol !== 'https:'))
    metadata.application_type = 'native';
  // Clients list the resource’s scopes here, which the library would reject as unknown.
  delete metadata.scope;
  // Clients that request more grant types (device codes …) get the two that are supported. Clients that request none
  // get both, because without refresh tokens people would have to sign in every hour.
  const offered = textsOf(metadata, 'grant_types');
  const saysNothing = sent?.['grant_types'] === undefined;
  metadata.grant_types = [...GRANT_TYPES].filter((type) => saysNothing || offered.includes(type));
  if (metadata.grant_types.length === 0) metadata.grant_types = ['authorization_code'];
}

/** The library checks the types of properties only after this conversion. */
function textsOf(metadata: ClientMetadata, name: 'redirect_uris' | 'grant_types'): string[] {
  const value: unknown = metadata[name] ?? [];
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw new errors.InvalidClientMetadata(`${name} must be an array of strings`);
}

/** Removes empty properties: several clients register with nulls and empty texts, which the library rejects. */
export function withoutEmptyMembers(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== ''));
}

/** The name and host by which a person can recognise a client. */
export interface ClientIdentity {
  name: string;
  /** The host of the document that names the client; null when its identity is unverified. */
  host: string | null;
  registration: 'document' | 'dynamic';
}

const NAME_LENGTH_MAX = 100;

export function identityOf(client: { clientId: string; clientName?: string | undefined }): ClientIdentity {
  const url =
    client.clientId.startsWith('https://') && URL.canParse(client.clientId) ? new URL(client.clientId) : null;
  // Control and direction characters could make one name look like another.
  const name = (client.clientName ?? '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, NAME_LENGTH_MAX);
  return {
    name: name || url?.host || 'Unnamed client',
    host: url?.host ?? null,
    registration: url ? 'document' : 'dynamic',
  };
}

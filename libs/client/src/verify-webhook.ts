import type { KibanEvent } from './kiban-event.js';

export type WebhookHeaders =
  { get: (name: string) => string | null } | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** How far the time of the attempt may be from now. */
  toleranceSeconds?: number;
  /** For tests, in milliseconds since 1970. */
  now?: number;
}

export type WebhookFault = 'missing_header' | 'outside_tolerance' | 'bad_signature' | 'invalid_body';

/** A delivery that is not, or not now, from the deployment. Respond with 400 or 401. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';

  constructor(
    readonly code: WebhookFault,
    message: string,
  ) {
    super(message);
  }
}

/** Named so, because the types of Node and of browsers name it differently. */
type SigningKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const TOLERANCE_SECONDS = 300;
const KEY_PREFIX = 'whsec_';

/** During a rotation a delivery has two; more than this is an attack on the verifier. */
const SIGNATURES_MAX = 10;

/**
 * Verifies a delivery and returns its event. A delivery is genuine if one of the keys signed its id, time and body, no
 * longer ago than five minutes (Standard Webhooks).
 *
 * Store the id of the event, and ignore a repetition: deliveries arrive at least once.
 *
 * @param keys the signing key (`whsec_…`), or several during a rotation
 * @param headers of the request
 * @param rawBody as it arrived, before anything parses it
 * @throws WebhookVerificationError
 */
export async function verifyWebhook(
  keys: string | readonly string[],
  headers: WebhookHeaders,
  rawBody: string | Uint8Array | ArrayBuffer,
  options: VerifyOptions = {},
): Promise<KibanEvent> {
  const id = required(headers, 'webhook-id');
  const timestamp = required(headers, 'webhook-timestamp');
  const signatures = signaturesIn(required(headers, 'webhook-signature'));
  requireRecent(timestamp, options);
  const body = bytesOf(rawBody);
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  const importedKeys = await Promise.all([keys].flat().map(importedKey));
  if (!(await isSigned(importedKeys, signatures, signed)))
    throw new WebhookVerificationError(
      'bad_signature',
      'No signature of the delivery matches a signing key.',
    );
  return eventOf(body);
}

function required(headers: WebhookHeaders, name: string): string {
  const value = headerOf(headers, name);
  if (value !== undefined && value !== '') return value;
  throw new WebhookVerificationError('missing_header', `The delivery has no single ${name} header.`);
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (typeof headers.get === 'function') return headers.get(name) ?? undefined;
  const values = Object.entries(headers as Record<string, string | readonly string[] | undefined>)
    .filter(([key]) => key.toLowerCase() === name)
    .flatMap(([, value]) => value ?? []);
  return values.length === 1 ? values[0] : undefined;
}

function requireRecent(timestamp: string, options: VerifyOptions): void {
  const { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() } = options;
  const isTime = /^\d{1,12}$/.test(timestamp);
  if (isTime && Math.abs(now / 1_000 - Number(timestamp)) <= toleranceSeconds) return;
  throw new WebhookVerificationError(
    'outside_tolerance',
    `The delivery was not signed within ${toleranceSeconds} seconds of now.`,
  );
}

function signaturesIn(header: string): Uint8Array<ArrayBuffer>[] {
  return header
    .split(' ')
    .slice(0, SIGNATURES_MAX)
    .filter((entry) => entry.startsWith('v1,'))
    .flatMap((entry) => fromBase64(entry.slice(3)) ?? []);
}

/** WebCrypto compares in constant time. */
async function isSigned(
  keys: readonly SigningKey[],
  signatures: readonly Uint8Array<ArrayBuffer>[],
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const checks = keys.flatMap((key) =>
    signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed)),
  );
  return (await Promise.all(checks)).includes(true);
}

async function importedKey(key: string): Promise<SigningKey> {
  const text = key.trim();
  const bytes = text.startsWith(KEY_PREFIX) ? fromBase64(text.slice(KEY_PREFIX.length)) : undefined;
  if (!bytes?.length) throw new TypeError('A signing key is whsec_ and base64, as the API returned it.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function bytesOf(body: string | Uint8Array | ArrayBuffer): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  return body instanceof ArrayBuffer ? new Uint8Array(body) : body;
}

function joined(head: Uint8Array, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(head.length + body.length);
  all.set(head);
  all.set(body, head.length);
  return all;
}

function eventOf(body: Uint8Array): KibanEvent {
  try {
    const event = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as Partial<KibanEvent>;
    if (typeof event.event === 'string' && typeof event.id === 'number') return event as KibanEvent;
  } catch {
    // Falls through to the same error: a signed body is an event.
  }
  throw new WebhookVerificationError('invalid_body', 'The delivery is signed, and its body is no event.');
}

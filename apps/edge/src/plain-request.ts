import { isClientClaim } from './forwarded-headers.js';
import { headAndBody } from './head-and-body.js';

/** A complete request in the form that every HTTP parser reads in the same way. */
export interface PlainRequest {
  readonly method: string;
  /** Path and query as received. */
  readonly url: string;
  /** The value of its only Host header. */
  readonly host: string;
  /** Its header lines except those that `isForService` rejects, each with its line end. */
  readonly lines: string;
  /** The value of X-Forwarded-For; several are joined. */
  readonly forwardedFor: string | undefined;
  /** Whether a header claims to come from a proxy. */
  readonly isProxied: boolean;
  readonly body: Buffer;
}

/** `body-missing`: plain so far, but the rest of the body has not arrived. `other`: for an HTTP server. */
export type PlainReading = PlainRequest | 'body-missing' | 'other';

/** Maximum bytes of a head, as in Node's HTTP server. */
const HEAD_BYTES_MAX = 16_384;
/** Maximum bytes of a body that is forwarded with its head in one write. */
const BODY_BYTES_MAX = 16_384;

const HEAD_END = Buffer.from('\r\n\r\n');
/** No percent sign, dot segment or empty segment: nothing that a router could decode or normalise. */
const START_LINE =
  /(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) ((?:\/(?!\.|\/)[\w\-.~!$&'()*+,;=:@]*)+(?:\?[\x21\x22\x24-\x7e]*)?) HTTP\/1\.1\r\n/y;
/** No part of it can match in two ways, so that no input takes longer than its length. */
const HEADER_LINE = /([!#$%&'*+\-.^_`|~0-9A-Za-z]+):([\t\x20-\x7e]*)\r\n/y;
const HOST = /^[\w.\-:[\]]+$/;
const LENGTH = /^\d{1,5}$/;

/** Headers of a request that has no body in the usual sense, or that an HTTP server has to respond to first. */
const OTHERS = new Set(['transfer-encoding', 'expect', 'upgrade', 'http2-settings']);

/**
 * Reads the bytes of a connection as one plain request. Its start line has nothing to decode, its headers are visible
 * ASCII with one Host, its body has one Content-Length of at most 16 KiB, and nothing follows it. Whatever could be
 * read in two ways is `other`.
 * @param isForService whether a header (by its name in lower case) is forwarded
 */
export function readPlainRequest(bytes: Buffer, isForService: (name: string) => boolean): PlainReading {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0 || end > HEAD_BYTES_MAX) return 'other';
  const text = bytes.toString('latin1', 0, end + 2);
  START_LINE.lastIndex = 0;
  const [, method, url] = START_LINE.exec(text) ?? [];
  if (method === undefined || url === undefined) return 'other';
  const headers = readHeaders(text, START_LINE.lastIndex, isForService);
  if (headers?.host === undefined) return 'other';
  const { host, lines, forwardedFor, isProxied, length = 0 } = headers;
  // The body of a GET or HEAD has no meaning and is not forwarded.
  if (headers.length !== undefined && (method === 'GET' || method === 'HEAD')) return 'other';
  const bodyStart = end + HEAD_END.length;
  const arrived = bytes.length - bodyStart;
  if (length > BODY_BYTES_MAX || arrived > length) return 'other';
  if (arrived < length) return 'body-missing';
  return { method, url, host, lines, forwardedFor, isProxied, body: bytes.subarray(bodyStart) };
}

/**
 * The bytes for a service. The edge's own headers come first, since a service ignores headers beyond a number of them.
 * @param forwarding names and values of the edge's headers
 */
export function forwardedRequest(request: PlainRequest, forwarding: Record<string, string>): Buffer {
  let head = `${request.method} ${request.url} HTTP/1.1\r\n`;
  for (const [name, value] of Object.entries(forwarding)) head += `${name}: ${value}\r\n`;
  return headAndBody(`${head}${request.lines}\r\n`, request.body);
}

interface PlainHeaders {
  lines: string;
  isProxied: boolean;
  host?: string;
  length?: number;
  forwardedFor?: string;
}

/** @returns undefined for a header that is malformed, repeated, or not for this reader */
function readHeaders(
  text: string,
  start: number,
  isForService: (name: string) => boolean,
): PlainHeaders | undefined {
  const headers: PlainHeaders = { lines: '', isProxied: false };
  HEADER_LINE.lastIndex = start;
  while (HEADER_LINE.lastIndex < text.length) {
    // A failed match resets `lastIndex`, and this function returns.
    const [line, rawName, value] = HEADER_LINE.exec(text) ?? [];
    if (line === undefined || rawName === undefined || value === undefined) return undefined;
    const name = rawName.toLowerCase();
    if (OTHERS.has(name) || !noteHeader(headers, name, value.trim())) return undefined;
    if (isForService(name)) headers.lines += line;
    else if (isClientClaim(name)) headers.isProxied = true;
  }
  return headers;
}

/** Keeps the values that the edge itself needs. @returns whether the header is plain */
function noteHeader(headers: PlainHeaders, name: string, value: string): boolean {
  switch (name) {
    case 'host':
      if (headers.host !== undefined || !HOST.test(value)) return false;
      headers.host = value;
      return true;
    case 'content-length':
      if (headers.length !== undefined || !LENGTH.test(value)) return false;
      headers.length = Number(value);
      return true;
    case 'connection':
      return value.toLowerCase() === 'keep-alive';
    case 'x-forwarded-for':
      headers.forwardedFor = headers.forwardedFor === undefined ? value : `${headers.forwardedFor}, ${value}`;
      return true;
    default:
      return true;
  }
}

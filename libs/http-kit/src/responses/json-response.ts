import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthenticatedRequest } from '../request/caller.js';
import { describeUnsent, tagWithoutCoding, useCopies, type CompressedCopies } from './compression.js';
import { boundSending, LARGE_RESPONSE_BYTES, sendingDeadlines } from './sending-deadline.js';

const JSON_TYPE = 'application/json; charset=utf-8';

export interface JsonResponseOptions {
  /** Quoted, as in the header; derived from the text by default. */
  etag?: string;
  /** Cursor of the next page; null or undefined if there is none. */
  nextCursor?: string | null;
  /** Version of the parent whose order the response shows, for `X-Order-Version`. */
  orderVersion?: number | undefined;
  /** Compressed copies of a text that is sent many times. */
  copies?: CompressedCopies | undefined;
  /** Called once, after the response was sent or its connection closed. */
  onClosed?: (() => void) | undefined;
}

/** JSON that is ready as text, mostly made by PostgreSQL; it is sent unchanged, without parsing. */
export class JsonResponse {
  constructor(
    readonly text: string | Buffer,
    readonly options: JsonResponseOptions = {},
  ) {}

  /** A response with one page of a collection. */
  static page(rows: readonly unknown[], nextCursor: string | null, orderVersion?: number): JsonResponse {
    return new JsonResponse(JSON.stringify(rows), { nextCursor, orderVersion });
  }
}

/** JSON that is sent while it is read. An error destroys the connection, so that a part never looks complete. */
export class StreamedResponse {
  constructor(
    readonly stream: Readable,
    /** Quoted or weak, as in the header; null where the response has none. */
    readonly etag: string | null,
    readonly contentType = JSON_TYPE,
  ) {}
}

/** Characters of a base64url digest: 96 bits, so that two texts never share a tag by chance. */
const DIGEST_CHARACTERS = 16;

/**
 * The entity tag of a JSON text: the resource's version, if it has one, then a checksum of every byte, since a response
 * also shows names that change elsewhere.
 * A collection has no version, so its digest is longer.
 */
export function entityTag(text: string | Buffer, version?: number): string {
  return version === undefined ? `"${digestOf(text)}"` : `"${version}-${crc32(text).toString(36)}"`;
}

/** The entity tag of a collection that is written as a whole: the version of its parent guards the write. */
export function guardedTag(text: string, version: number): string {
  return `"${version}-${digestOf(text)}"`;
}

const digestOf = (text: string | Buffer): string =>
  hash('sha256', text, 'base64url').slice(0, DIGEST_CHARACTERS);

/** Whether a header If-None-Match names `etag`; weak tags count as equal (RFC 9110 §13.1.2). */
export function matchesAny(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return (
    header.trim() === '*' ||
    header.split(',').some((member) => comparable(member.trim()) === comparable(etag))
  );
}

/** Weak tags and those of compressed representations name the same text. */
const comparable = (etag: string): string => tagWithoutCoding(etag.replace(/^W\//, ''));

/**
 * Sends a route's result with its entity tag, as 304 if the caller already has it, and with the link to the next page.
 */
export class ResponseAdapter extends FastifyAdapter {
  sendingDeadlines = sendingDeadlines;

  override reply(response: FastifyReply, body: unknown, statusCode?: number): FastifyReply {
    nameEvent(response);
    if (body instanceof StreamedResponse) return this.stream(response, body);
    if (!isJson(body) || response.getHeader('content-type') !== undefined)
      return super.reply(response, body, statusCode) as FastifyReply;
    if (statusCode !== undefined) void response.status(statusCode);
    const result = body instanceof JsonResponse ? body : new JsonResponse(JSON.stringify(body));
    const version = (body as { version?: unknown }).version;
    const etag =
      result.options.etag ?? entityTag(result.text, typeof version === 'number' ? version : undefined);
    const { request } = response;
    if (result.options.copies) useCopies(response, result.options.copies);
    if (result.options.onClosed) onClosed(response, result.options.onClosed);
    void response.header('etag', etag).header('content-type', JSON_TYPE);
    if (result.options.orderVersion !== undefined)
      void response.header('x-order-version', String(result.options.orderVersion));
    if (result.options.nextCursor) linkNext(request, response, result.options.nextCursor);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    void response.header('cache-control', isRead ? 'private, no-cache' : 'no-store');
    if (isRead && matchesAny(request.headers['if-none-match'], etag))
      return notModified(response, result.text);
    if (result.text.length >= LARGE_RESPONSE_BYTES) boundSending(response.raw, this.sendingDeadlines);
    return response.send(result.text);
  }

  private stream(response: FastifyReply, { stream, etag, contentType }: StreamedResponse): FastifyReply {
    // Without a tag, a stored copy could not be compared.
    const caching = etag === null ? 'no-store' : 'private, no-cache';
    void response.header('content-type', contentType).header('cache-control', caching);
    if (etag !== null) {
      void response.header('etag', etag);
      if (matchesAny(response.request.headers['if-none-match'], etag)) {
        stream.destroy();
        return notModified(response, stream);
      }
    }
    if (response.raw.destroyed) stream.destroy();
    else boundSending(response.raw, this.sendingDeadlines);
    return response.send(stream);
  }
}

/** @param body the one that is not sent */
function notModified(response: FastifyReply, body: string | Buffer | Readable): FastifyReply {
  describeUnsent(response, body);
  void response.removeHeader('content-type').status(304);
  return response.send();
}

/** A request with several events has no header: none of them is the event of the request. */
function nameEvent(response: FastifyReply): void {
  const [eventId, another] = (response.request as AuthenticatedRequest).eventIds ?? [];
  if (eventId !== undefined && another === undefined) void response.header('x-event-id', String(eventId));
}

function onClosed({ raw }: FastifyReply, listener: () => void): void {
  if (raw.closed || raw.destroyed) listener();
  else raw.once('close', listener);
}

/** Streams, bytes and text that Nest produces are sent unchanged. */
function isJson(body: unknown): body is object {
  if (typeof body !== 'object' || body === null) return false;
  if (body instanceof JsonResponse || Array.isArray(body)) return true;
  const prototype: unknown = Object.getPrototypeOf(body);
  return prototype === Object.prototype || prototype === null;
}

function linkNext(request: FastifyRequest, reply: FastifyReply, cursor: string): void {
  const [path = '/', query = ''] = request.url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  void reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`).header('x-next-cursor', cursor);
}

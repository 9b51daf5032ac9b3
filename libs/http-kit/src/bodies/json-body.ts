import { isUtf8 } from 'node:buffer';
import { DomainError, limits, ValidationError } from '@kiban/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changedByParsing } from './json-exactness.js';
import type { BodyBounds, LargeBodies } from './large-bodies.js';
import { jsonShape, NAMES_MAX, ORDERS_MAX, type JsonExcess } from './json-scan.js';

/** `application/json` has parameters after it too; Fastify finds its parser by the media type. */
const JSON_TYPES = ['application/json', /^application\/[^;]+\+json(?:;|$)/];
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;
/** US-ASCII is a part of UTF-8. */
const CHARSETS = /^(utf-?8|us-ascii|ascii)$/i;

/**
 * Parses JSON bodies with Fastify's own parser, which rejects `__proto__` and skips a byte-order mark, once their depth and the
 * number of their values are within bounds. A body of no bytes is no body, whatever its content type.
 */
export function parseBoundedJson(fastify: FastifyInstance, largeBodies: LargeBodies): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    if (isEncoded(request)) {
      // Names the codings that are read (RFC 9110 §12.5.3, §15.5.16).
      void reply.header('accept-encoding', 'identity');
      return done(new DomainError('unsupported_media_type', ENCODED));
    }
    const type = request.headers['content-type'];
    if (type === undefined) return done(null, payload);
    // Once it is set, Fastify copies all headers at each access, so only where there is something to hide.
    if (isEmpty(request)) request.headers = { ...request.headers, 'content-type': undefined };
    else if (!isInUtf8(type))
      return done(Object.assign(new Error('Only UTF-8 is read.'), { statusCode: 415 }));
    done(null, payload);
  });
  fastify.removeContentTypeParser('application/json');
  for (const type of JSON_TYPES)
    fastify.addContentTypeParser<Buffer>(type, { parseAs: 'buffer' }, (request, bytes, done) => {
      const slot = largeBodies.whole(request, bytes.length);
      const read = (): void => readJson(request, bytes, done);
      if (!slot) return read();
      slot.then(read, done);
    });

  function readJson(
    request: FastifyRequest,
    bytes: Buffer,
    done: (error: Error | null, body?: unknown) => void,
  ): void {
    if (bytes.length === 0) return done(null, undefined);
    if (!isUtf8(bytes)) return done(new DomainError('malformed_json', 'Send the body as JSON in UTF-8.'));
    const text = bytes.toString('utf8');
    const valuesMax = valuesMaxOf(request, text.length);
    const { excess, names } = jsonShape(text, { depthMax: limits.bodyDepthMax, valuesMax });
    if (excess) return done(excessFault(excess, valuesMax));
    void parse(request, text, (error, value) =>
      done(error ?? changedByParsing(text, value, names), value as unknown),
    );
  }
}

/** @returns the rejection of a JSON text that is too deep or has too many values, or null */
export function jsonFault(text: string, valuesMax: number): ValidationError | null {
  const { excess } = jsonShape(text, { depthMax: limits.bodyDepthMax, valuesMax });
  return excess && excessFault(excess, valuesMax);
}

function excessFault(excess: JsonExcess, valuesMax: number): ValidationError {
  const bounds: Readonly<Record<JsonExcess, string>> = {
    depth: `${limits.bodyDepthMax} levels of arrays and objects`,
    values: `${valuesMax} values`,
    names: `${NAMES_MAX} different property names`,
    orders: `${ORDERS_MAX} different orders of property names`,
  };
  return new ValidationError('body', excess, `The body must have at most ${bounds[excess]}.`);
}

const ENCODED = 'Send the body without compression and without the header “Content-Encoding”.';

function isEncoded(request: FastifyRequest): boolean {
  const coding = request.headers['content-encoding']?.trim().toLowerCase() ?? '';
  return coding !== '' && coding !== 'identity' && !isEmpty(request);
}

/** Clients name a content type although they send nothing. A body of unknown length is read to find out. */
function isEmpty({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

function isInUtf8(contentType: string): boolean {
  const charset = CHARSET.exec(contentType)?.[1];
  return charset === undefined || CHARSETS.test(charset);
}

/** A value of a real document has a name or a text: shorter ones cost far more than their length. */
const CHARACTERS_PER_VALUE = 4;

/** A route with a bound of its own takes as many values as its bodies are long. */
function valuesMaxOf(request: FastifyRequest, length: number): number {
  const own = (request.routeOptions.config as BodyBounds).bodyValuesMax;
  if (own === undefined) return limits.bodyValuesMax;
  return Math.min(own, limits.bodyValuesMax + Math.floor(length / CHARACTERS_PER_VALUE));
}

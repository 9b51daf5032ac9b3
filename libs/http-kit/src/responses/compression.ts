import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Content codings of responses, the preferred one first. */
const CODINGS = ['br', 'gzip'] as const;

export type ContentCoding = (typeof CODINGS)[number];

/** Below this the bytes of the headers are more than what compression saves. */
export const COMPRESSED_FROM_BYTES = 1_024;

/** From this size on a response is compressed by a thread of the pool; below it the way there costs more than the work. */
const THREAD_FROM_BYTES = 32_768;

// The quickest levels: on JSON the next ones take up to fifteen times as long for a tenth of the size.
const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const GZIP: ZlibOptions = { level: 1 };

const inThread = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

/** Compressed copies of a text that is sent many times: each coding is computed once. */
export class CompressedCopies {
  private readonly byCoding = new Map<ContentCoding, Promise<Buffer>>();

  /** @param onAdded is called with the size of each new copy, for a cache that bounds its bytes */
  constructor(private readonly onAdded: (bytes: number) => void = () => undefined) {}

  of(coding: ContentCoding, text: string | Buffer): Promise<Buffer> {
    const kept = this.byCoding.get(coding);
    if (kept) return kept;
    const copy = compressed(coding, text);
    this.byCoding.set(coding, copy);
    copy.then(
      ({ length }) => this.onAdded(length),
      () => this.byCoding.delete(coding),
    );
    return copy;
  }
}

const copiesOf = new WeakMap<FastifyReply, CompressedCopies>();

/** Names the copies that belong to the text of this response, for a caller that may accept one. */
export function useCopies(reply: FastifyReply, copies: CompressedCopies): void {
  if (reply.request.headers['accept-encoding'] !== undefined) copiesOf.set(reply, copies);
}

/**
 * Compresses JSON from 1 KiB on where the caller accepts it (DEC-2.GZIP-1). Streams are compressed while they are sent. The
 * entity tag of a compressed response names its coding, since its bytes differ (RFC 9110 §8.8.3).
 */
export function compressResponses(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (!isCompressible(reply, payload)) return done(null, payload);
    const coding = selectCoding(reply);
    if (!coding) return done(null, payload);
    void reply.header('content-encoding', coding).removeHeader('content-length');
    if (isStream(payload)) return done(null, compressedStream(coding, payload));
    const resume = pauseIdleTime(reply);
    (copiesOf.get(reply)?.of(coding, payload) ?? compressed(coding, payload)).finally(resume).then(
      (bytes) => done(null, bytes),
      (error: unknown) => done(error instanceof Error ? error : new Error('Compression failed.')),
    );
  });
}

/** The time for compression is not the client's: it must not count as a client that does not read. @returns how to go on */
function pauseIdleTime({ raw: { socket } }: FastifyReply): () => void {
  const idleMs = socket?.timeout ?? 0;
  if (idleMs === 0) return () => undefined;
  socket?.setTimeout(0);
  return () => void socket?.setTimeout(idleMs);
}

/**
 * Gives a 304 the entity tag and the `Vary` that the response with the body would have (RFC 9110 §15.4.5).
 * @param payload the body that is not sent; its content type is in the header
 */
export function describeUnsent(reply: FastifyReply, payload: unknown): void {
  if (isCompressible(reply, payload)) selectCoding(reply);
}

/** Adds the headers of the selected representation. @returns its coding, null for the plain one */
function selectCoding(reply: FastifyReply): ContentCoding | null {
  addVary(reply);
  const coding = codingFor(reply.request);
  const etag = reply.getHeader('etag');
  if (coding && typeof etag === 'string') void reply.header('etag', taggedWith(etag, coding));
  return coding;
}

/** The tag of the representation without a coding. */
export const tagWithoutCoding = (etag: string): string => etag.replace(/\+(br|gzip)"$/, '"');

const taggedWith = (etag: string, coding: ContentCoding): string => etag.replace(/"$/, `+${coding}"`);

type Payload = string | Buffer | Readable;

function isCompressible(reply: FastifyReply, payload: unknown): payload is Payload {
  if (reply.getHeader('content-encoding') !== undefined) return false;
  const type = reply.getHeader('content-type');
  if (typeof type !== 'string' || !type.startsWith('application/json')) return false;
  // A text and its bytes are one representation, which has one entity tag.
  if (typeof payload === 'string') return Buffer.byteLength(payload) >= COMPRESSED_FROM_BYTES;
  if (Buffer.isBuffer(payload)) return payload.length >= COMPRESSED_FROM_BYTES;
  return isStream(payload);
}

const isStream = (payload: unknown): payload is Readable =>
  typeof (payload as { pipe?: unknown } | null | undefined)?.pipe === 'function';

function codingFor({ headers }: FastifyRequest): ContentCoding | null {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string') return null;
  // Only a coding that is named: \`*\` with the other codings rejected by name would be negotiated wrongly.
  return negotiate(accepted.toLowerCase().replaceAll('*', 'any'), [...CODINGS]);
}

function addVary(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  void reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`);
}

async function compressed(coding: ContentCoding, text: string | Buffer): Promise<Buffer> {
  if (text.length < THREAD_FROM_BYTES)
    return coding === 'br' ? brotliCompressSync(text, BROTLI) : gzipSync(text, GZIP);
  return coding === 'br' ? inThread.br(text, BROTLI) : inThread.gzip(text, GZIP);
}

/**
 * Each written part is flushed: a client that receives no bytes while parts are read slowly would be disconnected as one that
 * does not read. An error of the source destroys the result, so that a part never looks like the whole.
 */
function compressedStream(coding: ContentCoding, source: Readable): Readable {
  const encoder =
    coding === 'br'
      ? createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ ...GZIP, flush: constants.Z_SYNC_FLUSH });
  return pipeline(source, encoder, () => undefined);
}

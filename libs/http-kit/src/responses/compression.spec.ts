import { randomBytes } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { compressResponses } from './compression.js';
import { matchesAny } from './json-response.js';

const text = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, title: `Cärd ${id}` })));
/** Fewer characters than the bound, and more bytes. */
const near = JSON.stringify('é'.repeat(600));
const long = JSON.stringify('x'.repeat(1_000_000));

describe('responses of JSON [DEC-2.GZIP-1]', () => {
  let fastify: FastifyInstance;
  let origin: string;

  beforeAll(async () => {
    fastify = Fastify();
    compressResponses(fastify);
    const send = (path: string, payload: unknown, type = 'application/json; charset=utf-8'): void => {
      fastify.get(path, (_request, reply) =>
        reply.header('etag', '"3-abc"').header('vary', 'Origin').header('content-type', type).send(payload),
      );
    };
    send('/text', text);
    send('/long', long);
    send('/bytes', Buffer.from(text));
    send('/short', '{"id":1}');
    send('/near', near);
    send('/near-bytes', Buffer.from(near));
    send('/page', `<p>${text}</p>`, 'text/html');
    fastify.get('/stream', (_request, reply) =>
      reply
        .header('content-type', 'application/json')
        .send(Readable.from([text.slice(0, 50), text.slice(50)])),
    );
    origin = await fastify.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(() => fastify.close());

  /** With node:http, which neither asks for a coding nor decodes one. */
  const get = (url: string, accepted?: string): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> =>
    new Promise((resolve, reject) => {
      const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
      request(origin + url, { headers, agent: false }, (response) => {
        buffer(response).then((bytes) => resolve({ headers: response.headers, bytes }), reject);
      })
        .on('error', reject)
        .end();
    });

  it.each(['/text', '/bytes', '/stream'])(
    'are sent with br or gzip as the caller prefers: %s',
    async (url) => {
      const br = await get(url, 'gzip, deflate, br');
      expect(br.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(br.bytes).toString()).toBe(text);
      const gzip = await get(url, 'gzip;q=1, br;q=0.5');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.bytes).toString()).toBe(text);
    },
  );

  it('have one entity tag as a text and as its bytes, also near the bound', async () => {
    const tags = await Promise.all(
      ['/near', '/near-bytes'].map(async (url) => (await get(url, 'gzip')).headers['etag']),
    );
    expect(tags).toEqual(['"3-abc+gzip"', '"3-abc+gzip"']);
  });

  it('are compressed in a thread where they are large', async () => {
    const response = await get('/long', 'br');
    expect(response.bytes.length).toBeLessThan(10_000);
    expect(response.headers['content-length']).toBe(String(response.bytes.length));
    expect(brotliDecompressSync(response.bytes).toString()).toBe(long);
  });

  it.each([undefined, '', 'identity', 'deflate', '*', 'gzip;q=0', 'br;q=0, *', 'br;q=0,gzip;q=0'])(
    'are plain where the caller names no coding: %s',
    async (accepted) => {
      const response = await get('/text', accepted);
      expect(response.headers['content-encoding']).toBeUndefined();
      expect(response.bytes.toString()).toBe(text);
      expect(response.headers['etag']).toBe('"3-abc"');
      expect(response.headers['vary']).toBe('Origin, Accept-Encoding');
    },
  );

  it.each(['/short', '/page'])('are plain below 1 KiB, and so is what is not JSON: %s', async (url) => {
    const response = await get(url, 'br');
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers['vary']).toBe('Origin');
  });

  it('have a tag for each coding, which is equal to the plain one for If-None-Match', async () => {
    const response = await get('/text', 'br');
    expect(response.headers['etag']).toBe('"3-abc+br"');
    expect(response.headers['vary']).toBe('Origin, Accept-Encoding');
    expect(matchesAny('"3-abc+br"', '"3-abc"')).toBe(true);
    expect(matchesAny('W/"3-abc+gzip"', '"3-abc"')).toBe(true);
    expect(matchesAny('"4-abc+br"', '"3-abc"')).toBe(false);
  });

  it('are not ended by an idle time that passes during compression', async () => {
    const timed = Fastify();
    compressResponses(timed);
    const incompressible = JSON.stringify(randomBytes(6_000_000).toString('base64'));
    timed.get('/', (_request, reply) => {
      // Shorter than any compression of this text.
      reply.raw.setTimeout(2);
      return reply.header('content-type', 'application/json').send(incompressible);
    });
    timed.addHook('onSend', (_request, reply, payload, done) => {
      reply.raw.setTimeout(10_000);
      done(null, payload);
    });
    const address = await timed.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
    expect((await response.text()).length).toBe(incompressible.length);
    await timed.close();
  });

  it.each(['br', 'gzip'])('send each part of a stream when it is written: %s', async (coding) => {
    const source = new Readable({ read: () => undefined });
    const paused = Fastify();
    compressResponses(paused);
    paused.get('/', (_request, reply) => reply.header('content-type', 'application/json').send(source));
    const address = await paused.listen({ port: 0, host: '127.0.0.1' });
    source.push(text);
    const received = await new Promise<string>((resolve, reject) => {
      request(address, { headers: { 'accept-encoding': coding }, agent: false }, (response) => {
        const decoder = coding === 'br' ? createBrotliDecompress() : createGunzip();
        let decoded = '';
        decoder.setEncoding('utf8').on('data', (part: string) => {
          decoded += part;
          // The source has not ended: a client that waits for bytes sees progress.
          if (decoded === text) resolve(decoded);
        });
        response.pipe(decoder);
      })
        .on('error', reject)
        .end();
    });
    source.push(null);
    await paused.close();
    expect(received).toBe(text);
  });

  it('never look whole where their source fails', async () => {
    const failing = Fastify();
    compressResponses(failing);
    failing.get('/', (_request, reply) => {
      const source = new Readable({ read: () => undefined });
      source.push(long);
      setImmediate(() => source.destroy(new Error('The source failed.')));
      return reply.header('content-type', 'application/json').send(source);
    });
    const broken = await failing.listen({ port: 0, host: '127.0.0.1' });
    const read = async (): Promise<string> =>
      (await fetch(broken, { headers: { 'accept-encoding': 'br' } })).text();
    await expect(read()).rejects.toThrow();
    await failing.close();
  });
});

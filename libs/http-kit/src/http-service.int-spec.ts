import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { Body, Controller, Get, Module, Post, Put } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { UnauthenticatedError } from '@kiban/auth-client';
import {
  IdField,
  limits,
  NotFoundError,
  requireVersion,
  TextField,
  type ExpectedVersions,
  type Principal,
} from '@kiban/contracts';
import { createLogger, createRegistry, Readiness } from '@kiban/observability';
import { DatabaseUnavailableError } from '@kiban/persistence';
import { AccessGuard, BEARER_RESOLVER, type BearerResolver } from './access/access.guard.js';
import { Allow } from './access/access.js';
import { IfMatch } from './parameters/expected-version.js';
import { HttpService } from './http-service.js';
import { PathId } from './parameters/id.pipe.js';
import { StreamedResponse } from './responses/json-response.js';

class NewNoteDto {
  @IdField()
  listId!: number;

  @TextField({ minLength: 1, maxLength: 10 })
  title!: string;
}

@Controller('notes')
class NotesController {
  @Get(':id')
  @Allow('public')
  read(@PathId() id: number): object {
    if (id === 404) throw new NotFoundError('note', id);
    if (id === 500) throw new Error('the cause with a secret');
    if (id === 503) throw new DatabaseUnavailableError(new Error('connect ECONNREFUSED 10.0.0.7:5432'));
    return { id };
  }

  @Get(':id/text')
  @Allow('public')
  text(@PathId() id: number): object {
    return { version: 3, text: 'x'.repeat(id) };
  }

  @Get(':id/export')
  @Allow('public')
  export(): StreamedResponse {
    return new StreamedResponse(Readable.from(['{"cards":', '[]}']), 'W/"9-e"');
  }

  @Put(':id/text')
  @Allow('boards:write')
  replace(@IfMatch() expected: ExpectedVersions): object {
    requireVersion(expected, 3);
    return {};
  }

  @Post()
  @Allow('boards:write')
  create(@Body() note: NewNoteDto): object {
    return note;
  }

  @Post('closed')
  closed(): object {
    return {};
  }
}

const viewer: Principal = {
  kind: 'screen',
  credentialId: 'sample',
  workspace: { id: 1, slug: 'demo', name: 'Demo' },
  member: { id: 1, name: 'Aiko' },
  role: 'viewer',
  scopes: ['boards:read', 'boards:write'],
  via: { kind: 'screen', name: 'Kiban' },
  audiences: ['api'],
  expiresAt: null,
};

const bearers: BearerResolver = {
  resolveAuthorization(header) {
    if (header === 'Bearer member') return Promise.resolve({ ...viewer, role: 'member' });
    if (header === 'Bearer viewer') return Promise.resolve(viewer);
    return Promise.reject(new UnauthenticatedError(header ? 'unknown' : 'missing'));
  },
};

@Module({
  controllers: [NotesController],
  providers: [
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    { provide: BEARER_RESOLVER, useValue: bearers },
  ],
})
class NotesModule {}

interface ErrorBody {
  error: string;
  code: string;
  requestId: string;
  details?: { field: string; code: string; message: string }[];
}

describe('the edge of a service', () => {
  let service: HttpService;
  let address: string;
  const closed: string[] = [];
  const loggedAtStart: unknown[] = [];
  const signalHandlers = (): number[] => ['SIGTERM', 'SIGINT'].map((signal) => process.listenerCount(signal));
  const handlersBefore = signalHandlers();

  beforeAll(async () => {
    const logger = createLogger('notes', 'silent');
    const log = (['warn', 'error', 'fatal'] as const).map((level) => jest.spyOn(logger, level));
    service = await HttpService.create({
      module: NotesModule,
      parts: () => ({
        logger,
        registry: createRegistry('notes'),
        readiness: new Readiness(),
        host: '127.0.0.1',
        port: 0,
        managementPort: 0,
        trustedProxies: ['127.0.0.1'],
        closers: ['relay', 'broker', 'database'].map((name) => () => Promise.resolve(void closed.push(name))),
      }),
    });
    address = `http://127.0.0.1:${(await service.listen()).port}`;
    loggedAtStart.push(...log.flatMap(({ mock }) => mock.calls));
  });

  afterAll(() => service.close());

  const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${address}/notes`, {
      method: 'POST',
      body,
      headers: { authorization: 'Bearer member', 'content-type': 'application/json', ...headers },
    });

  async function rejection(response: Response): Promise<ErrorBody & { status: number }> {
    const body = (await response.json()) as ErrorBody;
    expect(body.requestId).toBe(response.headers.get('x-request-id'));
    return { status: response.status, ...body };
  }

  it('logs no warning at startup without the optional providers', () => {
    expect(loggedAtStart).toEqual([]);
  });

  it('serves a valid request with version and request id', async () => {
    const response = await post(JSON.stringify({ listId: 1, title: 'hello' }));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ listId: 1, title: 'hello' });
    expect(response.headers.get('x-api-version')).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it.each([
    ['malformed JSON', '{"listId": 1,', 400, 'malformed_json'],
    ['an empty body', '', 422, 'validation_failed'],
    ['an array', '[]', 422, 'validation_failed'],
    ['a text', '"card"', 422, 'validation_failed'],
    ['null', 'null', 422, 'validation_failed'],
  ])('rejects %s', async (_, body, status, code) => {
    expect(await rejection(await post(body))).toMatchObject({ status, code });
  });

  it('announces an idle time far shorter than its own', async () => {
    const { headers } = await fetch(`${address}/notes/7`);
    expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', 'timeout=5']);
  });

  it('names every invalid property and its accepted values', async () => {
    const body = await rejection(await post(JSON.stringify({ listId: '1', title: '', colour: 'red' })));
    expect(body.status).toBe(422);
    expect(body.details?.map(({ field }) => field).sort()).toEqual(['colour', 'listId', 'title']);
    expect(body.error).toMatch(/must be|is not a property/);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])(
    'rejects the unknown property %s, which every object inherits',
    async (name) => {
      const body = await rejection(await post(JSON.stringify({ listId: 1, title: 'x', [name]: 1 })));
      expect(body).toMatchObject({ status: 422, details: [{ field: name, code: 'unknown_member' }] });
    },
  );

  it('rejects a body that would reach into prototypes', async () => {
    expect((await post('{"listId": 1, "title": "x", "__proto__": {"admin": true}}')).status).toBe(400);
  });

  it.each([
    ['/notes/2000/text', 'br'],
    ['/notes/2000/text', 'gzip;q=1, br;q=0'],
    ['/notes/2000/text', 'identity'],
    ['/notes/9/text', 'br'],
    ['/notes/9/export', 'gzip'],
  ])('gives a 304 of %s for %s the headers of the response', async (path, coding) => {
    const get = (headers: Record<string, string>): Promise<Response> =>
      fetch(address + path, { headers: { 'accept-encoding': coding, ...headers } });
    const named = ({ headers }: Response): (string | null)[] =>
      ['etag', 'vary', 'cache-control'].map((name) => headers.get(name));
    const whole = await get({});
    await whole.arrayBuffer();
    const again = await get({ 'if-none-match': whole.headers.get('etag') ?? '' });
    expect([whole.status, again.status]).toEqual([200, 304]);
    expect(named(again)).toEqual(named(whole));
    expect(again.headers.get('content-type')).toBeNull();
  });

  it.each([
    ['W/"3-abc"', 412, /weak ETag.*without W\//],
    ['"2-abc", w/"3-abc"', 412, /weak ETag/],
    ['"2-abc"', 412, /version 3; read it again/],
    ['W/"2-abc", "3-abc"', 200, /^$/],
  ])('says of an If-Match %s whether it is weak', async (tag, status, sentence) => {
    const headers = { authorization: 'Bearer member', 'if-match': tag };
    const response = await fetch(`${address}/notes/1/text`, { method: 'PUT', headers });
    const { error = '' } = (await response.json()) as Partial<ErrorBody>;
    expect(response.status).toBe(status);
    expect(error).toMatch(sentence);
  });

  it.each(['gzip', 'BR', 'identity, gzip'])(
    'rejects a body that is encoded with %s and names what it reads',
    async (coding) => {
      const body = gzipSync(JSON.stringify({ listId: 1, title: 'hello' }));
      const response = await fetch(`${address}/notes`, {
        method: 'POST',
        headers: {
          authorization: 'Bearer member',
          'content-type': 'application/json',
          'content-encoding': coding,
        },
        body,
      });
      expect([response.status, response.headers.get('accept-encoding')]).toEqual([415, 'identity']);
      expect(await response.json()).toMatchObject({
        code: 'unsupported_media_type',
        error: expect.stringContaining('without compression'),
      });
    },
  );

  it('reads a body whose coding is identity', async () => {
    const body = JSON.stringify({ listId: 1, title: 'hello' });
    expect((await post(body, { 'content-encoding': 'identity' })).status).toBe(201);
  });

  it('rejects another media type with 415 and a body over the limit with 413', async () => {
    expect(
      await rejection(await post('listId=1', { 'content-type': 'application/x-www-form-urlencoded' })),
    ).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    expect(await rejection(await post(`"${'x'.repeat(limits.bodyBytesMax)}"`))).toMatchObject({
      status: 413,
      code: 'payload_too_large',
    });
  });

  it('reads an oversized body to its end, so that the error arrives and the connection stays usable', async () => {
    const { request, Agent } = await import('node:http');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // As a proxy sends it: in parts, reading the response only after all of them.
    const send = (chunks: number): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const outgoing = request(
          `${address}/notes`,
          {
            method: 'POST',
            agent,
            headers: { authorization: 'Bearer member', 'content-type': 'application/json' },
          },
          (response) => response.resume().once('end', () => resolve(response.statusCode)),
        );
        outgoing.once('error', reject);
        const chunk = Buffer.alloc(65_536, ' ');
        const write = (left: number): void => {
          if (left === 0) outgoing.end('{"listId": 1, "title": "x"}');
          else outgoing.write(chunk, () => write(left - 1));
        };
        write(chunks);
      });
    expect(await send(64)).toBe(413);
    expect(await send(1)).toBe(201);
    agent.destroy();
  });

  it('delivers its 413 to a client that is still sending, every time', async () => {
    const body = `"${'x'.repeat(4 * limits.bodyBytesMax)}"`;
    for (let round = 0; round < 20; round += 1) expect((await post(body)).status).toBe(413);
  });

  it('authenticates before it reads the body', async () => {
    const without = await fetch(`${address}/notes`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(without.headers.get('www-authenticate')).toBe('Bearer realm="kiban"');
    expect(await rejection(without)).toMatchObject({ status: 401, code: 'unauthenticated' });
    const unknown = await post('{}', { authorization: 'Bearer unknown' });
    expect(unknown.headers.get('www-authenticate')).toMatch(/error="invalid_token"/);
    expect(unknown.status).toBe(401);
    expect(await rejection(await post('{}', { authorization: 'Bearer viewer' }))).toMatchObject({
      status: 403,
      code: 'read_only',
    });
  });

  it('rejects calls of a route without an access rule', async () => {
    const response = await fetch(`${address}/notes/closed`, {
      method: 'POST',
      headers: { authorization: 'Bearer member' },
    });
    expect(response.status).toBe(403);
  });

  it('distinguishes a missing path (404) from another method (405, with Allow)', async () => {
    expect(await rejection(await fetch(`${address}/nothing`))).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    const other = await fetch(`${address}/notes/7`, { method: 'DELETE' });
    expect(other.headers.get('allow')).toBe('GET, HEAD');
    expect(await rejection(other)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  it.each(['0', '-1', 'abc', '1.5', '9007199254740993', '1e3'])('rejects the path id %s', async (id) => {
    expect(await rejection(await fetch(`${address}/notes/${id}`))).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
  });

  it('responds with the error of a use case', async () => {
    expect(await rejection(await fetch(`${address}/notes/404`))).toMatchObject({
      status: 404,
      code: 'not_found',
      error: 'There is no note 404 here, or you may not see it.',
    });
  });

  it('never shows the cause of a 5xx', async () => {
    const fault = await rejection(await fetch(`${address}/notes/500`));
    expect(fault).toMatchObject({ status: 500, code: 'internal_error' });
    expect(JSON.stringify(fault)).not.toContain('secret');
    const away = await rejection(await fetch(`${address}/notes/503`));
    expect(away).toMatchObject({ status: 503, code: 'service_unavailable' });
    expect(JSON.stringify(away)).not.toContain('10.0.0.7');
  });

  it('lets any origin call, without credentials', async () => {
    const preflight = await fetch(`${address}/notes`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('releases its resources in order and its signal handlers when it ends, once', async () => {
    await Promise.all([service.close(), service.close()]);
    expect(closed).toEqual(['relay', 'broker', 'database']);
    expect(signalHandlers()).toEqual(handlersBefore);
  });
});

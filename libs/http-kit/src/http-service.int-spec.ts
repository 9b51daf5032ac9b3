import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { UnauthenticatedError } from '@kiban/auth-client';
import { IdField, limits, NotFoundError, TextField, type Principal } from '@kiban/contracts';
import { createLogger, createRegistry, Readiness } from '@kiban/observability';
import { DatabaseUnavailableError } from '@kiban/persistence';
import { AccessGuard, BEARER_RESOLVER, type BearerResolver } from './access.guard.js';
import { Allow } from './access.js';
import { HttpService } from './http-service.js';
import { PathId } from './id.pipe.js';

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

  it('has nothing to complain of at its start, without what only some services provide', () => {
    expect(loggedAtStart).toEqual([]);
  });

  it('serves a good request and names its version and id', async () => {
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
  ])('refuses %s', async (_, body, status, code) => {
    expect(await rejection(await post(body))).toMatchObject({ status, code });
  });

  it('tells its clients to give idle connections up long before it closes any', async () => {
    const { headers } = await fetch(`${address}/notes/7`);
    expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', 'timeout=5']);
  });

  it('names every member that is wrong, and what to send instead', async () => {
    const answer = await rejection(await post(JSON.stringify({ listId: '1', title: '', colour: 'red' })));
    expect(answer.status).toBe(422);
    expect(answer.details?.map(({ field }) => field).sort()).toEqual(['colour', 'listId', 'title']);
    expect(answer.error).toMatch(/must be|is not a member/);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])(
    'refuses the unknown member %s, which every object inherits',
    async (name) => {
      const answer = await rejection(await post(JSON.stringify({ listId: 1, title: 'x', [name]: 1 })));
      expect(answer).toMatchObject({ status: 422, details: [{ field: name, code: 'unknown_member' }] });
    },
  );

  it('refuses a body that would reach into prototypes', async () => {
    expect((await post('{"listId": 1, "title": "x", "__proto__": {"admin": true}}')).status).toBe(400);
  });

  it('refuses another media type with 415 and a body over the limit with 413', async () => {
    expect(
      await rejection(await post('listId=1', { 'content-type': 'application/x-www-form-urlencoded' })),
    ).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    expect(await rejection(await post(`"${'x'.repeat(limits.bodyBytesMax)}"`))).toMatchObject({
      status: 413,
      code: 'payload_too_large',
    });
  });

  it('reads a body that is too large to its end, so that the refusal arrives and the connection stays good', async () => {
    const { request, Agent } = await import('node:http');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // As a proxy sends it: in pieces, and reading the answer only when all of them are written.
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

  it('gets its 413 through to a caller that is still sending, every time', async () => {
    const body = `"${'x'.repeat(4 * limits.bodyBytesMax)}"`;
    for (let round = 0; round < 20; round += 1) expect((await post(body)).status).toBe(413);
  });

  it('asks who is calling before it looks at the body', async () => {
    const without = await fetch(`${address}/notes`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(without.headers.get('www-authenticate')).toBe('Bearer realm="kiban"');
    expect(await rejection(without)).toMatchObject({ status: 401, code: 'unauthenticated' });
    const unknown = await post('{}', { authorization: 'Bearer nobody' });
    expect(unknown.headers.get('www-authenticate')).toMatch(/error="invalid_token"/);
    expect(unknown.status).toBe(401);
    expect(await rejection(await post('{}', { authorization: 'Bearer viewer' }))).toMatchObject({
      status: 403,
      code: 'read_only',
    });
  });

  it('keeps a route closed that does not say who may call it', async () => {
    const response = await fetch(`${address}/notes/closed`, {
      method: 'POST',
      headers: { authorization: 'Bearer member' },
    });
    expect(response.status).toBe(403);
  });

  it('tells a missing path (404) from another method (405, with Allow)', async () => {
    expect(await rejection(await fetch(`${address}/nothing`))).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    const other = await fetch(`${address}/notes/7`, { method: 'DELETE' });
    expect(other.headers.get('allow')).toBe('GET, HEAD');
    expect(await rejection(other)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  it.each(['0', '-1', 'abc', '1.5', '9007199254740993', '1e3'])('refuses the path id %s', async (id) => {
    expect(await rejection(await fetch(`${address}/notes/${id}`))).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
  });

  it('answers what a use case refused', async () => {
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

  it('gives back what it holds in order and its signal handlers when it ends, once', async () => {
    await Promise.all([service.close(), service.close()]);
    expect(closed).toEqual(['relay', 'broker', 'database']);
    expect(signalHandlers()).toEqual(handlersBefore);
  });
});

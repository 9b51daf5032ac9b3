import 'reflect-metadata';
import { request as send } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Delete, HttpCode, Module, Patch, Post } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { IdField, TextField, type Principal } from '@kiban/contracts';
import { createLogger, createRegistry, Readiness } from '@kiban/observability';
import { AccessGuard, BEARER_RESOLVER, type BearerResolver } from '../access/access.guard.js';
import { Allow } from '../access/access.js';
import { HttpService } from '../http-service.js';

class NoteDto {
  @IdField()
  listId!: number;

  @TextField({ optional: true, maxLength: 100 })
  title?: string;
}

class NoteChangesDto {
  @TextField({ optional: true, maxLength: 100 })
  title?: string;
}

@Controller('notes')
class NotesController {
  @Post()
  @Allow('boards:write')
  create(@Body() note: NoteDto): object {
    return note;
  }

  @Patch()
  @Allow('boards:write')
  change(@Body() changes: NoteChangesDto): object {
    return changes;
  }

  @Post('archive')
  @HttpCode(204)
  @Allow('boards:write')
  archive(): void {
    return undefined;
  }

  @Delete()
  @HttpCode(204)
  @Allow('boards:write')
  remove(): void {
    return undefined;
  }

  @Post('anything')
  @Allow('boards:write')
  anything(@Body() body: unknown): object {
    return { body };
  }
}

const member: Principal = {
  kind: 'screen',
  credentialId: 'sample',
  workspace: { id: 1, slug: 'demo', name: 'Demo' },
  member: { id: 1, name: 'Aiko' },
  role: 'member',
  scopes: ['boards:read', 'boards:write'],
  via: { kind: 'screen', name: 'Kiban' },
  audiences: ['api'],
  expiresAt: null,
};
const bearers: BearerResolver = { resolveAuthorization: () => Promise.resolve(member) };

@Module({
  controllers: [NotesController],
  providers: [
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    { provide: BEARER_RESOLVER, useValue: bearers },
  ],
})
class NotesModule {}

interface Received {
  status: number;
  body: { error?: string; code?: string; details?: { field: string; code: string }[] };
}

const JSON_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8"',
  'application/json; charset=us-ascii',
  'application/merge-patch+json',
  'application/vnd.kiban.card+json; charset=utf-8',
  'application/hal+json',
  'APPLICATION/LD+JSON',
];

describe('bodies as clients send them', () => {
  let service: HttpService;
  let port: number;

  beforeAll(async () => {
    service = await HttpService.create({
      module: NotesModule,
      parts: () => ({
        logger: createLogger('notes', 'silent'),
        registry: createRegistry('notes'),
        readiness: new Readiness(),
        host: '127.0.0.1',
        port: 0,
        managementPort: 0,
        trustedProxies: [],
        closers: [],
      }),
    });
    ({ port } = await service.listen());
  });

  afterAll(() => service.close());

  /** By hand, as `fetch` sends neither an empty body with its length left out nor one in chunks. */
  const call = (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string | Buffer,
  ): Promise<Received> =>
    new Promise((resolve, reject) => {
      const outgoing = send({
        port,
        method,
        path,
        agent: false,
        headers: { authorization: 'Bearer member', ...headers },
      });
      outgoing.once('error', reject).once('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: JSON.parse(text || '{}') as Received['body'],
          }),
        );
      });
      outgoing.end(body);
    });
  const post = (body: string | Buffer, type = 'application/json', path = '/notes'): Promise<Received> =>
    call('POST', path, { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }, body);

  it.each(JSON_TYPES)('accepts a body of type %s [DEC-2.TYPE-1]', async (type) => {
    expect(await post('{"listId":1,"title":"é"}', type)).toEqual({
      status: 201,
      body: { listId: 1, title: 'é' },
    });
  });

  it.each([
    'text/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonl',
    'application/xml+json2',
    'application/json; charset=utf-16',
    'application/merge-patch+json; charset=iso-8859-1',
  ])('rejects a body of type %s with 415 and the type to send [DEC-2.ERR-415]', async (type) => {
    const { status, body } = await post('{"listId":1}', type);
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'unsupported_media_type' });
    expect(body.error).toMatch(/UTF-8.*Content-Type: application\/json/);
  });

  it('accepts a byte-order mark before the JSON', async () => {
    expect((await post('\ufeff{"listId":1}')).body).toEqual({ listId: 1 });
  });

  it('rejects bytes that are not UTF-8', async () => {
    const latin1 = Buffer.from('{"listId":1,"title":"é"}', 'latin1');
    expect(await post(latin1)).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
  });

  const emptyBodies: [how: string, headers: Record<string, string>][] = [
    ['no length', {}],
    ['the length 0', { 'content-length': '0' }],
    ['chunks', { 'transfer-encoding': 'chunked' }],
  ];
  const routes: [method: string, path: string, status: number][] = [
    ['DELETE', '/notes', 204],
    ['POST', '/notes/archive', 204],
    ['PATCH', '/notes', 200],
  ];
  describe.each(routes)('%s %s, which needs no body', (method, path, status) => {
    it.each(emptyBodies)('accepts an empty JSON body with %s [DEC-2.TYPE-2]', async (_, headers) => {
      for (const type of ['application/json', 'application/merge-patch+json'])
        expect((await call(method, path, { 'content-type': type, ...headers })).status).toBe(status);
    });

    it('accepts an empty body of any content type [DEC-2.TYPE-2]', async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'nonsense'])
        expect((await call(method, path, { 'content-type': type, 'content-length': '0' })).status).toBe(
          status,
        );
    });
  });

  it.each(emptyBodies)('names the missing property of an empty body with %s', async (_, headers) => {
    const { status, body } = await call('POST', '/notes', { 'content-type': 'application/json', ...headers });
    expect({ status, fields: body.details?.map(({ field }) => field) }).toEqual({
      status: 422,
      fields: ['listId'],
    });
  });

  const lossy: [what: string, body: string, field: string, code: string][] = [
    ['a name given twice', '{"listId":1,"title":"a","title":"b"}', 'title', 'duplicate'],
    ['a name given twice with the same value', '{"listId":1,"listId":1}', 'listId', 'duplicate'],
    ['a name written in two ways', '{"title":"a","\\u0074itle":"b"}', 'title', 'duplicate'],
    ['a name given twice in a list', '{"a":[{"b":1},{"c":{"d":":","d":2}}]}', 'a.1.c.d', 'duplicate'],
    ['an id beyond 2^53', '{"listId":9007199254740993}', 'listId', 'number'],
    ['a number beyond 2^53 in a list', '{"a":[1,{"b":-9007199254740992}]}', 'a.1.b', 'number'],
    ['a number beyond all numbers', '{"a":1e400}', 'a', 'number'],
    ['a body that is a number beyond 2^53', '9007199254740993', 'body', 'number'],
    ['33 levels', '['.repeat(33) + ']'.repeat(33), 'body', 'depth'],
  ];
  it.each(lossy)('rejects %s and names the property', async (_, text, field, code) => {
    const { status, body } = await post(text, 'application/merge-patch+json', '/notes/anything');
    expect({ status, details: body.details }).toMatchObject({ status: 422, details: [{ field, code }] });
  });

  it.each(['{"a":1}{"a":1}', '{"a":1}\n{"a":1}', '1 2', '{"a":1},'])(
    'rejects two values, %j, with 400 and an example',
    async (text) => {
      const { status, body } = await post(text, 'application/json', '/notes/anything');
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'malformed_json' });
      expect(body.error).toMatch(/one valid JSON value, such as \{/);
    },
  );

  it.each([
    ['a name again in another object', '{"a":[{"b":1},{"b":2}],"b":{"a":{"b":3}}}'],
    ['colons and brackets in strings', '{"a:b":"{\\"c\\":1,\\"c\\":2}","c":"::"}'],
    ['the greatest safe integers', '[9007199254740991,-9007199254740991,0.1,1e3]'],
    ['32 levels', '['.repeat(32) + ']'.repeat(32)],
  ])('accepts %s', async (_, text) => {
    expect(await post(text, 'application/json', '/notes/anything')).toEqual({
      status: 201,
      body: { body: JSON.parse(text) as unknown },
    });
  });
});

import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Module, Post, Query } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import {
  BoardMembersDto,
  CreateBoardDto,
  CreateCardsDto,
  CreateListDto,
  DomainError,
  limits,
  PageQueryDto,
  SetFieldValueDto,
  type Principal,
} from '@kiban/contracts';
import { createLogger, createRegistry, Readiness } from '@kiban/observability';
import { AccessGuard, BEARER_RESOLVER, type BearerResolver } from '../access/access.guard.js';
import { Allow } from '../access/access.js';
import { HttpService } from '../http-service.js';

@Controller()
class WritesController {
  @Post('cards/batch')
  @Allow('boards:write')
  batch(@Body() { cards }: CreateCardsDto): object {
    const malformed = cards.find((card) => card instanceof DomainError);
    if (malformed) throw malformed;
    return { cards: cards.length };
  }

  @Post('boards')
  @Allow('boards:write')
  board(@Body() { lists }: CreateBoardDto): object {
    return { lists: lists?.length };
  }

  @Post('lists')
  @Allow('boards:write')
  list(@Body() list: CreateListDto): object {
    return { name: list.name };
  }

  @Post('members')
  @Allow('boards:write')
  members(@Body() { memberIds }: BoardMembersDto): object {
    return { members: memberIds.length };
  }

  @Post('value')
  @Allow('boards:write')
  value(@Body() { value }: SetFieldValueDto, @Query() page: PageQueryDto): object {
    return { type: typeof value, page };
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
  controllers: [WritesController],
  providers: [
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    { provide: BEARER_RESOLVER, useValue: bearers },
  ],
})
class WritesModule {}

const FULL = limits.bodyBytesMax - 200;
/** `one` as often as it fits, between `head` and `tail`. */
const filled = (head: string, one: string, tail: string, bytes = FULL): string =>
  head + one.repeat(Math.floor((bytes - head.length - tail.length) / one.length)) + tail;
const keys = (count: number): string => Array.from({ length: count }, (_, n) => `"k${n}":1`).join(',');

const shapes: readonly [string, string, string][] = [
  ['empty objects in a list', '/cards/batch', filled('{"cards":[', '{},', '{}]}')],
  ['7,000 empty objects in a list', '/cards/batch', filled('{"cards":[', '{},', '{}]}', 21_000)],
  ['51 empty objects in a list', '/cards/batch', filled('{"cards":[', '{},', '{}]}', 165)],
  ['50 cards without a property', '/cards/batch', filled('{"cards":[', '{},', '{}]}', 162)],
  ['arrays in a list of objects', '/cards/batch', filled('{"cards":[', '[],', '[]]}', 40_000)],
  [
    'many unknown properties in each of 50 cards',
    '/cards/batch',
    `{"cards":[${Array.from({ length: 50 }, () => `{${keys(380)}}`).join()}]}`,
  ],
  ['texts in a list of objects', '/cards/batch', filled('{"cards":[', '"",', '""]}')],
  ['a list in place of an object', '/cards/batch', filled('[', '{},', '{}]', 40_000)],
  ['lists, columns and rows', '/boards', filled('{"name":"x","lists":[', '{"name":{}},', '{}]}', 40_000)],
  ['numbers in a list of ids', '/members', filled('{"memberIds":[', '1,', '1]}', 30_000)],
  ['escapes', '/members', filled('{"memberIds":"', '\\u0000', '"}')],
  ['quotes in a name', '/members', filled('{"', '\\"', '":1}')],
  ['a long text', '/boards', filled('{"name":"', 'x', '"}')],
  ['a long number', '/members', filled('{"memberIds":[1', '0', ']}')],
  ['spaces', '/members', filled('{', ' ', '}')],
  ['deep arrays', '/value', `{"value":${'['.repeat(FULL / 2)}${']'.repeat(FULL / 2)}}`],
  ['deep objects', '/value', `${'{"value":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['40 levels', '/value', `{"value":${'['.repeat(40)}${']'.repeat(40)}}`],
  ['unclosed arrays', '/value', filled('', '[', '')],
  ['unknown properties', '/members', `{${keys(85_000)}}`],
  ['19,000 unknown properties', '/members', `{${keys(19_000)}}`],
  ['unknown properties of a nested object', '/boards', `{"name":"x","lists":[{${keys(15_000)}}]}`],
  ['attributes', '/lists', `{"name":"y","info":{"attributes":{${keys(15_000)}}}}`],
  ['an unknown property that holds much', '/members', filled('{"x":[', '[1],', '1]}', 36_000)],
  ['a list in place of a text', '/boards', filled('{"name":[', '[1],', '1]}', 36_000)],
  ['a wide value', '/value', filled('{"value":[', '"a",', '1]}', 70_000)],
  ['a query of many names', `/value?${'a&'.repeat(4_000)}`, '{"value":1}'],
  ['a query of many different names', `/value?${keys(1_200).replace(/[",]|:1,?/g, '&')}`, '{"value":1}'],
];

describe('hostile bodies', () => {
  let service: HttpService;
  let address: string;

  beforeAll(async () => {
    service = await HttpService.create({
      module: WritesModule,
      parts: () => ({
        logger: createLogger('writes', 'silent'),
        registry: createRegistry('writes'),
        readiness: new Readiness(),
        host: '127.0.0.1',
        port: 0,
        managementPort: 0,
        trustedProxies: [],
        closers: [],
      }),
    });
    address = `http://127.0.0.1:${(await service.listen()).port}`;
  });

  afterAll(() => service.close());

  const post = (path: string, body: string): Promise<Response> =>
    fetch(`${address}${path}`, {
      method: 'POST',
      body,
      headers: { authorization: 'Bearer member', 'content-type': 'application/json' },
    });

  it.each(shapes)(
    'responds to %s with 4xx, below 20 kB and cheaply [DEC-2.BOUND-1, DEC-2.BOUND-3]',
    async (_, path, body) => {
      expect(body.length).toBeLessThanOrEqual(limits.bodyBytesMax);
      const before = process.cpuUsage();
      const response = await post(path, body);
      const text = await response.text();
      const { user, system } = process.cpuUsage(before);
      expect([400, 422]).toContain(response.status);
      expect(text.length).toBeLessThan(20_000);
      const { details = [] } = JSON.parse(text) as { details?: unknown[] };
      expect(details.length).toBeLessThanOrEqual(50);
      // Includes the cost of the client in this process; a body that is not bounded takes seconds.
      expect((user + system) / 1_000).toBeLessThan(1_000);
    },
  );

  it('accepts the widest and deepest valid bodies', async () => {
    const named = (count: number): object[] => Array.from({ length: count }, (_, n) => ({ name: `${n}` }));
    const board = {
      name: 'x',
      kind: 'grid',
      lists: named(limits.listsPerBoardMax),
      columns: named(limits.columnsPerBoardMax),
      rows: named(limits.rowsPerBoardMax),
    };
    expect((await post('/boards', JSON.stringify(board))).status).toBe(201);
    const attributes = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`key ${n}`, 'x']));
    const list = { name: 'x', info: { attributes } };
    expect((await post('/lists', JSON.stringify(list))).status).toBe(201);
    const memberIds = Array.from({ length: 1_000 }, (_, n) => n + 1);
    expect((await post('/members', JSON.stringify({ memberIds }))).status).toBe(201);
    const cards = Array.from({ length: limits.batchCardsMax }, () => ({
      listId: 1,
      title: 'x',
      description: 'y'.repeat(20_000),
    }));
    expect((await post('/cards/batch', JSON.stringify({ cards }))).status).toBe(201);
  });

  it('reports a list that is too long once, with its bounds [DEC-2.BOUND-2]', async () => {
    const response = await post('/cards/batch', filled('{"cards":[', '{},', '{}]}', 600));
    expect(await response.json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'cards', code: 'list', message: 'cards must be an array of 1 to 50 objects.' }],
    });
  });

  it('truncates long names from the request', async () => {
    const response = await post('/members', JSON.stringify({ ['n'.repeat(1_000)]: 1 }));
    const { details } = (await response.json()) as { details: { field: string; message: string }[] };
    expect(details.every(({ field, message }) => field.length < 110 && message.length < 200)).toBe(true);
  });
});

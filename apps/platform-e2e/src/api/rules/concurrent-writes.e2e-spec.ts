import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bodySchema, operationsOf, servedDocument, type Operation } from '../../contract/api-document.js';
import { ContractWorld } from '../../contract/contract-world.js';
import { validRequest } from '../../contract/valid-request.js';
import type { ApiResponse, ApiCall } from '../../client/api-caller.js';
import { testDeployment } from '../../client/deployment.js';
import { expectError } from '../error-body.js';
import type { Card } from '../resources.js';

const deployment = await testDeployment();
const document = await servedDocument(deployment.specUrl);
const operations = operationsOf(document);
const takes = (header: string): [string, Operation][] =>
  operations
    .filter(({ parameters = [] }) => parameters.some(({ name }) => name === header))
    .map((operation) => [`${operation.method} ${operation.path}`, operation]);

let world: ContractWorld;
beforeAll(async () => {
  world = await ContractWorld.open(deployment);
});
afterAll(() => world.close());

/** Calls with the token if it has the right, otherwise as a member in the web app. */
const granted = async (call: ApiCall): Promise<ApiResponse> => {
  const response = await world.api.call(call);
  return response.status === 403 ? world.personFor(call.path).call(call) : response;
};
const withHeader = (call: ApiCall, name: string, value: string): ApiCall => ({
  ...call,
  headers: { ...call.headers, [name]: value },
});

describe('If-Match', () => {
  it('accepts one of two concurrent changes of a card and rejects the other without losing data [DEC-2.ETAG-1, DEC-2.ETAG-2, DEC-2.ERR-412]', async () => {
    const card = await (await world.board()).card('Before');
    const path = `/cards/${card.id}`;
    const changes = [{ title: 'After' }, { description: 'Said by the other' }];
    const tag = async (): Promise<string> => (await world.api.get(path)).headers.get('etag') ?? '';
    const send = async (body: object, etag: string): Promise<ApiResponse<Card>> =>
      world.api.call<Card>({ method: 'PATCH', path, body, headers: { 'if-match': etag } });
    const first = await tag();
    const responses = await Promise.all(changes.map((change) => send(change, first)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    const [loser] = changes.filter((_, index) => responses[index]?.status === 412);
    expectError(responses.find(({ status }) => status === 412) as ApiResponse, 412, 'precondition_failed');
    expect((await send(loser ?? {}, await tag())).status).toBe(200);
    expect(await world.api.must('GET', path)).toMatchObject({ ...changes[0], ...changes[1], version: 3 });
  });

  it.each(takes('If-Match'))(
    '%s changes nothing when the tag is of another version [DEC-2.ETAG-2]',
    async (_name, operation) => {
      const call = await validRequest(document, operation, world);
      expectError(await granted(withHeader(call, 'if-match', '"987654-x"')), 412, 'precondition_failed');
      expect((await granted(call)).status).toBeLessThan(300);
    },
  );
});

describe('Idempotency-Key', () => {
  it('creates one card for the same request on 20 concurrent connections [DEC-2.IDEM-1, DEC-2.IDEM-2, DEC-2.IDEM-4]', async () => {
    const board = await world.board();
    const call: ApiCall = {
      method: 'POST',
      path: '/cards',
      body: { listId: board.listId(), title: 'Once' },
      headers: { 'idempotency-key': `twenty-${board.id}` },
    };
    const responses = await Promise.all(Array.from({ length: 20 }, () => world.api.call<Card>(call)));
    const made = responses.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    for (const response of responses.filter(({ status }) => status !== 201))
      expectError(response, 409, 'request_in_progress');
    expect(made.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
    expect(await board.titles()).toEqual([['Once'], []]);
  });

  it.each(takes('Idempotency-Key'))(
    '%s replays the first response and rejects another body [DEC-2.IDEM-1, DEC-2.IDEM-2, DEC-2.IDEM-3]',
    async (name, operation) => {
      const call = withHeader(
        await validRequest(document, operation, world),
        'idempotency-key',
        `${name.replace(/\W+/g, '-')}-${Date.now()}`,
      );
      const first = await granted(call);
      expect([name, first.status, first.text.slice(0, 300)]).toEqual([
        name,
        expect.any(Number),
        expect.any(String),
      ]);
      expect(first.status).toBeLessThan(300);
      expect(first.headers.get('idempotency-replayed')).toBeNull();
      const second = await granted(call);
      expect([second.status, second.text]).toEqual([first.status, first.text]);
      expect(second.headers.get('idempotency-replayed')).toBe('true');
      expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
      if (bodySchema(document, operation))
        expectError(
          await granted({ ...call, body: { ...(call.body as object), another: 1 } }),
          422,
          'idempotency_key_reused',
        );
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testDeployment } from '../client/deployment.js';
import { operationsOf, servedDocument, type Operation } from './api-document.js';
import { arbitraryCall } from './arbitrary-request.js';
import { ContractWorld } from './contract-world.js';
import { ResponseSchemas } from './response-schemas.js';

/** Bounded by default; FUZZ_RUNS sets more runs, FUZZ_SEED repeats a printed seed. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 40);
const SEED = process.env['FUZZ_SEED'];

const deployment = await testDeployment();
const document = await servedDocument(deployment.specUrl);
const schemas = new ResponseSchemas(document);
const operations = operationsOf(document);

describe('any input at all', () => {
  let world: ContractWorld;
  let ids: number[];
  beforeAll(async () => {
    world = await ContractWorld.open(deployment);
    const board = await world.board();
    const [a, b] = await board.cards(0, 'One', 'Two');
    ids = [board.id, board.listId(0), board.listId(1), a!.id, b!.id, await world.webhookId(), 1];
  });
  afterAll(() => world.close());

  it.each(
    operations.map((operation): [string, Operation] => [`${operation.method} ${operation.path}`, operation]),
  )(
    'gives %s no 5xx and nothing undocumented [DEC-2.ERR-5XX]',
    async (_name, operation) => {
      const seen: string[] = [];
      await fc.assert(
        fc.asyncProperty(arbitraryCall(document, operation, ids), async (call) => {
          for (const caller of [world.api, world.owner.screen]) {
            const response = await caller.call(call);
            // Not documented per operation: the URL itself was malformed.
            const faults =
              response.status === 400 || response.status === 404 ? [] : schemas.faultsOf(operation, response);
            if (response.status >= 500) faults.push(`${response.status} ${response.text}`);
            seen.push(String(response.status));
            expect({ call, faults }).toEqual({ call, faults: [] });
            if (response.status !== 403) break;
          }
        }),
        { numRuns: RUNS, ...(SEED ? { seed: Number(SEED) } : {}), endOnFailure: false },
      );
      expect(seen.length).toBeGreaterThan(0);
    },
    120_000,
  );

  it('leaves the service working', async () => {
    expect((await world.api.get('/boards')).status).toBe(200);
    expect((await world.api.get('/webhooks')).status).toBe(200);
  });
});

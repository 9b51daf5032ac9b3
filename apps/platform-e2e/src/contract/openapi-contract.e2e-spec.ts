import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiResponse, ApiCall } from '../client/api-caller.js';
import { testDeployment } from '../running/deployment.js';
import { bodySchema, operationsOf, servedDocument, type Operation } from './api-document.js';
import { ContractWorld } from './contract-world.js';
import { ResponseSchemas } from './response-schemas.js';
import { validRequest } from './valid-request.js';
import { wrongRequests } from './wrong-requests.js';

const deployment = await testDeployment();
const document = await servedDocument(deployment.specUrl);
const operations = operationsOf(document);
const schemas = new ResponseSchemas(document);

const isPublic = ({ security }: Operation): boolean =>
  security?.some((requirement) => Object.keys(requirement).length === 0) ?? false;

describe('the OpenAPI document and the service', () => {
  let world: ContractWorld;
  beforeAll(async () => {
    world = await ContractWorld.open(deployment);
  });
  afterAll(() => world.close());

  /** With the token where that is enough, else signed in to the screen: which of the two is not the contract's matter. */
  const granted = async (call: ApiCall): Promise<ApiResponse> => {
    const response = await world.api.call(call);
    return response.status === 403 ? world.owner.screen.call(call) : response;
  };

  it('has operations of each service', () => {
    for (const path of ['/boards', '/tokens', '/webhooks'])
      expect(operations.some((operation) => operation.path === path)).toBe(true);
  });

  describe.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s',
    (_name, operation) => {
      const schema = bodySchema(document, operation);

      it('grants what its own examples ask for, and answers as documented [DEC-1.9, DEC-1.11]', async () => {
        const call = await validRequest(document, operation, world);
        const response = await granted(call);
        const shown = `${JSON.stringify(call)} → ${response.status} ${response.text.slice(0, 500)}`;
        expect({ shown, granted: response.status < 400 }).toEqual({ shown, granted: true });
        expect(schemas.faultsOf(operation, response)).toEqual([]);
      });

      if (!isPublic(operation)) {
        it('refuses a call without a bearer as documented [DEC-2.ERR-401]', async () => {
          const call = await validRequest(document, operation, world);
          const response = await world.api.withBearer(undefined).call(call);
          expect(response.status).toBe(401);
          expect(schemas.faultsOf(operation, response)).toEqual([]);
        });
      }

      it('refuses every spoilt call with a status and a body that it documents [DEC-2.ERR-422, DEC-2.3]', async () => {
        const valid = await validRequest(document, operation, world);
        const faults: string[] = [];
        for (const { what, call, status } of wrongRequests(operation, valid, schema)) {
          const response = await granted(call);
          const found = schemas.faultsOf(operation, response);
          if (![status].flat().includes(response.status))
            found.push(
              `answered ${response.status} instead of ${String(status)}: ${response.text.slice(0, 200)}`,
            );
          faults.push(...found.map((fault) => `${what}: ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    },
  );

  it('describes every method that its paths have [DEC-1.9]', async () => {
    const undocumented: string[] = [];
    for (const path of Object.keys(document.paths)) {
      // A method that no path has: the refusal names those that there are.
      const response = await world.api.call({ method: 'PROPFIND', path: path.replace(/\{[^}]+\}/g, '1') });
      const allowed = (response.headers.get('allow') ?? '')
        .split(/,\s*/)
        .filter((name) => name !== '' && name !== 'HEAD');
      const documented = operations
        .filter((operation) => operation.path === path)
        .map(({ method }) => method);
      undocumented.push(
        ...allowed.filter((method) => !documented.includes(method)).map((method) => `${method} ${path}`),
      );
    }
    expect(undocumented).toEqual([]);
  });
});

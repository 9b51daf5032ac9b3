import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiResponse, ApiCall } from '../client/api-caller.js';
import { testDeployment } from '../client/deployment.js';
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

  /** Calls with the token if it has the right, otherwise as a member in the web app; the contract does not depend on it. */
  const granted = async (call: ApiCall): Promise<ApiResponse> => {
    const response = await world.api.call(call);
    return response.status === 403 ? world.personFor(call.path).call(call) : response;
  };

  it('has operations of each service', () => {
    for (const path of ['/boards', '/tokens', '/webhooks'])
      expect(operations.some((operation) => operation.path === path)).toBe(true);
  });

  describe.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s',
    (_name, operation) => {
      const schema = bodySchema(document, operation);

      it('accepts its own examples and responds as documented [DEC-1.9, DEC-1.11]', async () => {
        const call = await validRequest(document, operation, world);
        const response = await granted(call);
        const shown = `${JSON.stringify(call)} → ${response.status} ${response.text.slice(0, 500)}`;
        expect({ shown, granted: response.status < 400 }).toEqual({ shown, granted: true });
        expect(schemas.faultsOf(operation, response)).toEqual([]);
      });

      if (!isPublic(operation)) {
        it('rejects a call without a bearer as documented [DEC-2.ERR-401]', async () => {
          const call = await validRequest(document, operation, world);
          const response = await world.api.withBearer(undefined).call(call);
          expect(response.status).toBe(401);
          expect(schemas.faultsOf(operation, response)).toEqual([]);
        });
      }

      it('rejects every invalid call with a documented status and body [DEC-2.ERR-422, DEC-2.3]', async () => {
        const valid = await validRequest(document, operation, world);
        const faults: string[] = [];
        for (const { what, call, status } of wrongRequests(operation, valid, schema)) {
          const response = await granted(call);
          const found = schemas.faultsOf(operation, response);
          if (![status].flat().includes(response.status))
            found.push(
              `returned ${response.status} instead of ${String(status)}: ${response.text.slice(0, 200)}`,
            );
          faults.push(...found.map((fault) => `${what}: ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    },
  );

  it('describes every method of its paths [DEC-1.9]', async () => {
    const undocumented: string[] = [];
    for (const path of Object.keys(document.paths)) {
      // The error for an unsupported method names the supported ones.
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

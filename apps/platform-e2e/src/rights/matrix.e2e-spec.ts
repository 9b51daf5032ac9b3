import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiResponse, ApiCall } from '../client/api-caller.js';
import { operationsOf, servedDocument, type Operation } from '../contract/api-document.js';
import { testDeployment } from '../client/deployment.js';
import type { ErrorBody } from '../api/resources.js';
import {
  callers,
  expectedStatus,
  visibilities,
  type CallerName,
  type Expected,
  type Visibility,
} from './expected-status.js';
import { classifiedOperations, classOf, type OperationClass } from './operation-classes.js';
import { RightsWorld } from './rights-world.js';

const deployment = await testDeployment();
const document = await servedDocument(deployment.specUrl);
const operations = operationsOf(document);
const concerned = operations.filter(({ operationId }) => {
  const kind = classOf(operationId);
  return kind !== undefined && kind !== 'public' && kind !== 'account';
});

/** Operations that succeed only once per object, so each permitted caller gets a separate object. */
const usedUp = ({ method, operationId }: Operation): boolean =>
  method === 'DELETE' ||
  ['claimCard', 'createLabel', 'createView', 'createField', 'createDependency', 'createHook'].includes(
    operationId,
  );

const isGrant = (expected: Expected): expected is 'granted' => expected === 'granted';

/** Expected codes per status, to check that the rejection has the intended reason. */
const codes: Record<number, readonly string[]> = {
  401: ['unauthenticated'],
  403: ['read_only', 'forbidden'],
  404: ['not_found'],
  409: ['archived'],
};

function faultOf(expected: Expected, { status, body, text }: ApiResponse): string | null {
  const shown = `${status} ${text.slice(0, 200)}`;
  if (isGrant(expected)) return status >= 200 && status < 300 ? null : `should be granted, was ${shown}`;
  if (!expected.includes(status)) return `should be ${expected.join(' or ')}, was ${shown}`;
  const { code } = body as ErrorBody;
  return codes[status]?.includes(code) ? null : `is ${status} with code ${code}`;
}

/** The result of the only item of a batch, as if it were the response. */
function resultOf({ path }: ApiCall, response: ApiResponse): ApiResponse {
  if (path !== '/cards/batch-update' || response.status !== 200) return response;
  const [{ status, error }] = response.body as [{ status: number; error?: unknown }];
  return { ...response, status, body: error };
}

describe('role × visibility × operation', () => {
  let world: RightsWorld;
  beforeAll(async () => {
    world = await RightsWorld.open(deployment);
  });
  afterAll(() => world.close());

  it('has a rule for exactly the operations of the document', () => {
    expect(operations.map(({ operationId }) => operationId).filter((id) => !classOf(id))).toEqual([]);
    const known = new Set(operations.map(({ operationId }) => operationId));
    expect(classifiedOperations.filter((id) => !known.has(id))).toEqual([]);
  });

  const ask = async (who: CallerName, call: ApiCall, expected: Expected): Promise<string[]> => {
    const caller = world.callers.get(who);
    if (!caller) throw new Error(`There is no caller ${who}.`);
    const fault = faultOf(expected, resultOf(call, await caller.call(call)));
    return fault === null ? [] : [`${who}: ${fault}`];
  };

  const faultsOn = async (
    visibility: Visibility,
    operation: Operation,
    kind: OperationClass,
  ): Promise<string[]> => {
    const { call, boards } = await world.callOn(visibility, document, operation);
    const cells = callers.flatMap((who) => {
      const expected = expectedStatus(who, visibility, kind, operation.path.includes('{id}'));
      return expected === null ? [] : [{ who, expected }];
    });
    const before = await world.stateOf(boards);
    const rejected = cells.filter(({ expected }) => !isGrant(expected));
    const faults = (await Promise.all(rejected.map(({ who, expected }) => ask(who, call, expected)))).flat();
    if ((await world.stateOf(boards)) !== before) faults.push('a rejected call changed the board');
    // The contract test covers an endpoint's owner.
    const granted =
      kind === 'admin' || kind === 'forgetful' ? [] : cells.filter(({ expected }) => isGrant(expected));
    for (const [index, { who, expected }] of granted.entries()) {
      const own =
        index > 0 && usedUp(operation) ? (await world.callOn(visibility, document, operation)).call : call;
      faults.push(...(await ask(who, own, expected)));
    }
    return faults.map((fault) => `${visibility}: ${fault}`);
  };

  it.each(concerned.map((operation) => [operation.operationId, operation] as const))(
    '%s: 404 for invisible objects, 403 for visible ones without the right, and no side effect [DEC-3.5, DEC-3.6, DEC-3.7, DEC-3.8, DEC-3.9, DEC-2.ERR-403, DEC-2.ERR-404, DEC-5.BOARD-9]',
    async (operationId, operation) => {
      const kind = classOf(operationId) ?? 'public';
      const isAboutBoards = !['collection', 'admin', 'forgetful', 'makes'].includes(kind);
      const faults: string[] = [];
      for (const visibility of isAboutBoards ? visibilities : (['workspace'] as const))
        faults.push(...(await faultsOn(visibility, operation, kind)));
      expect(faults).toEqual([]);
    },
  );

  it('returns success for, but does not delete, a subscription of another workspace [DEC-3.9]', async () => {
    const targetUrl = `${world.receiver.url}/kept`;
    const hook = await world.idOf('POST', '/hooks', { targetUrl, event: 'card.move' });
    expect((await world.callers.get('stranger')?.delete(`/hooks/${hook}`))?.status).toBe(204);
    expect((await world.api.get(`/hooks/${hook}`)).status).toBe(200);
  });

  it('returns a viewer the same error for an invisible board and for one that never existed', async () => {
    const operation = operations.find(({ operationId }) => operationId === 'updateCard');
    if (!operation) throw new Error('There is no updateCard.');
    const { call } = await world.callOn('private', document, operation);
    const words = async (path: string): Promise<string> => {
      const response = await world.callers.get('otherViewer')?.call<ErrorBody>({ ...call, path });
      return `${response?.status} ${response?.body.code} ${response?.body.error.replace(/\d+/g, '#')}`;
    };
    expect(await words(call.path)).toBe(await words('/cards/9007199254740991'));
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { ApiResponse, ApiCall } from '../client/api-caller.js';
import { testDeployment } from '../client/deployment.js';
import { newOwner } from '../running/owner.js';
import { operationsOf, servedDocument, type Operation } from './api-document.js';
import { ContractWorld } from './contract-world.js';
import { hostileCalls } from './hostile-calls.js';
import { SecondWorkspace } from './second-workspace.js';
import { SlowSenders } from './slow-senders.js';
import { validRequest } from './valid-request.js';

const ERROR_BYTES_MAX = 20_000;
const CONNECTIONS = 300;

const deployment = await testDeployment();
const document = await servedDocument(deployment.specUrl);
const attacked = operationsOf(document).filter(({ method, path }) => method !== 'DELETE' && path !== '/docs');

describe('an adversary', () => {
  let world: ContractWorld;
  let other: SecondWorkspace;
  beforeAll(async () => {
    world = await ContractWorld.open(deployment);
    const { api } = await newOwner(deployment);
    const { id } = await api.must<{ id: number }>('POST', '/boards', { name: 'Of the other workspace' });
    other = new SecondWorkspace(api, [`/boards/${id}`, '/me', '/webhooks']);
    other.start();
  });
  afterAll(async () => {
    await other.stop();
    await world.close();
    process.stderr.write(`The other workspace during the attack: ${other.report()}\n`);
  });

  it.each(
    attacked.map((operation): [string, Operation] => [`${operation.method} ${operation.path}`, operation]),
  )(
    'gets a small 4xx from %s for any size, depth and width [DEC-2.ERR-5XX]',
    async (_name, operation) => {
      const faults: string[] = [];
      const valid = await validRequest(document, operation, world);
      for (const { what, call } of hostileCalls(document, operation, valid)) {
        const response = await attack(call);
        faults.push(...faultsOf(operation, response).map((fault) => `${what}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
    180_000,
  );

  it('does not block another workspace with slow requests on many connections', async () => {
    const { origin } = deployment;
    const slow = new SlowSenders(new URL(origin));
    const head = (line: string, ...more: string[]): string =>
      [line, `host: ${new URL(origin).host}`, 'content-type: application/json', ...more].join('\r\n');
    const bearer = `authorization: Bearer ${world.api.bearer}`;
    try {
      await slow.open(CONNECTIONS, `${head('GET /api/v1/boards HTTP/1.1')}\r\nx-slow: `);
      for (const path of ['/cards', '/webhooks', '/invitations'])
        await slow.open(
          CONNECTIONS / 3,
          `${head(`POST /api/v1${path} HTTP/1.1`, bearer, 'content-length: 100000')}\r\n\r\n{"name":"`,
        );
      const before = other.served;
      await eventually('thirty reads of the other workspace', async () =>
        other.served >= before + 30 ? true : undefined,
      );
    } finally {
      slow.close();
    }
  }, 120_000);

  it('never interrupts the service for the other workspace', () => {
    expect(other.served).toBeGreaterThan(0);
    expect(other.unserved).toEqual([]);
  });

  /** Calls with the token if it has the right, otherwise as a member in the web app. */
  async function attack(call: ApiCall): Promise<ApiResponse | Error> {
    for (const caller of [world.api, world.owner.screen]) {
      const response = await caller.call(call).catch((error: Error) => error);
      if (response instanceof Error || response.status !== 403) return response;
    }
    return new Error('rejected for both');
  }
});

/** Faults in the response to a hostile call, which must be a small error of the usual form or a documented success. */
function faultsOf(operation: Operation, response: ApiResponse | Error): string[] {
  if (response instanceof Error) return [`no response: ${response.message}`];
  const { status, text, body } = response;
  if (status < 400) return status in operation.responses ? [] : [`${status} is not documented`];
  const faults: string[] = [];
  if (status >= 500) faults.push(`${status} ${text.slice(0, 60)}`);
  if (Buffer.byteLength(text) > ERROR_BYTES_MAX)
    faults.push(`${status} with ${Buffer.byteLength(text)} bytes`);
  const rejection = (body ?? {}) as Record<string, unknown>;
  for (const property of ['error', 'code', 'requestId'])
    if (typeof rejection[property] !== 'string') faults.push(`${status} without “${property}”`);
  return faults;
}

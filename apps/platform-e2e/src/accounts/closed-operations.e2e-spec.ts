import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiCaller, type ApiCall } from '../client/api-caller.js';
import type { Credentials } from '../client/credentials.js';
import { credentialFor } from '../client/internal-credential.js';
import { connectMcp } from '../client/mcp-connection.js';
import { screenAccessToken } from '../client/screen-session.js';
import { operationsOf, servedDocument, type Operation } from '../contract/api-document.js';
import { ContractWorld } from '../contract/contract-world.js';
import { validRequest } from '../contract/valid-request.js';
import { testDeployment } from '../client/deployment.js';
import { joinedMember } from '../running/joined-member.js';
import { expectError } from '../api/error-body.js';
import { openTo } from './closed-operations.js';

const deployment = await testDeployment();
const document = await servedDocument(deployment.specUrl);
const operations = operationsOf(document);
const names = (chosen: Operation[]): string[] => chosen.map(({ method, path }) => `${method} ${path}`);

describe('every operation of the document', () => {
  let world: ContractWorld;
  let aiBearer: string;
  /** Valid calls by the owner, with real ids and bodies, of every operation that some caller may not use. */
  const valid = new Map<string, ApiCall>();
  const closedToAi = operations.filter((operation) => openTo(operation) !== 'token and AI');
  /** Operations that change the workspace, not the caller's account or what they watch. */
  const writing = operations.filter(
    ({ method, path }) => method !== 'GET' && !/^\/(me|clients)(\/|$)|\/watch$/.test(path),
  );
  const closedToToken = operations.filter((operation) => openTo(operation) === 'people only');

  beforeAll(async () => {
    world = await ContractWorld.open(deployment);
    // The owner's AI: no AI has more rights.
    const { client, accessToken } = await connectMcp(
      { ...deployment, owner: world.owner.account },
      `Tries everything ${Date.now()}`,
    );
    aiBearer = accessToken();
    await client.close();
    for (const operation of new Set([...closedToAi, ...writing]))
      valid.set(names([operation])[0]!, await validRequest(document, operation, world));
  });
  afterAll(() => world.close());

  const ai = async (): Promise<ApiCaller> => new ApiCaller(deployment.apiUrl, await credentialFor(aiBearer));

  const screenOf = async (
    role: 'admin' | 'member' | 'viewer',
  ): Promise<{ screen: ApiCaller; account: Credentials }> => {
    const { account } = await joinedMember(deployment, world.owner, role);
    return {
      screen: new ApiCaller(deployment.apiUrl, await screenAccessToken(deployment, account)),
      account,
    };
  };

  /** Everything that a rejected operation could have created or changed, as the owner sees it. */
  const state = async (): Promise<unknown> => {
    const read = (path: string): Promise<object> => world.owner.screen.must<object>('GET', path);
    const withoutUse = (await read('/tokens')) as { lastUsedAt?: string; lastUsedAddress?: string }[];
    for (const entry of withoutUse) {
      delete entry.lastUsedAt;
      delete entry.lastUsedAddress;
    }
    // The preparation exported a board and used tokens, whose entries are sent later.
    const audit = ((await read('/audit?limit=200')) as { action: string }[]).filter(
      ({ action }) => !['board.export', 'client.use', 'token.use'].includes(action),
    );
    const workspace = (await read('/workspace')) as { usage?: object };
    // Some seconds old.
    delete workspace.usage;
    return {
      tokens: withoutUse,
      audit,
      workspace,
      others: await Promise.all(
        ['/boards?archived=all', '/members', '/invitations', '/webhooks', '/hooks', '/me'].map(read),
      ),
    };
  };

  it('has a rule for its callers, and none is about billing [DEC-3.12, DEC-3.14]', () => {
    expect(operations.length).toBeGreaterThan(80);
    expect(names(operations).filter((name) => /bill|invoice|payment|subscription|plan/i.test(name))).toEqual(
      [],
    );
    for (const path of ['/tokens', '/clients/{id}/revoke', '/members/{id}', '/invitations', '/audit'])
      expect(closedToToken.some((operation) => operation.path === path)).toBe(true);
    for (const path of ['/webhooks', '/hooks', '/deliveries/{id}/redeliver', '/events'])
      expect(closedToAi.some((operation) => operation.path === path)).toBe(true);
  });

  it('about tokens, clients, members’ roles or invitations rejects an API token and creates nothing [DEC-3.12, DEC-4.5, SPEC-5.2]', async () => {
    const before = await state();
    for (const [name, call] of valid) {
      if (!names(closedToToken).includes(name)) continue;
      const response = await world.api.call(call);
      expect({ name, status: response.status }).toEqual({ name, status: 403 });
      expectError(response, 403, 'forbidden');
    }
    expect(await state()).toEqual(before);
  });

  it('about tokens, clients, members, webhooks or board visibility rejects an AI and creates nothing [DEC-3.13, DEC-3.14, SPEC-5.10]', async () => {
    const caller = await ai();
    const before = await state();
    for (const [name, call] of valid) {
      if (!names(closedToAi).includes(name)) continue;
      const response = await caller.call(call);
      expect({ name, status: response.status }).toEqual({ name, status: 403 });
      expectError(response, 403, 'forbidden');
    }
    expect(await state()).toEqual(before);
  });

  it('that writes rejects a viewer and changes nothing [DEC-3.8]', async () => {
    const viewer = await screenOf('viewer');
    expect(writing.length).toBeGreaterThan(60);
    const before = await state();
    for (const name of names(writing)) {
      const response = await viewer.screen.call(valid.get(name)!);
      expect({ name, status: response.status }).toEqual({ name, status: 403 });
    }
    expect(await state()).toEqual(before);
  });

  it.each(['admin', 'member', 'viewer'] as const)(
    'that issues or revokes a token rejects the %s with the right password and accepts only the owner [DEC-4.5, SPEC-5.2, SPEC-8.3]',
    async (role) => {
      const { screen, account } = await screenOf(role);
      const before = await state();
      const { password } = account;
      const path = valid.get('POST /tokens/{id}/revoke')!.path;
      expectError(await screen.post('/tokens', { name: 'Mine', password }), 403, 'forbidden');
      expectError(await screen.post(path, { password }), 403, 'forbidden');
      expectError(await screen.get('/audit'), 403, 'forbidden');
      expect(await state()).toEqual(before);
    },
  );

  it('rejects an AI’s bearer, which is valid only for MCP [DEC-3.13]', async () => {
    const direct = new ApiCaller(deployment.apiUrl, aiBearer);
    for (const name of names(closedToAi)) expect((await direct.call(valid.get(name)!)).status).toBe(401);
  });

  it('that is not closed accepts an AI with its user’s rights [DEC-3.13, SPEC-5.9]', async () => {
    const caller = await ai();
    const reading = operations.filter(
      (operation) =>
        openTo(operation) === 'token and AI' && operation.method === 'GET' && !operation.path.includes('{'),
    );
    expect(reading.length).toBeGreaterThan(3);
    for (const operation of reading) {
      const { status } = await caller.call(await validRequest(document, operation, world));
      expect({ operation: operation.path, status }).toEqual({ operation: operation.path, status: 200 });
    }
    expect((await caller.post('/boards', { name: 'By an AI' })).status).toBe(201);
  });
});

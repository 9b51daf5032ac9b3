import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiCall, ApiCaller } from '../client/api-caller.js';
import { expectError } from '../api/error-body.js';
import { operationsOf, servedDocument, type Operation } from '../contract/api-document.js';
import { ContractWorld } from '../contract/contract-world.js';
import { endDeletion } from '../contract/deletion-bodies.js';
import { validRequest } from '../contract/valid-request.js';
import { testDeployment } from '../client/deployment.js';
import { scopeFor, tokenScopes, type TokenScope } from './token-scopes.js';

const deployment = await testDeployment();
const document = await servedDocument(deployment.specUrl);
const operations = operationsOf(document);

/** Each scope alone, with the scopes that it includes. */
const included = (scope: TokenScope): readonly TokenScope[] =>
  scope === 'boards:write' ? ['boards:read', scope] : [scope];

describe('a token with scopes', () => {
  let world: ContractWorld;
  const tokens = new Map<TokenScope, ApiCaller>();
  beforeAll(async () => {
    world = await ContractWorld.open(deployment);
    for (const scope of tokenScopes) {
      const { token } = await world.owner.screen.must<{ token: string }>('POST', '/tokens', {
        name: scope,
        password: world.owner.account.password,
        scopes: [scope],
      });
      tokens.set(scope, world.api.withBearer(token));
    }
  });
  afterAll(() => world.close());

  const having = (isHolder: boolean, operation: Operation): [TokenScope, ApiCaller][] => {
    const needed = scopeFor(operation);
    return [...tokens].filter(
      ([scope]) => (needed === 'none' || included(scope).some((each) => each === needed)) === isHolder,
    );
  };

  /** What is written later, also about earlier calls: uses of tokens, and deliveries. */
  const later = { lastUsedAt: null, lastUsedAddress: null, lastSuccessAt: null, failingSince: null };

  /** Everything that a rejected call could have created or changed, as the owner sees it. */
  const state = async (): Promise<unknown> => {
    const lists = await Promise.all(
      // Without the workspace, whose usage is counted later. Boards have the versions of their content.
      ['/boards?archived=all', '/members', '/invitations', '/webhooks', '/hooks', '/tokens'].map((path) =>
        world.owner.screen.must<object[]>('GET', path),
      ),
    );
    return lists.map((list) => list.map((entry) => ({ ...entry, ...later })));
  };

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s: is allowed to a token with its scope, and is 403 for every other one, which changes nothing [DEC-4.16]',
    async (_, operation) => {
      const needed = scopeFor(operation);
      const call: ApiCall = await validRequest(document, operation, world);
      // The state of a deleted workspace cannot be read.
      await endDeletion(world);
      const before = await state();
      for (const [scope, caller] of having(false, operation)) {
        const response = await caller.call(call);
        const rejected = expectError(response, 403, needed === 'closed' ? 'forbidden' : 'insufficient_scope');
        if (needed !== 'closed')
          expect([scope, rejected.error]).toEqual([
            scope,
            `This token lacks the scope ${needed}; use a token that has it.`,
          ]);
      }
      expect(await state()).toEqual(before);
      for (const [scope, caller] of having(true, operation)) {
        const response = await caller.call(await validRequest(document, operation, world));
        const shown = `${scope}: ${response.status} ${response.text.slice(0, 200)}`;
        expect({ shown, isSuccess: response.status >= 200 && response.status < 300 }).toEqual({
          shown,
          isSuccess: true,
        });
      }
    },
  );

  it('has the tools of its scopes in MCP, and reads no member without members:read [DEC-4.16]', async () => {
    const call = async (scope: TokenScope, name: string, input: object): Promise<string> => {
      const response = await fetch(deployment.mcpUrl, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tokens.get(scope)?.bearer}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'mcp-protocol-version': '2025-06-18',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name, arguments: input },
        }),
      });
      return response.text();
    };
    const { id } = await world.board();
    expect(await call('boards:read', 'list_boards', {})).toMatch(/"result":(?!.*"isError":true)/);
    expect(await call('boards:read', 'create_cards', { board: id, cards: [{ title: 'By MCP' }] })).toContain(
      'insufficient_scope',
    );
    for (const scope of ['members:read', 'webhooks:manage'] as const)
      expect(await call(scope, 'list_boards', {})).toContain('lacks the scope boards:read');
    expect(await call('boards:read', 'list_members', {})).toContain('lacks the scope members:read');
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { ABoard } from '../api/a-board.js';
import { expectError } from '../api/error-body.js';
import { EventReader } from '../api/event-reader.js';
import { ApiCaller, type ApiResponse } from '../client/api-caller.js';
import { connectMcp } from '../client/mcp-connection.js';
import { screenAccessToken } from '../client/screen-session.js';
import { joinedMember, type JoinedMember } from '../running/joined-member.js';
import { OwnStack } from '../running/own-stack.js';

const TEST_MS = 240_000;
/** Of the seeded workspace, the first one of a database. */
const WORKSPACE = 1;

describe('a directory', () => {
  let stack: OwnStack;
  let screen: ApiCaller;
  let directory: ApiCaller;
  let board: ABoard;

  beforeAll(async () => {
    stack = await OwnStack.start({ COMPANY_DOMAINS: `${WORKSPACE}=kiban.example` });
    const { deployment } = stack;
    screen = new ApiCaller(deployment.apiUrl, await screenAccessToken(deployment));
    const { token } = await screen.must<{ token: string }>('POST', '/tokens', {
      name: 'Directory',
      password: deployment.owner.password,
      scopes: ['members:provision'],
    });
    directory = new ApiCaller(`${deployment.origin}/scim/v2`, token);
    board = await ABoard.with(new ApiCaller(deployment.apiUrl, deployment.token), 'To do');
  }, 300_000);

  afterAll(() => stack.stop(), 60_000);

  const setActive = (member: JoinedMember, active: boolean): Promise<ApiResponse<{ active: boolean }>> =>
    directory.patch(`/Users/${member.id}`, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'Replace', path: 'active', value: active ? 'True' : 'False' }],
    });

  const mcpStatus = async (bearer: string): Promise<number> => {
    const response = await fetch(stack.deployment.mcpUrl, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-06-18',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'list_boards', arguments: {} },
      }),
    });
    await response.text();
    return response.status;
  };

  it(
    'ends the session, the AI client and the stream of a member by the next request while NATS is paused [DEC-4.SCIM-6]',
    async () => {
      const { deployment } = stack;
      const member = await joinedMember(deployment, { screen }, 'member');
      const own = screen.withBearer(await screenAccessToken(deployment, member.account));
      const { accessToken } = await connectMcp(deployment, 'Desk helper', {}, member.account);
      const stream = await EventReader.open(own, board.id);
      for (const path of ['/boards', '/me', '/members']) expect((await own.get(path)).status).toBe(200);
      expect(await mcpStatus(accessToken())).toBe(200);

      await stack.signal('nats', 'SIGSTOP');
      try {
        const response = await setActive(member, false);
        expect([response.status, response.body.active]).toEqual([200, false]);
        for (const path of ['/boards', '/me', `/boards/${board.id}`])
          expectError(await own.get(path), 401, 'unauthenticated');
        expect(await mcpStatus(accessToken())).toBe(401);
        await eventually('the end of the stream', () => stream.isEnded);
      } finally {
        await stack.signal('nats', 'SIGCONT');
      }
      expectError(await own.get('/boards'), 401, 'unauthenticated');
      expect(await mcpStatus(accessToken())).toBe(401);

      // Activated again, the person signs in again, and what ended stays invalid.
      expect((await setActive(member, true)).body.active).toBe(true);
      expectError(await own.get('/boards'), 401, 'unauthenticated');
      expect(await mcpStatus(accessToken())).toBe(401);
      const again = screen.withBearer(await screenAccessToken(deployment, member.account));
      expect((await again.get('/boards')).status).toBe(200);
    },
    TEST_MS,
  );

  it('reaches nothing but SCIM, with the token of no other purpose on any service [DEC-4.SCIM-1]', async () => {
    const { deployment } = stack;
    const wrong = new ApiCaller(deployment.apiUrl, directory.bearer);
    for (const path of ['/boards', '/me', '/webhooks', '/members', '/workspace', '/workspace/stream'])
      expectError(await wrong.get(path), 403, 'forbidden');
    expect(await mcpStatus(directory.bearer ?? '')).toBe(401);
    expect((await directory.withBearer(deployment.token).get('/Users')).status).toBe(403);
    expect((await directory.get('/ServiceProviderConfig')).status).toBe(200);
  });
});

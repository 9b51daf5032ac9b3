import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectError } from '../api/error-body.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';

/** A path of each service behind {base_url}. */
const paths = ['/me', '/boards', '/webhooks', '/events?wait=1&after=latest'];

describe('a token with address ranges', () => {
  let deployment: Deployment;
  let owner: Owner;
  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
  });

  const tokenFor = async (addressRanges: string[]): Promise<string> => {
    const { password } = owner.account;
    const body = { name: 'Ranges', password, addressRanges };
    return (await owner.screen.must<{ token: string }>('POST', '/tokens', body)).token;
  };
  const listTools = (token: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(deployment.mcpUrl, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-06-18',
        ...headers,
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'list_boards', arguments: {} },
      }),
    });

  it('works on every service and on MCP from inside [DEC-4.17]', async () => {
    const token = await tokenFor(['127.0.0.0/8', '::1']);
    const api = owner.api.withBearer(token);
    for (const path of paths) expect([path, (await api.get(path)).status]).toEqual([path, 200]);
    const response = await listTools(token);
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.not.stringContaining('"isError":true'),
    ]);
  });

  it('gets 403 on every service and on MCP from outside, also with a forged address [DEC-4.17]', async () => {
    const token = await tokenFor(['203.0.113.0/24']);
    const api = owner.api.withBearer(token);
    const forged = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7' };
    for (const headers of [{}, forged]) {
      for (const path of paths) expectError(await api.get(path, headers), 403, 'forbidden');
      const response = await listTools(token, headers);
      expect([response.status, await response.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'forbidden' }),
      ]);
    }
  });
});

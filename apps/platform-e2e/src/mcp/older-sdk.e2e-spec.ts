import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { connectMcp, type McpConnection } from '../client/mcp-connection.js';
import { testDeployment, type Deployment } from '../client/deployment.js';

/** Existing clients use version 1 of the SDK, which supports the protocol up to 2025-11-25. */
describe('a client on the older SDK', () => {
  let deployment: Deployment;
  let connected: McpConnection;
  let client: Client;
  beforeAll(async () => {
    deployment = await testDeployment();
    connected = await connectMcp(deployment, `Older ${Date.now()}`);
    client = new Client({ name: 'older', version: '1.0.0' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(deployment.mcpUrl), {
        requestInit: { headers: { authorization: `Bearer ${connected.accessToken()}` } },
      }),
    );
  });
  afterAll(async () => {
    await client.close();
    await connected.client.close();
  });

  it('lists the same tools and calls them [DEC-8.1]', async () => {
    const [older, newer] = [await client.listTools(), await connected.client.listTools()];
    expect(older.tools.map(({ name }) => name).sort()).toEqual(newer.tools.map(({ name }) => name).sort());
    const response = await client.callTool({ name: 'list_boards', arguments: {} });
    expect(response.isError).toBeFalsy();
    expect(JSON.stringify(response.structuredContent)).toContain('boards');
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ABoard } from '../api/a-board.js';
import type { Card } from '../api/resources.js';
import { connectMcp } from '../client/mcp-connection.js';
import { openWorld, type World } from '../running/world.js';
import { callTool, rejectionOf } from './tool-call.js';

describe('an address for reading', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });

  async function connect(url: string, headers: Record<string, string> = {}): Promise<Client> {
    const client = new Client({ name: 'reader', version: '1.0.0' });
    const authorization = `Bearer ${world.deployment.token}`;
    await client.connect(
      new StreamableHTTPClientTransport(new URL(url), {
        requestInit: { headers: { authorization, ...headers } },
      }),
    );
    return client;
  }

  it.each<[string, string, Record<string, string>]>([
    ['?readonly=1', '?readonly=1', {}],
    ['the header X-MCP-Readonly', '', { 'x-mcp-readonly': 'true' }],
  ])(
    'lists no tool that changes anything, and carries none out, with %s [DEC-8.3]',
    async (_, query, headers) => {
      const client = await connect(world.deployment.mcpUrl + query, headers);
      const { tools } = await client.listTools();
      expect(tools.length).toBeGreaterThan(0);
      expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);

      const board = await ABoard.with(world.api, 'To do');
      const card = await board.card('Unchanged');
      expect(
        rejectionOf(await callTool(client, 'update_card', { card: card.id, title: 'Changed' })),
      ).toContain('insufficient_scope');
      expect((await world.api.get<Card>(`/cards/${card.id}`)).body.title).toBe('Unchanged');
      await client.close();
    },
  );
});

describe('a client that was allowed to read only', () => {
  it('is shown no tool that changes anything, and told how to get one when it calls it all the same [DEC-8.3, DEC-8.6]', async () => {
    const world = await openWorld();
    const { client, accessToken } = await connectMcp(world.deployment, `Reader ${Date.now()}`, {
      access: 'read',
    });
    const card = await (await ABoard.with(world.api, 'To do')).card('Unchanged');
    const { tools } = await client.listTools();
    expect(tools.length).toBeGreaterThan(0);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    const rejection = rejectionOf(await callTool(client, 'update_card', { card: card.id, title: 'Changed' }));
    expect(rejection).toContain('insufficient_scope');
    expect(rejection).toContain('connect again');
    await client.close();

    // A client of the newer revision is told in the protocol's own way, which leads it back to the Allow page.
    const response = await fetch(world.deployment.mcpUrl, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken()}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': 'update_card',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'update_card',
          arguments: { card: card.id, title: 'Changed' },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientInfo': { name: 'reader', version: '1.0.0' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      }),
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('www-authenticate')).toMatch(
      /error="insufficient_scope".*scope="boards:read boards:write"/,
    );
    expect((await world.api.get<Card>(`/cards/${card.id}`)).body.title).toBe('Unchanged');
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ABoard } from '../api/a-board.js';
import type { Card } from '../api/resources.js';
import { openWorld, type World } from '../running/world.js';
import { callTool, refusalOf } from './tool-call.js';

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
      expect(refusalOf(await callTool(client, 'update_card', { card: card.id, title: 'Changed' }))).toContain(
        'insufficient_scope',
      );
      expect((await world.api.get<Card>(`/cards/${card.id}`)).body.title).toBe('Unchanged');
      await client.close();
    },
  );
});

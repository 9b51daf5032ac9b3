import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ABoard } from '../api/a-board.js';
import type { Card } from '../api/resources.js';
import { openWorld, type World } from '../running/world.js';
import { callTool, dataBytes, dataOf, rejectionOf, type ToolResponse } from './tool-call.js';

interface Results {
  results: { id: string; title: string; url: string }[];
}

/** The structured content, which is also the JSON of the only text. */
function bothForms<Data>(response: ToolResponse): Data {
  const data = dataOf<Data>(response);
  expect(response.content).toEqual([{ type: 'text', text: JSON.stringify(data) }]);
  expect(dataBytes(response)).toBeLessThanOrEqual(20_000);
  return data;
}

describe('the address for research', () => {
  let world: World;
  let client: Client;
  beforeAll(async () => {
    world = await openWorld();
    client = new Client({ name: 'research', version: '1.0.0' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${world.deployment.mcpUrl}?tools=research`), {
        requestInit: { headers: { authorization: `Bearer ${world.deployment.token}` } },
      }),
    );
  });
  afterAll(() => client.close());

  it('has exactly search and fetch, which read, and no prompts [DEC-8.9]', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['search', true],
      ['fetch', true],
    ]);
    expect(tools.map(({ inputSchema }) => inputSchema.required)).toEqual([['query'], ['id']]);
    expect(client.getServerCapabilities()?.prompts).toBeUndefined();
    await expect(callTool(client, 'delete_card', { card: 1 })).rejects.toThrow(/delete_card/);
  });

  it('finds cards and reads them, structured and as the same JSON text [DEC-8.9]', async () => {
    const board = await ABoard.with(world.api, 'To do');
    const word = `quarterly${board.id}`;
    const card = await world.api.must<Card>('POST', '/cards', {
      listId: board.listId(),
      title: `The ${word} report`,
      description: 'Numbers of **EMEA**',
      dueDate: '2026-12-01',
    });
    await world.api.must('POST', `/cards/${card.id}/comments`, { text: 'Waits for finance.' });
    await world.api.must('POST', `/cards/${card.id}/checklist`, { text: 'Ask Ben' });
    const { results } = bothForms<Results>(await callTool(client, 'search', { query: word }));
    const url = `${new URL(world.deployment.mcpUrl).origin}/cards/${card.id}`;
    expect(results).toEqual([{ id: String(card.id), title: card.title, url }]);

    const found = bothForms<{ text: string }>(await callTool(client, 'fetch', { id: results[0]?.id }));
    expect(found).toMatchObject({
      id: String(card.id),
      title: card.title,
      url,
      metadata: { list: 'To do', due: '2026-12-01' },
    });
    expect(found.text).toMatch(
      /^Numbers of \*\*EMEA\*\*\n\nChecklist:\n- \[ \] Ask Ben\n\nComments:\n- .+Waits for finance\.$/,
    );
  });

  it('cuts a long text and shows nothing of another workspace [DEC-8.9]', async () => {
    const board = await ABoard.with(world.api, 'To do');
    const long = await world.api.must<Card>('POST', '/cards', {
      listId: board.listId(),
      title: 'Long',
      description: '"\u{1F600}'.repeat(10_000),
    });
    const { text } = bothForms<{ text: string }>(await callTool(client, 'fetch', { id: String(long.id) }));
    expect(text.length).toBeGreaterThan(1_000);
    expect(text.isWellFormed()).toBe(true);

    const hidden = await ABoard.with(world.stranger, 'Hidden');
    const secret = await hidden.card(`Secret ${hidden.id}`);
    expect(
      dataOf<Results>(await callTool(client, 'search', { query: `Secret ${hidden.id}` })).results,
    ).toEqual([]);
    expect(rejectionOf(await callTool(client, 'fetch', { id: String(secret.id) }))).toContain('not_found');
    for (const id of ['', 'none', '1.5'])
      expect(rejectionOf(await callTool(client, 'fetch', { id }))).toContain('invalid_arguments');
  });
});

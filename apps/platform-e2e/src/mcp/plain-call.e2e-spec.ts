import { beforeAll, describe, expect, it } from '@jest/globals';
import { ABoard } from '../api/a-board.js';
import { openWorld, type World } from '../running/world.js';

/** Larger than the calls that the gateway handles directly; the SDK's server handles it. */
const PADDING = ' '.repeat(9_000);

const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'sample', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
};

interface Call {
  revision: string;
  tool: string;
  input: object;
  /** Query string of the URL, with its question mark. */
  query?: string;
  headers?: Record<string, string>;
}

interface CallResponse {
  status: number;
  type: string | null;
  body: unknown;
}

let world: World;
let card: number;
beforeAll(async () => {
  world = await openWorld();
  card = (await (await ABoard.with(world.api, 'To do')).card()).id;
});

async function responseTo(
  { revision, tool, input, query = '', headers }: Call,
  padding: string,
): Promise<CallResponse> {
  const isModern = revision === '2026-07-28';
  const message = {
    jsonrpc: '2.0',
    id: 'a',
    method: 'tools/call',
    params: { name: tool, arguments: input, ...(isModern ? { _meta: ENVELOPE } : {}) },
  };
  const response = await fetch(world.deployment.mcpUrl + query, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${world.deployment.token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': revision,
      ...(isModern ? { 'mcp-method': 'tools/call', 'mcp-name': tool } : {}),
      ...headers,
    },
    body: JSON.stringify(message) + padding,
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: JSON.parse(await response.text()) as unknown,
  };
}

describe.each(['2025-11-25', '2026-07-28'])('a call of revision %s', (revision) => {
  it.each<[string, string, string, (id: number) => object]>([
    ['an answer', '', 'get_card', (id) => ({ card: id })],
    ['a number as text', '', 'get_card', (id) => ({ card: String(id) })],
    ['a refusal', '', 'get_card', () => ({ card: 900_000_000_000 })],
    ['wrong arguments', '', 'get_card', () => ({ crad: 1 })],
    [
      'a tool that is hidden for read-only access',
      '?readonly=1',
      'update_card',
      (id) => ({ card: id, title: 'x' }),
    ],
    ['a tool that does not exist', '', 'drop_everything', () => ({})],
    ['arguments that are null', '', 'list_members', () => null as never],
    ['arguments as a list', '', 'list_members', () => [1]],
  ])(
    'gets exactly the response of the SDK’s server: %s [DEC-8.1, DEC-8.6]',
    async (_, query, tool, input) => {
      const call = { revision, tool, query, input: input(card) };
      const plain = await responseTo(call, '');
      expect(plain).toEqual(await responseTo(call, PADDING));
      expect(plain).toMatchObject({
        status: 200,
        type: 'application/json',
        body: { jsonrpc: '2.0', id: 'a' },
      });
    },
  );
});

describe('a call of revision 2026-07-28 whose headers name another tool', () => {
  it('is rejected exactly as by the SDK’s server [DEC-8.1]', async () => {
    const call = {
      revision: '2026-07-28',
      tool: 'get_card',
      input: { card },
      headers: { 'mcp-name': 'delete_card' },
    };
    const plain = await responseTo(call, '');
    expect(plain).toEqual(await responseTo(call, PADDING));
    expect(plain).toMatchObject({ status: 400, body: { error: { code: -32_020 } } });
  });
});

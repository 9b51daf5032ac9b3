import { beforeAll, describe, expect, it } from '@jest/globals';
import { ABoard } from '../api/a-board.js';
import { openWorld, type World } from '../running/world.js';

/** More than a call that the gateway answers by itself may have; the SDK's server takes it. */
const PADDING = ' '.repeat(9_000);

interface Answered {
  status: number;
  type: string | null;
  body: unknown;
}

describe('a call of an older revision', () => {
  let world: World;
  let card: number;
  beforeAll(async () => {
    world = await openWorld();
    card = (await (await ABoard.with(world.api, 'To do')).card()).id;
  });

  async function call(query: string, message: object, padding: string): Promise<Answered> {
    const answer = await fetch(world.deployment.mcpUrl + query, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${world.deployment.token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
      },
      body: JSON.stringify(message) + padding,
    });
    const { status, headers } = answer;
    return { status, type: headers.get('content-type'), body: JSON.parse(await answer.text()) as unknown };
  }

  it.each<[string, string, string, (id: number) => object]>([
    ['an answer', '', 'get_card', (id) => ({ card: id })],
    ['a number that came as text', '', 'get_card', (id) => ({ card: String(id) })],
    ['a refusal', '', 'get_card', () => ({ card: 900_000_000_000 })],
    ['wrong arguments', '', 'get_card', () => ({ crad: 1 })],
    ['a tool that is hidden for reading', '?readonly=1', 'update_card', (id) => ({ card: id, title: 'x' })],
    ['a tool that does not exist', '', 'drop_everything', () => ({})],
  ])(
    'is answered to the letter as the protocol’s own server answers it: %s [DEC-8.1, DEC-8.6]',
    async (_, query, name, input) => {
      const message = {
        jsonrpc: '2.0',
        id: 'a',
        method: 'tools/call',
        params: { name, arguments: input(card) },
      };
      const plain = await call(query, message, '');
      expect(plain).toEqual(await call(query, message, PADDING));
      expect(plain).toMatchObject({
        status: 200,
        type: 'application/json',
        body: { jsonrpc: '2.0', id: 'a' },
      });
    },
  );
});

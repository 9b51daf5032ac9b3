import type { ApiCaller } from '@kiban/platform-e2e/client/api-caller';
import { connectMcp } from '@kiban/platform-e2e/client/mcp-connection';
import { callTool, dataOf } from '@kiban/platform-e2e/mcp/tool-call';
import type { Deployment } from '@kiban/platform-e2e/client/deployment';
import type { AuditedBrowser } from './audited-browser.js';
import type { AuditedBoard } from './audited-boards.js';
import type { Figure } from './figure.js';
import { liveFigures, type Changer } from './live-change.js';

/** Changes of a client of the API, as every other browser is one, and of an AI client over MCP. */
export async function liveClientFigures(
  browser: AuditedBrowser,
  api: ApiCaller,
  deployment: Deployment,
  board: AuditedBoard,
  changes: number,
): Promise<Figure[]> {
  const lists = await api.must<{ id: number }[]>('GET', `/boards/${board.id}/lists`);
  const [home = 0, other = 0] = lists.map(({ id }) => id);
  const figures = await liveFigures(browser, board, apiClient(api, board, home), changes);
  const { client } = await connectMcp(deployment, 'Screen audit', { access: 'write' });
  try {
    const call = async (tool: string, input: Record<string, unknown>): Promise<unknown> =>
      dataOf(await callTool(client, tool, { card: board.firstCardId, ...input }));
    figures.push(...(await liveFigures(browser, board, mcpClient(call, [home, other]), changes)));
  } finally {
    await client.close();
  }
  return figures;
}

function apiClient(api: ApiCaller, { firstCardId }: AuditedBoard, listId: number): Changer {
  return {
    what: 'change of another client',
    change: (number) => {
      const title = `Changed ${number} times`;
      return {
        shown: { title, listId },
        response: api.must('PATCH', `/cards/${firstCardId}`, { title }),
      };
    },
  };
}

/** Every second change is a title, the others are moves between the first two lists. */
function mcpClient(
  call: (tool: string, input: Record<string, unknown>) => Promise<unknown>,
  [home, other]: readonly [number, number],
): Changer {
  const shown = { title: '', listId: home };
  return {
    what: 'change over MCP',
    change: (number) => {
      if (number % 2 === 1) {
        shown.title = `Changed ${number} times over MCP`;
        return { shown: { ...shown }, response: call('update_card', { title: shown.title }) };
      }
      shown.listId = shown.listId === home ? other : home;
      return { shown: { ...shown }, response: call('move_card', { list: shown.listId, position: 'first' }) };
    },
  };
}

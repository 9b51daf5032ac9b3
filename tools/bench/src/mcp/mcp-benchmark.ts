import { Pool } from 'undici';
import { ServiceCaller } from '../api/service-caller.js';
import type { BenchSettings } from '../config/bench-settings.js';
import type { Figure } from '../report/goal.js';
import { median, quantile } from '../report/statistics.js';
import { OwnStack } from '../stack/own-stack.js';

/** One tool call against the same call over HTTP, both through the edge at one connection, in turns. */
export async function benchmarkMcp(
  settings: BenchSettings,
  say: (line: string) => void,
): Promise<{ figures: Figure[] }> {
  say('Starting the product …');
  const stack = await OwnStack.start(settings.repositoryRoot, settings.stackFolder);
  try {
    const { token, apiUrl, origin } = stack.deployment;
    const api = new ServiceCaller(apiUrl, token);
    const { id: boardId } = await api.post<{ id: number }>('/boards', {
      name: 'MCP',
      lists: [{ name: 'To do' }],
    });
    const { lists } = await api.get<{ lists: { id: number }[] }>(`/boards/${boardId}`);
    const { id } = await api.post<{ id: number }>('/cards', { listId: lists[0]?.id, title: 'Read by both' });
    const pool = new Pool(origin, { connections: 1, pipelining: 1 });
    const call: Sent = {
      method: 'POST',
      path: '/mcp',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'get_card', arguments: { card: id } },
      }),
    };
    const plain: Sent = {
      method: 'GET',
      path: `/api/v1/cards/${id}`,
      headers: { authorization: `Bearer ${token}` },
    };
    say('Measuring a tool call beside the same HTTP call …');
    const ratios: number[] = [];
    for (let round = -1; round < settings.rounds; round += 1) {
      const http = await p50(pool, plain, settings.measureMs);
      const mcp = await p50(pool, call, settings.measureMs);
      if (round >= 0) ratios.push(mcp / http);
    }
    await pool.close();
    return {
      figures: [
        {
          what: 'MCP tool call ÷ the same HTTP call, p50',
          value: median(ratios),
          unit: '×',
          goal: { atMost: 1.6 },
        },
      ],
    };
  } finally {
    await stack.stop();
  }
}

interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

async function p50(pool: Pool, sent: Sent, forMs: number): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    const at = performance.now();
    const { statusCode, body } = await pool.request({ ...sent, body: sent.body ?? null });
    const text = await body.text();
    times.push(performance.now() - at);
    if (statusCode !== 200 || !text.includes('Read by both'))
      throw new Error(`${sent.method} ${sent.path} answered ${statusCode}: ${text.slice(0, 500)}`);
  }
  return quantile(times, 0.5);
}

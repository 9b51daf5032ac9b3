import { StartedParts } from '@kiban/one-machine/processes/started-parts';
import { Pool } from 'undici';
import { ServiceCaller } from '../measuring/service-caller.js';
import type { BenchSettings } from '../config/bench-settings.js';
import type { Figure } from '../report/goal.js';
import { median, quantile } from '../report/statistics.js';
import { OwnStack } from '../stack/own-stack.js';
import { pairedCalls, type HttpCall, type PairedCall } from './paired-call.js';

type Revision = '2025-11-25' | '2026-07-28';

export interface PairResult {
  tool: string;
  /** The protocol's revision that the tool was called in. */
  revision: Revision;
  /** Medians of the round in the middle, in milliseconds. */
  httpP50Ms: number;
  mcpP50Ms: number;
  /** Median over the rounds of the ratio of the two medians. */
  ratio: number;
}

/** Each tool call against the same call over HTTP: both through the edge, one connection each, one call by turns. */
export async function benchmarkMcp(
  settings: BenchSettings,
  say: (line: string) => void,
): Promise<{ pairs: PairResult[]; figures: Figure[] }> {
  say('Starting the product …');
  const stack = await OwnStack.start(settings.repositoryRoot, settings.stackFolder);
  const parts = new StartedParts();
  parts.add(() => stack.stop());
  try {
    const { token, apiUrl, origin } = stack.deployment;
    const pools: Pools = {
      http: new Pool(origin, { connections: 1, pipelining: 1 }),
      mcp: new Pool(origin, { connections: 1, pipelining: 1 }),
      token,
    };
    parts.add(() => pools.http.destroy());
    parts.add(() => pools.mcp.destroy());
    say('Measuring tool calls beside the same HTTP calls …');
    const results: PairResult[] = [];
    let n = 0;
    const pairs = await pairedCalls(new ServiceCaller(apiUrl, token));
    for (const { pair, revision } of inRevisions(pairs)) {
      const rounds: { http: number; mcp: number }[] = [];
      for (let round = -1; round < settings.rounds; round += 1) {
        const times: { http: number[]; mcp: number[] } = { http: [], mcp: [] };
        for (const end = performance.now() + 2 * settings.measureMs; performance.now() < end; n += 1) {
          times.http.push(await viaHttp(pools, pair, n));
          times.mcp.push(await viaMcp(pools, pair, revision, n));
        }
        // The first round warms up.
        if (round >= 0) rounds.push({ http: quantile(times.http, 0.5), mcp: quantile(times.mcp, 0.5) });
      }
      results.push({
        tool: pair.name,
        revision,
        httpP50Ms: median(rounds.map(({ http }) => http)),
        mcpP50Ms: median(rounds.map(({ mcp }) => mcp)),
        ratio: median(rounds.map(({ http, mcp }) => mcp / http)),
      });
    }
    return { pairs: results, figures: results.map(figureOf) };
  } finally {
    await parts.end();
  }
}

/** Every call in the revision that clients speak today, and one in the newest too, to compare with. */
function inRevisions(pairs: PairedCall[]): { pair: PairedCall; revision: Revision }[] {
  return pairs.flatMap((pair) => [
    { pair, revision: '2025-11-25' as const },
    ...(pair.name === 'get_card' ? [{ pair, revision: '2026-07-28' as const }] : []),
  ]);
}

const figureOf = ({ tool, revision, ratio }: PairResult): Figure => ({
  what: `MCP ${tool} (${revision}) ÷ the same HTTP call, p50`,
  value: ratio,
  unit: '×',
  goal: { atMost: 1.6 },
});

interface Pools {
  http: Pool;
  mcp: Pool;
  token: string;
}

function viaHttp({ http, token }: Pools, pair: PairedCall, n: number): Promise<number> {
  const { method, path, body, idempotencyKey }: HttpCall = pair.http(n);
  return timed(http, {
    method,
    path: `/api/v1${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

function viaMcp({ mcp, token }: Pools, pair: PairedCall, revision: Revision, n: number): Promise<number> {
  const isModern = revision === '2026-07-28';
  return timed(mcp, {
    method: 'POST',
    path: '/mcp',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': revision,
      ...(isModern ? { 'mcp-method': 'tools/call', 'mcp-name': pair.name } : {}),
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: n + 1,
      method: 'tools/call',
      params: {
        name: pair.name,
        arguments: pair.arguments(n),
        ...(isModern ? { _meta: ENVELOPE } : {}),
      },
    }),
  });
}

/** What each request of the newest revision says of its client. */
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'kiban-bench', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
};

interface Sent {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** @returns milliseconds until the last byte, of a call that was granted */
async function timed(pool: Pool, sent: Sent): Promise<number> {
  const at = performance.now();
  const { statusCode, body } = await pool.request({ ...sent, body: sent.body ?? null });
  const text = await body.text();
  const took = performance.now() - at;
  if (statusCode >= 300 || text.includes('"isError":true') || text.startsWith('{"jsonrpc":"2.0","error"'))
    throw new Error(`${sent.method} ${sent.path} answered ${statusCode}: ${text.slice(0, 500)}`);
  return took;
}

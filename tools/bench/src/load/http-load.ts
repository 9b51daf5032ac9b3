import { performance } from 'node:perf_hooks';
import type { MeasuredProcess } from '../stack/measured-process.js';
import { quantile } from '../report/statistics.js';
import { HttpConnection } from './http-connection.js';

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below {base_url}, with the slash it begins with. */
  path: string;
  body?: string;
  headers?: Record<string, string>;
  /** The bearer of this request; the plan's where it is absent. */
  token?: string;
}

/** Makes the `n`th request of a connection; both count from 0. The time that it takes is not the request's. */
export type RequestMaker = (connection: number, n: number) => ApiRequest | Promise<ApiRequest>;

export interface LoadPlan {
  token: string;
  connections: number;
  /** How long new requests are begun, in milliseconds. */
  forMs: number;
  /** Ends it earlier, once so many requests were begun. */
  requestsMax?: number;
  make: RequestMaker;
  /** Statuses that count as work done; any other fails the benchmark. */
  expected: readonly number[];
}

export interface Load {
  requests: number;
  perSecond: number;
  /** Median, 95th and 99th percentile of a request's time, last byte included, in milliseconds. */
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  /** CPU time of the server's process for each request, in microseconds. */
  cpuUs: number;
  /** CPU time that this process, the generator, needed for each request, in microseconds. */
  generatorUs: number;
  /** CPU time of the generator ÷ elapsed time; near 1 it limits the load. */
  generatorShare: number;
  /** How often each status came. */
  statuses: Record<number, number>;
}

/** Each connection sends its next request as soon as the answer to the last one is whole. */
export async function loadHttp(target: MeasuredProcess, plan: LoadPlan): Promise<Load> {
  const base = new URL(target.baseUrl);
  const connections = Array.from({ length: plan.connections }, () => new HttpConnection(base));
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const { requestsMax = Number.POSITIVE_INFINITY } = plan;
  let begun = 0;
  const cpuBefore = await target.cpuSeconds();
  const ownBefore = process.cpuUsage();
  const began = performance.now();
  const run = async (connection: HttpConnection, index: number): Promise<void> => {
    for (let n = 0; performance.now() - began < plan.forMs && begun < requestsMax; n += 1) {
      begun += 1;
      const request = await plan.make(index, n);
      const sent = textOf(request, base, request.token ?? plan.token);
      const at = performance.now();
      const { status, text } = await connection.exchange(sent);
      times.push(performance.now() - at);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!plan.expected.includes(status))
        throw new Error(`${request.method} ${request.path} answered ${status}: ${text.slice(0, 500)}`);
    }
  };
  try {
    await Promise.all(connections.map(run));
    const seconds = (performance.now() - began) / 1_000;
    const own = process.cpuUsage(ownBefore);
    const ownUs = own.user + own.system;
    const cpu = (await target.cpuSeconds()) - cpuBefore;
    return {
      requests: times.length,
      perSecond: times.length / seconds,
      p50Ms: quantile(times, 0.5),
      p95Ms: quantile(times, 0.95),
      p99Ms: quantile(times, 0.99),
      cpuUs: (cpu / times.length) * 1e6,
      generatorUs: ownUs / times.length,
      generatorShare: ownUs / 1e6 / seconds,
      statuses,
    };
  } finally {
    for (const connection of connections) connection.close();
  }
}

function textOf({ method, path, body, headers = {} }: ApiRequest, base: URL, token: string): string {
  let head = `${method} ${base.pathname}${path} HTTP/1.1\r\nhost: ${base.host}\r\nauthorization: Bearer ${token}\r\n`;
  for (const [name, value] of Object.entries(headers)) head += `${name}: ${value}\r\n`;
  if (body === undefined) return `${head}\r\n`;
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

import { performance } from 'node:perf_hooks';
import { Pool } from 'undici';
import type { MeasuredProcess } from '../stack/measured-process.js';
import { quantile } from '../report/statistics.js';

export interface ApiRequest {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below {base_url}, with the slash it begins with. */
  path: string;
  body?: string;
  headers?: Record<string, string>;
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
  /** Median and 99th percentile of a request's time, last byte included, in milliseconds. */
  p50Ms: number;
  p99Ms: number;
  /** CPU time of the server's process for each request, in microseconds. */
  cpuUs: number;
  /** How often each status came. */
  statuses: Record<number, number>;
}

/** Each connection sends its next request as soon as the answer to the last one is whole. */
export async function loadHttp(target: MeasuredProcess, plan: LoadPlan): Promise<Load> {
  const base = new URL(target.baseUrl);
  const pool = new Pool(base.origin, { connections: plan.connections, pipelining: 1 });
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const { requestsMax = Number.POSITIVE_INFINITY } = plan;
  let begun = 0;
  const cpuBefore = await target.cpuSeconds();
  const began = performance.now();
  const connection = async (index: number): Promise<void> => {
    for (let n = 0; performance.now() - began < plan.forMs && begun < requestsMax; n += 1) {
      begun += 1;
      const request = await plan.make(index, n);
      const at = performance.now();
      const { status, text } = await send(pool, base.pathname, plan.token, request);
      times.push(performance.now() - at);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!plan.expected.includes(status))
        throw new Error(`${request.method} ${request.path} answered ${status}: ${text.slice(0, 500)}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: plan.connections }, (_, index) => connection(index)));
    const seconds = (performance.now() - began) / 1_000;
    const cpu = (await target.cpuSeconds()) - cpuBefore;
    return {
      requests: times.length,
      perSecond: times.length / seconds,
      p50Ms: quantile(times, 0.5),
      p99Ms: quantile(times, 0.99),
      cpuUs: (cpu / times.length) * 1e6,
      statuses,
    };
  } finally {
    await pool.destroy();
  }
}

/** Reads every byte of the answer but keeps none, unless it is an error to be shown. */
function send(
  pool: Pool,
  prefix: string,
  token: string,
  { method, path, body, headers }: ApiRequest,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    let status = 0;
    let text = '';
    pool.dispatch(
      {
        method,
        path: prefix + path,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body ?? null,
      },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, statusCode) => {
          status = statusCode;
        },
        onResponseData: (_controller, chunk) => {
          if (status >= 400) text += chunk.toString('utf8');
        },
        onResponseEnd: () => resolve({ status, text }),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}

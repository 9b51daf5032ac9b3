import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ATTACKER_ADDRESS } from './attack.js';
import { exchange, type Reply } from './http-exchange.js';
import { hostileRequests, type HostileRequest } from './hostile-requests.js';
import type { HostileWorld } from './hostile-world.js';
import type { ProcessWatch } from './process-watch.js';

export interface Inspected {
  name: string;
  /** Or how the request ended without a response. */
  status: string;
  /** Of all services together, in milliseconds. */
  cpuMs: number;
  bytes: number;
  /** The longest time of the other workspace's reads during it. */
  otherMs: number;
  /** Services whose process ended. */
  ended: string[];
  /** A 4xx within the bounds of CPU time and response size. */
  held: boolean;
}

export const CPU_MS_MAX = 50;
export const RESPONSE_BYTES_MAX = 20_000;

const PROBE_EVERY_MS = 100;
const RECOVERED_WITHIN_MS = 90_000;

/**
 * Sends every hostile request alone and measures what it costs the services. What they do at the same time is in the
 * figure, so of several rounds the cheapest counts.
 */
export async function inspect(
  world: HostileWorld,
  watch: ProcessWatch,
  rounds: number,
): Promise<Inspected[]> {
  const inspected: Inspected[] = [];
  for (const request of rounds === 0 ? [] : hostileRequests(world)) {
    let best: Inspected | undefined;
    for (let round = 0; round < rounds; round += 1) {
      const one = await inspectOnce(world, watch, request);
      if (!best || one.cpuMs < best.cpuMs) best = one;
      const broken = one.ended.length > 0 || !/^[1-4]/.test(one.status);
      // What it broke is not to be counted as the next one's.
      if (broken) await servedAgain(world, watch);
      // A request that took seconds or a process will do so again.
      if (one.cpuMs > 20 * CPU_MS_MAX || broken) {
        best = one;
        break;
      }
    }
    if (best) inspected.push(best);
  }
  return inspected;
}

async function inspectOnce(
  world: HostileWorld,
  watch: ProcessWatch,
  request: HostileRequest,
): Promise<Inspected> {
  const agent = new Agent({ localAddress: ATTACKER_ADDRESS });
  await watch.take();
  const before = await watch.cpuMs();
  const probe = new Probe(world);
  const reply = await exchange(new URL(world.origin), { ...request, agent });
  const cpuMs = Math.max(0, (await watch.cpuMs()) - before);
  const otherMs = await probe.stop();
  const { ended } = await watch.take();
  agent.destroy();
  return {
    name: request.name,
    status: reply.end === 'response' ? String(reply.status) : reply.end,
    cpuMs,
    bytes: reply.bytes,
    otherMs,
    ended,
    held:
      isErrorBody(request, reply) &&
      cpuMs <= CPU_MS_MAX &&
      reply.bytes <= RESPONSE_BYTES_MAX &&
      ended.length === 0,
  };
}

/** A 4xx; over MCP also an error in the form of its protocol, whose status is 200. */
function isErrorBody({ path }: HostileRequest, { status, text }: Reply): boolean {
  return (status >= 400 && status < 500) || (path === '/mcp' && status === 200 && text.includes('"error"'));
}

/** Reads of the other workspace, one at a time, while a hostile request is in flight. */
class Probe {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private readonly stopped = new AbortController();
  private slowestMs = 0;
  private readonly running: Promise<void>;

  constructor(world: HostileWorld) {
    this.running = this.run(world);
  }

  async stop(): Promise<number> {
    this.stopped.abort();
    await this.running;
    this.agent.destroy();
    return this.slowestMs;
  }

  private async run(world: HostileWorld): Promise<void> {
    while (!this.stopped.signal.aborted) {
      const { ms } = await exchange(new URL(world.origin), { ...reading(world), agent: this.agent });
      this.slowestMs = Math.max(this.slowestMs, ms);
      await delay(PROBE_EVERY_MS, undefined, { signal: this.stopped.signal }).catch(() => undefined);
    }
  }
}

const reading = ({
  victim,
}: HostileWorld): { method: string; path: string; headers: Record<string, string> } => ({
  method: 'GET',
  path: `/api/v1/boards/${victim.boardId}`,
  headers: { authorization: `Bearer ${victim.token}` },
});

/** Waits for what is started again, and for what a request without a response still does. */
async function servedAgain(world: HostileWorld, watch: ProcessWatch): Promise<void> {
  const until = performance.now() + RECOVERED_WITHIN_MS;
  while (performance.now() < until) {
    await delay(500);
    const reply = await exchange(new URL(world.origin), { ...reading(world), agent: false });
    if (reply.status !== 200 || reply.ms > 1_000) continue;
    await watch.take();
    return;
  }
}

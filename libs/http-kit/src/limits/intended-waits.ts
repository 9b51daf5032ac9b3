import type { IncomingMessage } from 'node:http';

const waits = new WeakMap<IncomingMessage, number>();

/** Notes time for which a request waited on purpose, as its caller asked. It is no latency: metrics leave it out. */
export function noteWait(request: IncomingMessage, ms: number): void {
  waits.set(request, waitedMs(request) + ms);
}

export function waitedMs(request: IncomingMessage): number {
  return waits.get(request) ?? 0;
}

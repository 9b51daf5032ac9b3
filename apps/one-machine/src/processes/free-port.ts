import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** Below the range of outgoing connections, which take a free port of theirs before the program has started. */
const FIRST_PORT = 10_240;
const END_PORT = 32_768;

/** The first port of a block is its guard, the others are handed out. */
const BLOCK_SIZE = 32;

/** This process's block: its guard stays bound, so that no other launcher, test or rehearsal hands out the same ports. */
let block: { readonly guard: Server; next: number; readonly end: number } | undefined;

/**
 * A port on 127.0.0.1 for a program that starts later. No caller of this function in any process gets the same port while
 * this process runs.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    if (block === undefined || block.next === block.end) block = await claimBlock();
    const port = block.next;
    block.next += 1;
    const probe = await listenOn(port);
    if (probe === undefined) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}

/** Several different free ports on 127.0.0.1. */
export async function findFreePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) found.push(await findFreePort());
  return found;
}

async function claimBlock(): Promise<NonNullable<typeof block>> {
  const blocks = Math.floor((END_PORT - FIRST_PORT) / BLOCK_SIZE);
  const start = randomInt(blocks);
  for (let tried = 0; tried < blocks; tried += 1) {
    const first = FIRST_PORT + ((start + tried) % blocks) * BLOCK_SIZE;
    const guard = await listenOn(first);
    if (guard === undefined) continue;
    guard.unref();
    return { guard, next: first + 1, end: first + BLOCK_SIZE };
  }
  throw new Error(`No port from ${FIRST_PORT} to ${END_PORT - 1} is free.`);
}

/** @returns undefined when another program uses the port */
function listenOn(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(undefined));
    server.listen({ host: '127.0.0.1', port }, () => resolve(server));
  });
}
